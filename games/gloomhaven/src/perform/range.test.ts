import { describe, expect, test } from 'vitest';
import { monsterOf, run, stageOf } from '../../test/monsterStage.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../test/stage.ts';
import { gainCondition } from '../conditions/conditions.ts';
import { addInstructions } from '../content/builtIn.ts';
import { loadContent } from '../content/load.ts';
import { recordsOf } from '../content/recordMaps.ts';
import { type Action, instructions, modifiersOf } from '../modifiers/action.ts';
import { groundIn } from '../scenario/plan.ts';
import type { State } from '../state/state.ts';
import type { Condition } from '../vocabulary/vocabulary.ts';

/**
 * Returns the printed reach of a heal or a special action, `own` being the figure's range. Undefined when it prints
 * none, or only "adjacent".
 */
function reachOf(action: Action, own: number): number | undefined {
  if (action.type !== 'heal' && action.type !== 'special') return undefined;
  const modifiers = modifiersOf(action);
  const target = modifiers.findLast((one) => one.type === 'target');
  const range = modifiers.findLast((one) => one.type === 'range');
  const printed = range?.type === 'range' && typeof range.distance === 'number' ? range.distance : undefined;
  if (target?.type !== 'target') return action.type === 'heal' ? printed : undefined;
  if (target.side === 'self' || target.place !== undefined || target.of !== 'self') return undefined;
  if (target.within === 1 && printed === undefined) return undefined;
  if (typeof target.within === 'number') return target.within;
  return printed ?? (target.within === 'range' ? Math.max(1, own) : undefined);
}

const isForEnemies = (action: Action): boolean =>
  modifiersOf(action).some((one) => one.type === 'target' && one.side === 'enemy');

/** Everything about a figure that an ability can change. */
const traceOf = ({ figures, decks, heroes, lasting }: State, id: number): string =>
  JSON.stringify([
    figures[id],
    heroes[id] && { ...heroes[id], tally: {} },
    heroes[id] ? decks.heroes[id] : decks.monsters,
    lasting.filter(({ on }) => on.includes(id)),
  ]);

/** Returns pairs of hexes at a distance with line of sight, some from each corner of the first room. */
function pairsAt({ map, ...state }: State, distance: number): (readonly [number, number])[] {
  const ground = groundIn({ ...state, map });
  const cells = [...ground.hidden.keys()].filter((cell) => ground.hidden[cell] === 0 && ground.closed[cell] === 0);
  const pairs = cells.flatMap((a) => cells.map((b) => [a, b] as const));
  const fits = pairs.filter(([a, b]) => ground.range(a, b) === distance && ground.sight.sees(a, b));
  return fits.filter((_, n) => n % Math.ceil(fits.length / 8) === 0);
}

const PASSIVE: readonly string[] = ['skip', 'go-on'];

/** Checks whether a hero who performs this ability alone can affect a figure at this distance. */
function reaches(action: Action, distance: number): boolean {
  const target = isForEnemies(action) ? GUARD : TINKERER;
  return pairsAt(stage().state, distance).some(([from, to]) =>
    [true, false].some((afflicted) => {
      const s = stage();
      const { figures, heroes } = s.state;
      for (const id of [GUARD, FAR, TINKERER]) figures[id]!.cell = -1;
      figures[BRUTE]!.cell = from;
      Object.assign(figures[target]!, { cell: to, hp: 10 });
      if (afflicted) for (const held of AFFLICTED) gainCondition(figures[target]!, held, { fresh: false });
      const hero = heroes[TINKERER]!;
      hero.discard = hero.hand.splice(0, 2);
      hero.lost = hero.hand.splice(0, 2);
      hero.items = [{ id: 'boots-of-striding', state: 'spent', used: 0 }];
      const before = traceOf(s.state, target);
      let isOffered = false;
      s.beginPerformance({ actions: [action] });
      for (let n = 0; n < 40 && s.asked() !== undefined; n++) {
        const options = s.options();
        const wished = options.find((one) => one.type === 'target' && one.figure === target);
        isOffered ||= wished !== undefined;
        s.answer(wished ?? options.findLast(({ type }) => !PASSIVE.includes(type)) ?? options[0]!);
      }
      return isOffered || traceOf(s.state, target) !== before;
    }),
  );
}

