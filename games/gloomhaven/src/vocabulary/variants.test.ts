import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../test/stage.ts';
import { hasCondition } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { drawAbilities } from '../scenario/monsterDecks.ts';
import { groundIn } from '../scenario/plan.ts';
import { focusesOf, instructionsOf } from '../turn/monsterTurn.ts';
import { type VariantChoices, type VariantId, variantsOf } from './variants.ts';

const switched = (variants: VariantChoices) => stage({ variants: { 'phase.setup': 'skipped', ...variants } });

describe('sight and range by other rulings', () => {
  /** Returns the pairs of hexes on the whole map with all doors open that pass a check. */
  function pairsWhere(
    variants: VariantChoices,
    holds: (ground: ReturnType<typeof groundIn>, a: number, b: number) => boolean,
  ) {
    const { state } = switched(variants);
    state.map.revealed = [0, 1, 2];
    state.map.closed = [];
    const ground = groundIn(state);
    const pairs = new Set<string>();
    for (let a = 0; a < ground.board.size; a++)
      for (let b = 0; b < ground.board.size; b++) if (holds(ground, a, b)) pairs.add(`${a} ${b}`);
    return pairs;
  }
  const seen = (variants: VariantChoices) => pairsWhere(variants, ({ sight }, a, b) => sight.sees(a, b));

  test.each([{ 'los.touch': 'allowed' }, { 'los.cornerOnWall': 'free' }])(
    'more pairs of hexes have line of sight with %j',
    (variants) => {
      const usual = seen({});
      const more = seen(variants);
      expect(more.size).toBeGreaterThan(usual.size);
      expect([...usual].filter((pair) => !more.has(pair))).toEqual([]);
    },
  );

  test('some ranges are shorter when counted through walls', () => {
    const near = (variants: VariantChoices) => pairsWhere(variants, (ground, a, b) => ground.range(a, b) <= 3);
    expect(near({ 'range.throughWalls': 'true' }).size).toBeGreaterThan(near({}).size);
  });
});

test('a condition with a printed duration lasts as long when the table chooses so (ruling 9)', () => {
  const stunnedAfter = (variants: VariantChoices) => {
    const { state, perform, run } = switched(variants);
    perform({
      actions: [
        { type: 'attack', value: 1, modifiers: [{ type: 'condition', condition: 'stun', duration: 'persistent' }] },
      ],
    });
    run([{ at: 'turn.over', figure: GUARD }]);
    return hasCondition(state.figures[GUARD]!, 'stun');
  };
  expect(stunnedAfter({})).toBe(false);
  expect(stunnedAfter({ 'condition.persistent': 'on' })).toBe(true);
});

describe('focus by other rulings', () => {
  /** The guards' card with only a move and an attack. */
  const PLAIN = '527';

  function focusOf(variants: VariantChoices, arrange: (scene: ReturnType<typeof stage>) => void) {
    const scene = switched(variants);
    const { state, ctx, at } = scene;
    state.figures[FAR]!.cell = -1;
    state.figures[GUARD]!.cell = at(0, 1);
    state.figures[BRUTE]!.cell = at(0, 4);
    state.figures[TINKERER]!.cell = at(3, 2);
    arrange(scene);
    drawAbilities(state, ctx);
    const deck = state.monsterDecks.find(({ card }) => card >= 0)!;
    deck.card = recordOf('monster-deck', deck.deck).cards.findIndex(({ id }) => id === PLAIN);
    return focusesOf(state, GUARD, instructionsOf(state, GUARD)!);
  }

  test('focus compares traps on the path before or after its length (ruling 80)', () => {
    const trapsAboutTheBrute = ({ state, at }: ReturnType<typeof stage>) => {
      const ground = groundIn(state);
      state.map.traps = Array.from({ length: ground.board.size }, (_, cell) => cell)
        .filter((cell) => ground.range(cell, at(0, 4)) === 1)
        .map((cell) => ({ cell, damage: 3, conditions: [], at: null, by: -1 }));
    };
    expect(focusOf({}, trapsAboutTheBrute)).toEqual([TINKERER]);
    expect(focusOf({ 'focus.mode': 'spec' }, trapsAboutTheBrute)).toEqual([BRUTE]);
  });

  test('focus takes a summon like any enemy, or characters only (ruling 121)', () => {
    const SUMMON = 4;
    const withSummon = ({ state, at }: ReturnType<typeof stage>) => {
      state.figures.push({ ...state.figures[TINKERER]!, kind: 'summon', seat: TINKERER, cell: at(1, 1) });
    };
    expect(focusOf({}, withSummon)).toEqual([SUMMON]);
    expect(focusOf({ 'focus.candidates': 'characters' }, withSummon)).toEqual([BRUTE]);
  });
});

test('every switchable ruling is switched in a case or a test', () => {
  const ids = Object.keys(variantsOf('spec', {})) as VariantId[];
  const others: VariantId[] = ['advantage.ambiguous', 'los.touch', 'recover.choice', 'loot.endOfTurn'];
  const folder = (path: string) => new URL(path, import.meta.url);
  const files = (path: string, ending: string) =>
    readdirSync(folder(path), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith(ending))
      .map((name) => readFileSync(new URL(name, folder(path)), 'utf8'));
  const sources = [...files('../../cases/', '.json'), ...files('../', '.test.ts')].join('\n');
  const missing = [...ids, ...others].filter((id) => !sources.includes(`'${id}':`) && !sources.includes(`"${id}":`));
  expect(missing).toEqual([]);
});
