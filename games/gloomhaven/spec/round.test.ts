import { fastChance } from '@tessera/kernel';
import { hex } from '@tessera/space';
import { describe, expect, test } from 'vitest';
import { gainCondition } from '../src/conditions/conditions.ts';
import { recordOf } from '../src/content/lookup.ts';
import { setElement } from '../src/elements/elements.ts';
import { Options } from '../src/party/options.ts';
import { levelsFor } from '../src/scenario/level.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import { revealRoom } from '../src/scenario/rooms.ts';
import type { State } from '../src/state/state.ts';
import { startScenario } from '../test/startScenario.ts';
import { characterOf } from './character.ts';
import { getConditions } from './conditions.ts';
import {
  calculateInitiativeOrder,
  getNonLeadingCardInitiative,
  type InitiativeEntry,
  resolveInitiativeTies,
} from './initiative.ts';
import {
  type Answer,
  collectPlayerCardSelections,
  gamePhaseOf,
  processEndOfRound,
  processMonsterTurn,
  processPlayerTurn,
  processRound,
  ROUND_PHASES,
  roundOf,
  roundPhaseOf,
} from './round.ts';
import {
  calculateScenarioLevel,
  FIVE_PLAYER_MODIFICATIONS,
  initializeMonsters,
  scenarioOf,
  setupScenario,
} from './scenario.ts';

const chance = () => fastChance(1);
const party = (size: number, level = 1) =>
  ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart'].slice(0, size).map((type) => ({ class: type, level }));

describe('scenario', () => {
  test('setupScenario returns a fresh scenario: level, map, monsters, inert elements, round 0, no order, card selection', () => {
    const scenario = setupScenario(1, party(2), chance());
    expect(scenario).toMatchObject({
      id: 1,
      level: 1,
      round: 0,
      initiative: [],
      phase: 'card_selection',
      currentPlayer: null,
      elements: { fire: 'inert', ice: 'inert', air: 'inert', earth: 'inert', light: 'inert', dark: 'inert' },
    });
    expect(scenario.map.length).toBeGreaterThan(20);
    expect(gamePhaseOf(scenario.state)).toBe('setup');
    expect(gamePhaseOf({ flow: [{ at: 'picks' }], over: false })).toBe('play');
    expect(gamePhaseOf({ flow: [], over: true })).toBe('cleanup');
  });

  test("setupScenario gives monsters the statistics of the scenario's level", () => {
    const { state, monsters } = setupScenario(1, party(2, 5), chance());
    expect(monsters).toEqual(initializeMonsters(state));
    expect(monsters.length).toBeGreaterThan(0);
    for (const id of monsters) {
      const { type, kind, maxHp, stats } = state.figures[id]!;
      expect(stats).toBe(`monster/${type}/levels/${kind}/3`);
      const { levels } = recordOf('monster', type);
      if (!('normal' in levels) || (kind !== 'normal' && kind !== 'elite')) throw new Error('an ordinary monster');
      expect(levels[kind]?.[3]?.hitPoints).toBe(maxHp);
    }
  });

  test('setupScenario places every listed tile, monster, overlay tile and treasure on the map', () => {
    const { state, ctx } = startScenario(1, 4);
    const { record, plan } = scenarioPlan(state.scenario);
    for (const [room, { start }] of record.rooms.entries()) if (!start) revealRoom(state, room, -1, ctx);
    const cells = (type: string) =>
      record.overlays.filter((one) => one.type === type).flatMap(({ hexes }) => hexes.map(([q, r]) => hex(q, r)));
    const on = (some: readonly number[]) => some.map((cell) => plan.board.hexOf(cell)).toSorted();
    expect(on(state.map.obstacles.flat())).toEqual(cells('obstacle').toSorted());
    expect(on(state.map.traps.map(({ cell }) => cell))).toEqual(cells('trap').toSorted());
    expect(on(state.map.treasures.map(({ cell }) => cell))).toEqual(cells('treasure').toSorted());
    expect([state.map.obstacles.length, state.map.treasures.length].every((count) => count > 0)).toBe(true);
    const tiles = record.rooms.flatMap((room) => room.tiles.flatMap(({ hexes }) => hexes));
    expect(tiles.every(([q, r]) => plan.board.has(hex(q, r)))).toBe(true);
    const groups = new Set(initializeMonsters(state).map((id) => state.figures[id]!.type));
    expect([...groups].toSorted()).toEqual(record.monsters.map(({ monster }) => monster).toSorted());
  });

  test('the scenario level is half the average of the party, never below 0', () => {
    expect(calculateScenarioLevel(party(4, 3))).toBe(2);
    expect(calculateScenarioLevel(party(4, 3), 'floor')).toBe(1);
    expect(calculateScenarioLevel(party(1, 1), 'floor')).toBe(0);
  });

  test('with five characters the level is two higher up to 7, and monsters are as many as for four', () => {
    const { difficultyAdjustment, maxPartySize } = FIVE_PLAYER_MODIFICATIONS;
    for (const size of [2, 3, 4, 5]) {
      const { level } = setupScenario(1, party(size, 3), chance());
      expect(level).toBe(calculateScenarioLevel(party(size, 3)) + (size === maxPartySize ? difficultyAdjustment : 0));
    }
    expect(setupScenario(1, party(5, 9), chance()).level).toBe(7);
  });

  test('five players meet as many monsters as four, with the statistics of the raised level', () => {
    const five = setupScenario(1, party(5, 3), chance());
    expect(FIVE_PLAYER_MODIFICATIONS.monsterScaling).toBe('standard');
    expect(five.monsters).toHaveLength(setupScenario(1, party(4, 3), chance()).monsters.length);
    for (const id of five.monsters) expect(five.state.figures[id]!.stats).toMatch(/\/4$/);
    expect(levelsFor({ heroes: [3, 3, 3, 3, 3], difficulty: 'normal', variants: {} })).toMatchObject({ characters: 4 });
  });

  test('the settings for five players are one record, and five is the largest party', () => {
    expect(FIVE_PLAYER_MODIFICATIONS).toEqual({
      maxPartySize: 5,
      difficultyAdjustment: 2,
      rewardPenalty: 2,
      monsterScaling: 'standard',
      fifthAttackModifierDeck: true,
      extendedGameTime: true,
    });
    expect(setupScenario(1, party(5), chance()).state.decks.heroes).toHaveLength(5);
    expect(() => setupScenario(1, [...party(5), ...party(1)], chance())).toThrow();
  });
});