const AFFLICTED: readonly Condition[] = ['poison', 'wound', 'muddle', 'stun', 'immobilize', 'disarm'];

const halves = [...recordsOf('card').values()].flatMap((card) =>
  (['top', 'bottom'] as const).flatMap((half) =>
    card[half].actions.flatMap((action, n) => {
      const reach = reachOf(action, 0);
      return reach === undefined ? [] : [{ name: `${card.id} ${half} ${n}`, action, reach }];
    }),
  ),
);

test('the content has halves and cards of monsters to check', () => {
  expect([halves.length > 70, cards.length > 10]).toEqual([true, true]);
});

test.each(halves)('$name reaches as far as the half prints, and no farther (R 7.9)', ({ action, reach }) => {
  expect([reach, reach + 1].filter((distance) => reaches(action, distance))).toEqual([reach]);
});

const cards = [...recordsOf('monster-deck').values()].flatMap(({ id: deck, cards: some }) => {
  if (deck === 'boss') return [];
  const { id: monster, levels } = monsterOf(deck);
  const own = ('normal' in levels ? levels.normal[1]! : levels.boss[1]!).range ?? 0;
  return some.flatMap(({ id, actions }) =>
    actions.flatMap((action, n) => {
      const reach = reachOf(action, own);
      return reach === undefined ? [] : [{ name: `${deck} ${id} ${n}`, monster, action, reach }];
    }),
  );
});

let written = 0;

/** Same check for a monster, with its ally or a hero as the other figure. */
function reachesOf(monster: string, action: Action, distance: number): boolean {
  const of = addInstructions(`range-test-${written++}`, instructions.parse({ actions: [action] }));
  return pairsAt(stageOf(monster, 1).state, distance).some(([from, to]) => {
    const { state, ctx, monster: figure, ally } = stageOf(monster, 1);
    const target = isForEnemies(action) ? 0 : ally;
    for (const one of state.figures) one.cell = -1;
    Object.assign(state.figures[figure]!, { cell: from, hp: 40 });
    state.figures[target]!.cell = to;
    const before = traceOf(state, target);
    run({ state }, [{ at: 'performance', figure, of, by: -1, turned: false, focus: -1 }], ctx);
    return traceOf(state, target) !== before;
  });
}

test.each(cards)(
  '$name reaches the range of the card or else of the monster, and no farther (R 13.1)',
  ({ monster, action, reach }) => {
    expect([reach, reach + 1].filter((distance) => reachesOf(monster, action, distance))).toEqual([reach]);
  },
);

describe('printed range of selectors', () => {
  /** Returns the selectors of a record with their keys. */
  function selectors(value: unknown, key = ''): { key: string; selector: Record<string, unknown> }[] {
    if (Array.isArray(value)) return value.flatMap((one) => selectors(one, key));
    if (typeof value !== 'object' || value === null) return [];
    const record = value as Record<string, unknown>;
    const own = 'side' in record && 'of' in record && record.type !== 'target' ? [{ key, selector: record }] : [];
    return [...own, ...Object.entries(record).flatMap(([name, one]) => selectors(one, name))];
  }

  test.each(['card', 'item', 'monster-deck', 'monster'] as const)(
    'every selector of a %s other than `target` names its distance or place',
    (kind) => {
      const records = [...loadContent().content[kind].entries()];
      const found = records.flatMap(([id, record]) => selectors(record).map((one) => ({ id, ...one })));
      expect(found.length).toBeGreaterThan(0);
      const open = found.filter(
        ({ selector: { side, within, place } }) => side !== 'self' && typeof within !== 'number' && place === undefined,
      );
      expect(open).toEqual([]);
    },
  );
});
