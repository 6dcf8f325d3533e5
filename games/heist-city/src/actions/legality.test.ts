import { begin, type Chance, canonical, fastChance, silent } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { ENEMY_BRAIN, legal, NINJA, table } from '../../test/table.ts';
import { heistCity } from '../game/game.ts';
import { cellsWithin } from '../map/blast.ts';
import { isWall, siteOf } from '../map/site.ts';
import type { Action, SlotAction } from '../state/action.ts';
import { REFUSALS } from '../state/refusals.ts';
import type { State } from '../state/state.ts';
import { VARIANTS } from '../state/variants.ts';
import { slotLimit, slotsTaken } from '../units/inventory.ts';
import { equipmentWorks, maxWounds } from '../units/stats.ts';
import { cellOf, isConscious, unitCount } from '../units/units.ts';
import { armsOf } from '../weapons/weapons.ts';
import { refuseAction } from './actions.ts';

const MAPS = ['ballroom', 'bank-job-hex', 'server-hack', 'jail-break', 'treasure-hunt', 'hex-demo'];

/** Returns every action of the shorter kinds with plausible and implausible parameters. */
function conceivable(state: State, unit: number): SlotAction[] {
  const units = Array.from({ length: unitCount(state) + 1 }, (_, i) => i);
  const arms = [...armsOf(state, unit), 'rocket'];
  const drops = [...state.drops.keys(), state.drops.length];
  return [
    ...arms.flatMap((weapon) =>
      units.flatMap((target): SlotAction[] => [
        { type: 'attack', weapon, target },
        { type: 'throw-weapon', weapon, target },
        { type: 'push', weapon, target },
        { type: 'ghost-hand', weapon, target },
      ]),
    ),
    ...arms.flatMap((item): SlotAction[] => [
      { type: 'reload', weapon: item },
      { type: 'drop', what: { item } },
    ]),
    ...units.flatMap((target): SlotAction[] => [
      { type: 'charm', npc: target },
      { type: 'mob-intel', npc: target },
      { type: 'remove-disguise', target },
      { type: 'in-plain-sight', target },
    ]),
    ...drops.flatMap((drop): SlotAction[] => [
      { type: 'hack-upload', drop },
      { type: 'pick-up', what: { drop } },
      { type: 'drop', what: { drop } },
    ]),
    ...[0, 1, 2, 3, 4].map((computer): SlotAction => ({ type: 'hack-computer', computer })),
    ...(['go-loud', 'wake-up', 'face-off', 'all-eyes-on-me', 'all-according-to-plan'] as const).map((type) => ({
      type,
    })),
  ];
}

/** Returns a sample of destinations and hexes. */
function farFetched(state: State, unit: number, dice: Chance): SlotAction[] {
  const { size } = siteOf(state.map);
  return Array.from({ length: 60 }, () => dice.d(size) - 1).flatMap((cell): SlotAction[] => [
    { type: 'move', to: cell },
    { type: 'hustle', to: cell },
    { type: 'sprint', to: cell },
    { type: 'ninja-vanish', to: cell },
    { type: 'move-it-along', unit: dice.d(unitCount(state)) - 1, to: cell },
    { type: 'camera-squib', cell },
    { type: 'breaching-charge', cell },
    ...armsOf(state, unit).map((item): SlotAction => ({ type: 'throw', item, cell })),
  ]);
}

function expectExact(state: State, seat: number, legal: readonly Action[], dice: Chance): void {
  for (const action of legal) expect(heistCity.check(state, seat, action)).toBeUndefined();
  if (state.flow.at(-1)?.at !== 'act') return;
  const unit = state.activation!.character;
  const listed = new Set(legal.map(canonical));
  for (const action of [...conceivable(state, unit), ...farFetched(state, unit, dice)]) {
    const refusal = refuseAction(state, unit, action);
    if (refusal) expect(REFUSALS).toHaveProperty(refusal.code);
    else expect(listed).toContain(canonical(action));
  }
}

function expectSane(state: State): void {
  const site = siteOf(state.map);
  const standing = Array.from({ length: unitCount(state) }, (_, unit) => unit).filter((unit) =>
    isConscious(state, unit),
  );
  const cells = standing.map((unit) => cellOf(state, unit));
  expect(new Set(cells).size).toBe(cells.length);
  for (const cell of cells) expect(isWall(site, state.rubble, cell)).toBe(false);
  for (const [unit, { wounds, vp }] of state.characters.entries()) {
    expect(wounds).toBeLessThanOrEqual(maxWounds(state, unit));
    // An item that adds slots stops doing so in an area of shock, but nothing falls then. R 14.3
    if (equipmentWorks(state, unit)) expect(slotsTaken(state, unit)).toBeLessThanOrEqual(slotLimit(state, unit));
    const points = state.scores.filter(({ character }) => character === unit).map((score) => score.points);
    expect(vp).toBe(points.reduce((sum, one) => sum + one, 0));
  }
  for (const [drop, { cell }] of state.drops.entries()) {
    const carriers = state.characters.filter(({ carries }) => carries.includes(drop)).length;
    expect(carriers).toBeLessThanOrEqual(cell < 0 ? 1 : 0);
  }
}

/** Moves all units close together, so that they interact. */
function gather(state: State, dice: Chance): void {
  const site = siteOf(state.map);
  const places = [...site.computers, ...site.drops.map(({ cell }) => cell), ...site.npcs.map(({ cell }) => cell)];
  const centre = dice.pick(places.length > 0 ? places : site.zones[0]);
  const taken = Array.from({ length: unitCount(state) }, (_, unit) => cellOf(state, unit));
  const free = cellsWithin(site, centre, 4).filter(
    (cell) => !isWall(site, state.rubble, cell) && site.table[cell] === 0 && !taken.includes(cell),
  );
  dice.shuffle(free);
  for (const character of state.characters) {
    character.cell = free.pop() ?? character.cell;
    character.connected = -1;
    if (character.stance === 'overt') character.stance = dice.pick(['overt', 'hidden', 'disguised']);
  }
}

function playThrough(seed: string, options: object): void {
  const dice = fastChance(`${seed} choices`);
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(heistCity, heistCity.options.parse(options), 2, ctx);
  for (;;) {
    const [decision] = heistCity.decisions(state);
    if (!decision) return;
    if (decision.kind === 'activate' && dice.d(10) === 1) gather(state, dice);
    const legal = heistCity.legal(state, decision.seat);
    if (dice.d(12) === 1) expectExact(state, decision.seat, legal, dice);
    // Every kind of action is equally likely, independent of its number of destinations.
    const type = dice.pick([...new Set(legal.map((action) => action.type))]);
    heistCity.play(state, decision.seat, dice.pick(legal.filter((action) => action.type === type)), ctx);
    expectSane(state);
  }
}

describe('Legality in crowded random matches', () => {
  it.each(MAPS)('legal lists exactly the actions that check accepts, in a valid state: %s', (map) => {
    playThrough(`usual ${map}`, { map });
  });

  it.each(MAPS)('legal and check agree under random variants: %s', (map) => {
    const dice = fastChance(`variants ${map}`);
    playThrough(`variants ${map}`, { map, variants: VARIANTS.filter(() => dice.d(6) === 1) });
  });
});

it('two knives give one throw per target, not two (R 14.2)', () => {
  const match = table({
    acting: NINJA,
    ninja: { at: [0, 0], items: ['knife', 'knife'] },
    'enemy-brain': { at: [3, 0] },
  });
  expect(legal(match, 'throw-weapon')).toEqual([{ type: 'throw-weapon', weapon: 'knife', target: ENEMY_BRAIN }]);
});