describe('character', () => {
  test('a character has class, level, hit points, cards, a deck, items, conditions, gold and battle goals', () => {
    const { state } = setupScenario(1, party(2, 4), chance());
    const [hero] = state.heroes;
    const { hitPoints, handSize } = recordOf('class', 'brute');
    expect(hero).toMatchObject({ class: 'brute', level: 4, xp: 0, money: 0, active: [], discard: [], lost: [] });
    expect(hero!.hand).toHaveLength(handSize);
    expect(state.figures[0]).toMatchObject({ kind: 'hero', hp: hitPoints[3], maxHp: hitPoints[3] });
    const character = characterOf(state, 0);
    expect(character).toMatchObject({ id: 'brute', health: hitPoints[3], maxHealth: hitPoints[3], experience: 0 });
    expect(new Set(state.heroes.map((one) => one.class)).size).toBe(2);
    expect(Options.safeParse({ heroes: [{ class: 'brute', level: 10 }] }).success).toBe(false);
    expect(Options.safeParse({ heroes: [{ class: 'brute', level: 0 }] }).success).toBe(false);
  });

  test('a character keeps playable, active, discarded and lost cards in separate piles', () => {
    const { state } = setupScenario(1, party(2), chance());
    const [hero] = state.heroes;
    const [active, discarded, lost, ...left] = hero!.hand;
    Object.assign(hero!, { hand: left, active: [active], discard: [discarded], lost: [lost] });
    expect(characterOf(state, 0)).toMatchObject({
      hand: left,
      active: [active],
      discard: [discarded],
      lost: [lost],
    });
  });

  test('each character has a separate modifier deck, equipment, conditions, battle goals and gold', () => {
    const { state } = setupScenario(1, party(2, 4), chance());
    const [brute, tinkerer] = state.heroes;
    expect(state.decks.heroes).toHaveLength(2);
    expect(state.decks.heroes[0]!.cards).not.toEqual(state.decks.heroes[1]!.cards);
    expect(brute!.items.map(({ id }) => recordOf('item', id).slot)).toContain('legs');
    expect([brute!.goals.length, brute!.money]).toEqual([2, 0]);
    expect(brute!.goals).not.toEqual(tinkerer!.goals);
    gainCondition(state.figures[0]!, 'muddle', { fresh: false });
    expect([0, 1].map((seat) => getConditions(characterOf(state, seat)))).toEqual([['muddle'], []]);
  });
});

