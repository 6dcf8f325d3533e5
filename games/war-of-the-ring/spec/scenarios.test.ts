import { fastChance, ScriptedChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { loadContent, NATIONS } from '../src/content/index.ts';
import { warOfTheRing } from '../src/game.ts';
import { setup } from '../src/match/setup.ts';
import type { Action } from '../src/state/action.ts';
import type { State } from '../src/state/state.ts';
import { answerOf } from '../test/answer.ts';
import {
  checkVictoryConditions,
  fromSpecState,
  initiateSiege,
  resolveAction,
  resolveHunt,
  type SpecInput,
  toSpecState,
  validateMove,
} from './index.ts';

const chance = () => fastChance('scenarios');
const ctx = () => ({ chance: chance(), log: silent });
const fresh = (seats = 2) => setup({ variants: [] }, seats, ctx());

/** Plays an action of the rules for the seat with the decision. */
function play(state: State, words: string): void {
  warOfTheRing.settle?.(state, ctx());
  const [asked] = warOfTheRing.decisions(state);
  const action: Action = answerOf(words);
  expect(warOfTheRing.check(state, asked!.seat, action), words).toBeUndefined();
  warOfTheRing.play(state, asked!.seat, action, ctx());
}

const dice = (...types: string[]) => types.map((type) => ({ type, selected: false }));
const acting = (activePlayer: string, turnOrder: string[]) => ({
  phase: 'Action Resolution' as const,
  activePlayer,
  turnOrder,
});

describe('Test scenarios of the specification', () => {
  test('scenario 1: a new game has the armies, the Fellowship and the Political Track of the rules', () => {
    const { board } = toSpecState(fresh());
    const regions = Object.values(board.regions!);
    for (const nation of NATIONS) {
      const { start } = loadContent().content.nation.get(nation)!;
      const code = String(NATIONS.indexOf(nation) + 1);
      const placed = regions.flatMap(({ deployments = [] }) =>
        deployments.flatMap(({ nations = {} }) => nations[code] ?? []),
      );
      const total = (
        figure: 'regular' | 'elite' | 'leader' | 'nazgul',
        counts: readonly Record<typeof figure, number>[],
      ) => counts.reduce((sum, each) => sum + each[figure], 0);
      expect(placed.length).toBe(start.length);
      for (const figure of ['regular', 'elite', 'leader', 'nazgul'] as const)
        expect(total(figure, placed), `${nation} ${figure}`).toBe(total(figure, start));
    }
    expect(board.regions?.['53']).toMatchObject({ name: 'Minas Tirith', units: { regular: 3, elite: 1 }, leaders: 1 });
    const erebor = regions.find(({ name }) => name === 'Erebor');
    expect(erebor).toMatchObject({ units: { regular: 1, elite: 2, owner: 'Free' }, leaders: 1, control: '1' });
    expect(board.fellowshipTrack).toEqual({ progress: { value: 0, hidden: true }, corruption: 0, region: '81' });
    expect(board.regions?.['81']?.name).toBe('Rivendell');
    // Frodo and Sam are one entry: eight for nine persons (RULINGS 1).
    expect(board.fellowshipBox?.companions).toHaveLength(8);
    expect(Object.values(board.politicalTrack!).map(({ position, active }) => `${position} ${active}`)).toEqual([
      'Peace1 false',
      'Peace1 true',
      'Peace2 false',
      'Peace1 false',
      'Peace1 false',
      'Peace3 true',
      'Peace3 true',
      'Peace2 true',
    ]);
  });

  test('scenario 2: four players act in the turn order, and each action takes a die from the common pool', () => {
    const order = ['p2', 'p4', 'p1', 'p3'];
    const state = fromSpecState(
      {
        playerCount: 4,
        board: {
          actionDiceArea: {
            free: dice('Event', 'Event', 'Event'),
            shadow: dice('Army', 'Army', 'Army', 'Army', 'Army'),
          },
        },
        turn: acting('p2', order),
      } satisfies SpecInput,
      chance(),
    );
    expect(toSpecState(state).turn?.turnOrder).toEqual(order);
    const acted: string[] = [];
    const left: string[] = [];
    for (let n = 0; n < 8; n++) {
      warOfTheRing.settle?.(state, ctx());
      const { turn, board } = toSpecState(state);
      acted.push(turn!.activePlayer);
      left.push(`${board.actionDiceArea!.free.length}/${board.actionDiceArea!.shadow.length}`);
      play(state, turn!.activePlayer === 'p1' || turn!.activePlayer === 'p2' ? 'skip event' : 'skip army');
    }
    expect(acted).toEqual(['p2', 'p4', 'p1', 'p3', 'p2', 'p4', 'p3', 'p4']);
    expect(left).toEqual(['3/5', '2/5', '2/4', '1/4', '1/3', '0/3', '0/2', '0/1']);
  });

  test('scenario 3: only GondorElves play Boromir under the switch, any Free player plays Gandalf the Grey', () => {
    const played = (characterId: string, activePlayer: string, variants: string[]) =>
      validateMove({ type: 'PLAY_CHARACTER', characterId }, {
        playerCount: 4,
        players: toSpecState(fresh(4)).players!,
        board: {
          actionDiceArea: { free: [{ type: 'Character', selected: true }], shadow: [{ type: 'Army', selected: true }] },
        },
        turn: acting(activePlayer, []),
        variants,
      } satisfies SpecInput).valid;
    const strict = ['mp-companion-owner'];
    expect([played('boromir', 'p1', strict), played('boromir', 'p2', strict)]).toEqual([true, false]);
    expect([played('boromir', 'p1', []), played('boromir', 'p2', [])]).toEqual([true, true]);
    for (const variants of [strict, []])
      expect(['p1', 'p2', 'p3', 'p4'].map((player) => played('gandalf_grey', player, variants))).toEqual([
        true,
        true,
        false,
        false,
      ]);
  });

  test('scenario 4: Minas Tirith under siege holds five units, and the excess is in the reserves', () => {
    const state = fromSpecState(
      {
        board: {
          regions: {
            '53': { units: { regular: 6, elite: 1, owner: 'Free' }, leaders: 1 },
            '77': {
              deployments: [
                {
                  units: { regular: 5, elite: 0, owner: 'Shadow' },
                  nations: { '7': { regular: 5 } },
                },
              ],
            },
          },
          politicalTrack: { '7': { position: 'War', active: true } },
          actionDiceArea: { free: dice('Event'), shadow: dice('Army') },
        },
        turn: acting('p2', ['p1', 'p2']),
      } satisfies SpecInput,
      chance(),
    );
    expect(toSpecState(state).board.regions?.['77']?.name).toBe('Osgiliath');
    const before = toSpecState(state).offBoard!.free.reserves['3']!;
    for (const words of ['use army attack', 'attack osgiliath minas-tirith', 'go']) play(state, words);
    expect(toSpecState(state).combat).toMatchObject({ attacker: 'Shadow', defender: 'Free', region: '53' });
    const besieged = toSpecState(initiateSiege(state, '53', chance()));
    expect(besieged.board.regions?.['53']).toMatchObject({
      siegeStatus: 'in',
      control: '3',
      besiegedUnits: { regular: 4, elite: 1, owner: 'Free' },
      besiegedLeaders: 1,
      units: { regular: 5, elite: 0, owner: 'Shadow' },
      deployments: [{ group: 'besieged' }, { group: 'sieging' }],
    });
    expect(besieged.offBoard!.free.reserves['3']).toEqual({ ...before, regular: before.regular + 2 });
  });

  test('scenario 5: the Fellowship moves, two dice hunt it, and the tile adds Corruption and reveals', () => {
    const given: SpecInput = {
      board: {
        actionDiceArea: { free: [{ type: 'Character', selected: true }], shadow: dice('Army', 'Army') },
        huntBox: { dice: 2 },
        huntPool: { tiles: ['damage-2-reveal'], count: 1 },
      },
      turn: acting('p1', ['p1', 'p2']),
    };
    expect(validateMove({ type: 'MOVE_FELLOWSHIP' }, given)).toEqual({ valid: true, message: '' });
    const state = fromSpecState(given, chance());
    const rolled = new ScriptedChance([6, 3, { draw: 0 }]);
    const hunted = resolveAction({ type: 'MOVE_FELLOWSHIP', die: 'Character' }, state, rolled);
    expect(toSpecState(hunted).board).toMatchObject({
      fellowshipTrack: { progress: { value: 1 }, corruption: 0 },
      huntBox: { dice: 2, tile: 'damage-2-reveal' },
    });
    const refuses = resolveHunt(
      hunted,
      chance(),
      ({ options }) => options.find(({ type }) => type === 'decline') ?? options[0]!,
    );
    expect(toSpecState(refuses).board).toMatchObject({
      fellowshipTrack: { progress: { value: 0, hidden: false }, corruption: 2 },
      huntBox: { dice: 2, freeDice: 1, tile: null },
    });
    expect(toSpecState(state).board.fellowshipTrack?.progress.value).toBe(0);
  });

  test('scenario 6: the Shadow wins with ten points in phase 6, the Free Peoples with the Ring at Mount Doom', () => {
    const taken = ['minas-tirith', 'dol-amroth', 'helms-deep', 'lorien', 'erebor'].map((id) =>
      String(loadContent().content.region.get(id)!.number),
    );
    const conquered = (phase: 'Action Resolution' | 'Military Victory'): SpecInput => ({
      board: {
        regions: Object.fromEntries(taken.map((id) => [id, { control: 'Shadow' }])),
        actionDiceArea: { free: dice('Event'), shadow: [] },
      },
      turn: { phase, activePlayer: 'p1', turnOrder: ['p1', 'p2'] },
    });
    expect(checkVictoryConditions(conquered('Action Resolution'))).toEqual({ gameOver: false, winner: null });
    expect(checkVictoryConditions(conquered('Military Victory'))).toEqual({ gameOver: true, winner: 'Shadow' });
    const state = fromSpecState(conquered('Action Resolution'), chance());
    expect(toSpecState(state).board.victoryPoints).toEqual({ free: 0, shadow: 10 });
    play(state, 'skip event');
    expect(toSpecState(state)).toMatchObject({ gameOver: true, winner: 'Shadow' });

    const atDoom = (corruption: number): SpecInput => ({
      board: {
        fellowshipTrack: { progress: { value: 0, hidden: true }, corruption },
        mordorTrack: { position: 'Mount Doom' },
      },
      turn: acting('p1', ['p1', 'p2']),
    });
    expect(checkVictoryConditions(atDoom(11))).toEqual({ gameOver: true, winner: 'Free' });
    expect(checkVictoryConditions(atDoom(12))).toEqual({ gameOver: true, winner: 'Shadow' });
    const lastStep: SpecInput = {
      board: {
        fellowshipTrack: { progress: { value: 0, hidden: true }, corruption: 11, region: '52' },
        mordorTrack: { position: '4' },
        fellowshipBox: { companions: ['frodo_sam'] },
        guideBox: { companion: 'gollum' },
        huntPool: { tiles: ['elven-rope'], count: 1 },
        actionDiceArea: { free: [{ type: 'Character', selected: true }], shadow: dice('Army', 'Army') },
      },
      turn: acting('p1', ['p1', 'p2']),
    };
    const destroyed = resolveAction(
      { type: 'MOVE_FELLOWSHIP', die: 'Character' },
      fromSpecState(lastStep, chance()),
      new ScriptedChance([{ draw: 0 }]),
    );
    expect(toSpecState(destroyed)).toMatchObject({
      gameOver: true,
      winner: 'Free',
      board: { mordorTrack: { position: 'Mount Doom' } },
    });
  });
});
