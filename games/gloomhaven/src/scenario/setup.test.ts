import '../abilities/sceneFacts.ts';
import { fastChance, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { Options } from '../party/options.ts';
import { State } from '../state/state.ts';
import { groundIn, scenarioPlan } from './plan.ts';
import { freeStarts, revealRoom } from './rooms.ts';
import { setup } from './setup.ts';
import { isEmptyHex } from './spawn.ts';

const ctx = (seed = 1) => ({ chance: fastChance(seed), log: silent });
const start = (scenario: number, seats: number, more: object = {}) =>
  setup(Options.parse({ scenario, ...more }), seats, ctx());

const SCENARIOS = [...recordsOf('scenario').values()].map(({ number }) => number).toSorted((a, b) => a - b);
const everyGame = SCENARIOS.flatMap((scenario) => [1, 2, 3, 4, 5].map((seats) => [scenario, seats] as const));

/** Returns the ordinary kinds that share their standees with a monster, itself included. R 2.4 */
function kinOf(monster: string): string[] {
  const { rank, sharesStandeesOf } = recordOf('monster', monster);
  const family = sharesStandeesOf ?? monster;
  if (rank !== 'ordinary') return [monster];
  return [...recordsOf('monster').values()].flatMap((one) =>
    one.rank === 'ordinary' && (one.sharesStandeesOf ?? one.id) === family ? one.id : [],
  );
}

test.each(everyGame)('scenario %i is set up for %i heroes', (scenario, seats) => {
  const state = start(scenario, seats);
  expect(State.safeParse(state).error?.issues ?? []).toEqual([]);
  expect(freeStarts(state).length).toBeGreaterThanOrEqual(seats);
  const { record, plan, roomOf } = scenarioPlan(state.scenario);
  // Reveals every room: everything that the scenario has is placed, and no two figures share a hex.
  for (const [room] of record.rooms.entries()) revealRoom(state, room, -1, ctx(2));
  expect(State.safeParse(state).error?.issues ?? []).toEqual([]);
  state.map.closed = [];
  state.map.locked = [];
  const ground = groundIn(state);
  for (let cell = 0; cell < plan.board.size; cell++) expect([cell, ground.hidden[cell]]).toEqual([cell, 0]);
  const standing = state.figures.filter(({ cell }) => cell >= 0);
  expect(new Set(standing.map(({ cell }) => cell)).size).toBe(standing.length);
  const ranks = record.placements.filter(
    (one) => one.group === undefined && one.ranks[Math.min(4, Math.max(2, seats)) - 2] !== null,
  );
  const wanted = new Map<string, number>();
  for (const { monster } of ranks) wanted.set(monster, (wanted.get(monster) ?? 0) + 1);
  for (const [monster] of wanted) {
    // Variants of a kind share its standees.
    const kin = kinOf(monster).filter((one) => wanted.has(one));
    const placed = state.figures.filter(({ type }) => kin.includes(type));
    const count = kin.reduce((sum, one) => sum + wanted.get(one)!, 0);
    expect([monster, placed.length]).toEqual([monster, Math.min(count, recordOf('monster', monster).standees)]);
    expect(new Set(placed.map(({ number }) => number)).size).toBe(placed.length);
  }
  // Every hex can be reached from where the heroes start; walls may divide a room, and gates join two areas.
  const from = freeStarts(state)[0]!;
  const isDivided =
    record.overlays.some(({ type }) => type === 'wall') ||
    record.rules.some(({ effects }) => effects.some(({ type }) => type === 'gate'));
  for (let cell = 0; cell < plan.board.size && !isDivided; cell++)
    expect(ground.range(from, cell)).toBeLessThan(plan.board.size);
  expect(roomOf.length).toBe(plan.board.size);
  expect(JSON.stringify(state).length).toBeLessThan(30_000);
});

test.each(SCENARIOS)('unrevealed rooms of scenario %i are not in play', (scenario) => {
  const state = start(scenario, 4);
  const { plan, roomOf, joins, doorOn } = scenarioPlan(state.scenario);
  const ground = groundIn(state);
  expect(plan.board.size).toBeGreaterThan(0);
  for (let cell = 0; cell < plan.board.size; cell++) {
    const rooms = roomOf[cell]! >= 0 ? [roomOf[cell]!] : joins[doorOn[cell]!]!;
    const isShown = rooms.some((room) => state.map.revealed.includes(room));
    expect([cell, ground.hidden[cell]]).toEqual([cell, isShown ? 0 : 1]);
  }
});

describe('first scenario', () => {
  test('scenario 1 places guards and archers in the first room by the number of heroes', () => {
    const kinds = (seats: number) => start(1, seats).figures.map(({ type, kind }) => `${kind} ${type}`);
    expect(kinds(2).filter((one) => one.endsWith('bandit-guard'))).toHaveLength(3);
    expect(kinds(4).filter((one) => one.endsWith('bandit-guard'))).toHaveLength(6);
    expect(kinds(5)).toEqual(expect.arrayContaining(kinds(4).filter((one) => one.includes('bandit'))));
  });

  test('elite monsters have their own statistics', () => {
    const state = start(1, 2, { level: 1 });
    const elite = state.figures.find(({ kind, type }) => kind === 'elite' && type === 'bandit-guard');
    expect(elite).toMatchObject({ hp: 9, maxHp: 9, stats: 'monster/bandit-guard/levels/elite/1', dropsMoney: true });
  });

  test('the door of scenario 1 is closed and its room unrevealed', () => {
    const state = start(1, 2);
    expect(state.map).toMatchObject({ revealed: [0], closed: [0, 1], locked: [] });
  });
});

test('monsters nearest to the opener come first when standees run out', () => {
  const state = start(1, 4);
  state.figures = state.figures.slice(0, 4);
  state.figures[0]!.cell = scenarioPlan(state.scenario).doors[0]![0]!;
  const { standees } = recordOf('monster', 'bandit-guard');
  const taken = standees - 1;
  for (let n = 1; n <= taken; n++) {
    state.figures.push({ ...state.figures[1]!, kind: 'normal', type: 'bandit-guard', number: n, cell: 1000 + n });
  }
  const wanted = scenarioPlan(state.scenario).record.placements.filter(({ monster, ranks }) => {
    return monster === 'bandit-guard' && ranks[2] !== null;
  });
  const before = state.figures.length;
  revealRoom(state, 1, 0, ctx());
  const guards = state.figures.slice(before).filter(({ type }) => type === 'bandit-guard');
  expect(wanted.length).toBeGreaterThan(0);
  expect(guards.length).toBeLessThanOrEqual(1);
  if (guards.length === 1) {
    const ground = groundIn(state);
    const door = state.figures[0]!.cell;
    const others = state.figures.slice(before).filter(({ type }) => type === 'bandit-guard');
    for (const { cell } of others)
      expect(ground.range(door, guards[0]!.cell)).toBeLessThanOrEqual(ground.range(door, cell));
  }
});

describe('starting effects of a scenario', () => {
  test('a scenario with curses adds them to every deck', () => {
    const state = start(2, 2);
    for (const { cards } of state.decks.heroes) expect(cards.filter((card) => card === 'curse')).toHaveLength(3);
    expect(state.decks.monsters.cards).not.toContain('curse');
  });

  test('a scenario gives a condition unless a perk ignores scenario effects', () => {
    const perks = recordOf('class', 'spellweaver').perks.map(({ ignores }) =>
      ignores.includes('scenario-effects') ? 1 : 0,
    );
    const cragheart = recordOf('class', 'cragheart').perks.map(({ ignores }) =>
      ignores.includes('scenario-effects') ? 1 : 0,
    );
    expect([...perks, ...cragheart]).toContain(1);
    const wish = (type: string, some: number[]) => ({ class: type, level: 1, perks: some });
    const { figures } = start(5, 2, { heroes: [wish('brute', []), wish('cragheart', cragheart)] });
    expect(figures[0]!.conditions).toBeGreaterThan(0);
    expect(figures[1]!.conditions).toBe(0);
  });

  test('Hail has hit points by level', () => {
    const { figures } = start(19, 2, { level: 3 });
    expect(figures.find(({ type }) => type === 'hail')).toMatchObject({ kind: 'objective', side: 'party', hp: 10 });
  });

  test('items add −1 cards to the deck', () => {
    const state = start(1, 2, { heroes: [{ class: 'brute', items: ['hide-armor'] }] });
    expect(state.decks.heroes[0]!.cards.filter((card) => card === 'minus-1')).toHaveLength(7);
  });
});

test('−1 cards of items are shuffled in, or lie on top under the variant (ruling 131)', () => {
  const top = (more: object) =>
    setup(Options.parse({ heroes: [{ class: 'brute', items: ['splintmail'] }], ...more }), 2, ctx(4))
      .decks.heroes[0]!.pile.slice(-4)
      .filter((card) => card === 'minus-1');
  expect(top({ variants: { 'items.deckCards': 'onTop' } })).toHaveLength(4);
  expect(top({ preset: 'spec' })).toHaveLength(4);
  expect(top({}).length).toBeLessThan(4);
});

test('each hero gets two battle goals without duplicates', () => {
  const goals = start(1, 5).heroes.flatMap((hero) => hero.goals);
  expect(new Set(goals).size).toBe(10);
});

test('an empty hex has no figure, token or overlay', () => {
  const state = start(1, 2);
  const guard = state.figures.find(({ kind }) => kind === 'normal')!;
  expect(isEmptyHex(state, guard.cell)).toBe(false);
  expect(isEmptyHex(state, state.map.traps[0]?.cell ?? guard.cell)).toBe(false);
  expect(isEmptyHex(state, freeStarts(state)[0]!)).toBe(true);
});