describe('order of a round', () => {
  const player = (figureId: string, leadingCard: string, otherCard: string): InitiativeEntry => ({
    figureId,
    figureType: 'player',
    initiative: recordOf('card', leadingCard).initiative,
    leadingCard,
    otherCard,
    isLongRest: false,
  });
  const monster = (figureId: string, initiative: number): InitiativeEntry => ({
    figureId,
    figureType: 'monster',
    initiative,
    isLongRest: false,
  });
  const ids = (entries: readonly InitiativeEntry[]) => entries.map(({ figureId }) => figureId);

  test('the order sorts by initiative, then players before monsters, then players by their other card', () => {
    const brute = player('brute', 'trample', 'skewer');
    expect(getNonLeadingCardInitiative(brute)).toBe(recordOf('card', 'skewer').initiative);
    expect(getNonLeadingCardInitiative({})).toBe(99);
    const guard = monster('guard', brute.initiative);
    const early = monster('archer', 1);
    const twin: InitiativeEntry = { ...brute, figureId: 'twin', otherCard: 'overwhelming-assault' };
    const sooner = getNonLeadingCardInitiative(twin) < getNonLeadingCardInitiative(brute) ? 'twin' : 'brute';
    const later = sooner === 'twin' ? 'brute' : 'twin';
    expect(ids(resolveInitiativeTies([guard, brute, twin, early]))).toEqual(['archer', sooner, later, 'guard']);
  });

  test('the players order full ties with five players and two kinds of monsters', () => {
    const rests = ['a', 'b', 'c', 'd', 'e'].map(
      (figureId): InitiativeEntry => ({ figureId, figureType: 'player', initiative: 99, isLongRest: true }),
    );
    const kinds = [monster('x', 30), monster('y', 30)];
    const asked: string[][] = [];
    const order = resolveInitiativeTies([...rests, ...kinds], (tied) => {
      asked.push(ids(tied));
      return tied.toReversed();
    });
    expect(ids(order)).toEqual(['y', 'x', 'e', 'd', 'c', 'b', 'a']);
    expect(asked).toEqual([
      ['x', 'y'],
      ['a', 'b', 'c', 'd', 'e'],
    ]);
  });
});

describe('round', () => {
  test('collectPlayerCardSelections takes all cards before there is an order, and each entry states its kind', () => {
    const state = readyToPick();
    expect(roundOf(state)).toMatchObject({
      number: 1,
      phase: 'card_selection',
      initiativeOrder: [],
      activePlayerIndex: -1,
    });
    const [brute, tinkerer] = state.heroes;
    const cards: [string, string] = [brute!.hand[0]!, brute!.hand[1]!];
    tinkerer!.discard.push(...tinkerer!.hand.splice(0, 3));
    const revealed = collectPlayerCardSelections(state, [cards, 'long-rest'], chance());
    const order = calculateInitiativeOrder(revealed);
    expect(order.map(({ figureId }) => figureId)).toEqual(
      expect.arrayContaining(['brute', 'tinkerer', 'bandit-guard']),
    );
    const numbers = order.map(({ initiative }) => initiative);
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    expect(roundOf(revealed)).toMatchObject({ phase: 'actions', initiativeOrder: order });
  });

  test('an entry of the order names the figure, its side, its initiative, its cards and its rest', () => {
    const state = readyToPick();
    const [brute, tinkerer] = state.heroes;
    const cards: [string, string] = [brute!.hand[0]!, brute!.hand[1]!];
    tinkerer!.discard.push(...tinkerer!.hand.splice(0, 3));
    const order = calculateInitiativeOrder(collectPlayerCardSelections(state, [cards, 'long-rest'], chance()));
    expect(order.find(({ figureId }) => figureId === 'brute')).toEqual({
      figureId: 'brute',
      figureType: 'player',
      initiative: recordOf('card', cards[0]).initiative,
      leadingCard: cards[0],
      otherCard: cards[1],
      isLongRest: false,
    });
    expect(order.find(({ figureId }) => figureId === 'tinkerer')).toEqual({
      figureId: 'tinkerer',
      figureType: 'player',
      initiative: 99,
      isLongRest: true,
    });
    expect(order.find(({ figureId }) => figureId === 'bandit-guard')).toMatchObject({
      figureType: 'monster',
      isLongRest: false,
    });
  });

  test('processRound gives every figure one turn in order, decays elements and begins the next round', () => {
    const state = readyToPick();
    setElement(state, 'fire', 'strong');
    const acted: number[] = [];
    const watched: Answer = (asked) => {
      if (asked.kind === 'turn.act') acted.push(asked.seat);
      return quick(asked);
    };
    const after = processRound(state, watched, chance());
    const order = [0, 1].toSorted((a, b) => after.heroes[a]!.initiative - after.heroes[b]!.initiative);
    expect(acted).toEqual(order);
    expect(after.round).toBe(2);
    expect(after.elements[0]).toBe(1);
    expect(after.figures.every(({ acted }) => !acted)).toBe(true);
    expect(state.round).toBe(1);
  });

  test('a round passes through four phases in order', () => {
    const phase = (...frames: State['flow']) => roundPhaseOf({ flow: frames });
    expect([
      phase({ at: 'picks' }),
      phase({ at: 'reveal' }),
      phase({ at: 'turns' }, { at: 'turn.act', figure: 0 }),
      phase({ at: 'round.end' }),
    ]).toEqual(ROUND_PHASES);
    expect(phase({ at: 'round.begin' }, { at: 'rest.short', seat: 0 })).toBe('end_of_round');
    const state = readyToPick();
    setElement(state, 'dark', 'strong');
    expect(roundOf(state).elementTracker).toMatchObject({ dark: 'strong', fire: 'inert' });
  });

  test('a player plays two cards, a monster its card, and the round ends with decay', () => {
    const state = readyToPick();
    const [hero] = state.heroes;
    const pick: [string, string] = [hero!.hand[0]!, hero!.hand[1]!];
    const other = state.heroes[1]!.hand;
    const revealed = collectPlayerCardSelections(state, [pick, [other[0]!, other[1]!]], chance());
    const played = processPlayerTurn(revealed, 0, quick, chance());
    expect(played.heroes[0]!.inPlay).toEqual([]);
    expect(played.heroes[0]!.hand).toHaveLength(hero!.hand.length - 2);
    const [monster] = initializeMonsters(revealed);
    const moved = processMonsterTurn(revealed, monster!, chance());
    expect(moved.figures[monster!]!.acted).toBe(true);
    const acting = scenarioOf(revealed).currentPlayer!;
    expect(roundOf(revealed).activePlayerIndex).toBe(
      calculateInitiativeOrder(revealed).findIndex(({ figureId }) => figureId === revealed.figures[acting]!.type),
    );
    expect(roundOf(revealed).activePlayerIndex).toBeGreaterThanOrEqual(0);
    setElement(played, 'ice', 'waning');
    const ended = processEndOfRound(played, chance());
    expect(ended.elements[1]).toBe(0);
  });
});

/** Returns scenario 1 for two in its first round, before card selection. */
function readyToPick(): State {
  const { state } = startScenario(1, 2, { heroes: party(2) });
  return { ...state, flow: [{ at: 'picks' }] };
}

/** Prefers an option that ends the turn, never a rest; otherwise takes the first. */
const quick: Answer = ({ options }) =>
  options.find(({ type }) => type === 'end-turn' || type === 'no-rest' || type === 'skip' || type === 'suffer') ??
  options[0]!;
