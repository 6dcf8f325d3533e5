import { fastChance } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { hasCondition } from '../src/conditions/conditions.ts';
import { elementState, setElement } from '../src/elements/elements.ts';
import { ACTION_TYPES } from '../src/modifiers/kind.ts';
import { BRUTE, GUARD, stage, TINKERER } from '../test/stage.ts';
import { documentBlocks, jsonBeside } from './documents.ts';
import * as spec from './index.ts';
import { applyAction, convertOldCard, readAction, readModifier } from './index.ts';

const Block = z.object({
  name: z.string(),
  becomes: z.enum(['as-is', 'translated', 'refused', 'type', 'code', 'command', 'listing']),
  how: z.string(),
  as: z.enum(['action', 'modifier', 'oldCard']).optional(),
  place: z.enum([...ACTION_TYPES, 'half']).default('special'),
  gives: z.record(z.string(), z.unknown()).optional(),
  half: z.array(z.unknown()).default([]),
});
const { document, blocks } = z
  .object({ document: z.string(), blocks: z.array(Block) })
  .parse(jsonBeside('cardActions.json'));
const written = documentBlocks(document);
const numbered = blocks.map((block, index) => ({ ...block, text: written[index] ?? '' }));
const json = (text: string): unknown => JSON.parse(text.replace(/^json/, ''));

describe.skipIf(written.length === 0)('blocks of the card action specification', () => {
  test('all blocks of the card action specification are listed in order, each with its text', () => {
    expect(written).toHaveLength(blocks.length);
    for (const { name, text } of numbered) for (const word of name.split(', ')) expect(text).toContain(word);
    const isJson = (text: string) => text.startsWith('json');
    expect(numbered.filter(({ text }) => isJson(text)).every((each) => each.as !== undefined)).toBe(true);
  });

  test.each(numbered.filter((each) => each.as === 'action'))(
    'readAction parses the action $name',
    ({ text, gives, half }) => {
      const read = readAction(json(text));
      expect(read).toMatchObject({ actions: [gives ?? z.record(z.string(), z.unknown()).parse(json(text))] });
      expect(read).toMatchObject({ modifiers: half });
    },
  );

  test.each(numbered.filter((each) => each.as === 'modifier'))('readModifier parses the modifier $name', (each) => {
    const { text, gives, place } = each;
    expect(readModifier(json(text), place)).toMatchObject({
      modifier: gives ?? z.record(z.string(), z.unknown()).parse(json(text)),
    });
  });

  test('convertOldCard parses the old format of the specification', () => {
    const [old] = numbered.filter((each) => each.as === 'oldCard');
    const { modifiers, unread } = convertOldCard(z.looseObject({}).parse(json(old?.text ?? '')));
    expect(modifiers.map(({ type }) => type)).toEqual(['push', 'condition', 'infuse', 'consume']);
    expect(unread).toEqual([]);
  });
});

test.each(blocks.filter(({ becomes }) => becomes === 'code'))(
  'the package exports the functions of the block $name',
  ({ name }) => {
    const exported: readonly string[] = Object.keys(spec);
    const functions = name.split(', ').filter((each) => /^[a-z]+[A-Z]\w+$/.test(each) && !NOT_FUNCTIONS.includes(each));
    expect(exported).toEqual(expect.arrayContaining(functions));
  },
);
/** Names inside the examples: fields and helpers of another program. */
const NOT_FUNCTIONS = ['elementalState', 'applyBonus'];

describe('action in the form of the specification', () => {
  const chance = () => fastChance(1);
  const fire = (effect: string) => ({ type: 'consume', element: 'fire', bonus: { effect, value: 3 } });

  test('an action of the specification consumes one element for more damage', () => {
    const s = stage();
    setElement(s.state, 'fire', 'strong');
    const attack = { type: 'attack', value: 1, modifiers: [fire('damage')] };
    const { state } = applyAction(s.state, attack, BRUTE, { figure: GUARD }, chance());
    expect([state.figures[GUARD]!.hp, elementState(state, 'fire')]).toEqual([16, 'inert']);
  });

  test('an action of the specification heals the attacker when it consumes an element for a heal', () => {
    const s = stage();
    setElement(s.state, 'fire', 'strong');
    s.state.figures[BRUTE]!.hp = 10;
    const attack = { type: 'attack', value: 1, modifiers: [fire('heal')] };
    const { state } = applyAction(s.state, attack, BRUTE, { figure: GUARD }, chance());
    expect([state.figures[BRUTE]!.hp, state.figures[GUARD]!.hp]).toEqual([13, 19]);
  });

  test.each([
    ['custom', 'attack', 'A bonus "custom" says nothing to the rules: write modifiers in "bonus".'],
    ['dance', 'attack', 'A bonus "dance" says nothing to the rules: write modifiers in "bonus".'],
    ['damage', 'heal', 'A bonus "damage" has no meaning on "heal".'],
    ['move', 'attack', 'A bonus "move" has no meaning on "attack".'],
  ])('applyAction refuses the bonus %s on %s with a sentence', (effect, type, sentence) => {
    const action = { type, value: 2, modifiers: [fire(effect)] };
    expect(readAction(action)).toEqual({ refusal: sentence });
    const { state } = stage();
    expect(applyAction(state, action, BRUTE, { figure: GUARD }, chance())).toMatchObject({
      success: false,
      reason: sentence,
      appliedModifiers: [],
      state,
    });
  });

  test('an action of the specification makes the moving figure invisible', () => {
    const s = stage();
    const modifiers = [{ type: 'jump' }, { type: 'condition', condition: 'invisible', duration: 'round' }];
    const { state } = applyAction(
      s.state,
      { type: 'move', value: 2, modifiers },
      BRUTE,
      { cell: s.at(1, 5) },
      chance(),
    );
    expect([state.figures[BRUTE]!.cell, hasCondition(state.figures[BRUTE]!, 'invisible')]).toEqual([s.at(1, 5), true]);
  });

  test.each(['action', 'modifier'])('an action of the specification heals allies within its range, as %s', (as) => {
    const s = stage();
    s.state.figures[TINKERER]!.hp = 5;
    s.state.figures[BRUTE]!.hp = 5;
    const heal = { type: 'heal', value: 4, range: 2, target: 'allies' };
    const action = as === 'action' ? heal : { type: 'special', modifiers: [heal] };
    const { state } = applyAction(s.state, action, BRUTE, undefined, chance());
    expect([state.figures[TINKERER]!.hp, state.figures[BRUTE]!.hp]).toEqual([9, 5]);
  });

  test.each([
    ['recover', 'hand'],
    ['discard', 'discard'],
  ] as const)('an action of the specification moves lost cards: %s', (type, pile) => {
    const s = stage();
    const hero = s.state.heroes[BRUTE]!;
    hero.lost.push(...hero.hand.splice(0, 3));
    const before = hero[pile].length;
    const action = { type: 'special', modifiers: [{ type, cardCount: 2 }] };
    const after = applyAction(s.state, action, BRUTE, undefined, chance());
    expect(after.success).toBe(true);
    expect(after.state.heroes[BRUTE]![pile]).toHaveLength(before + 2);
    expect(after.appliedModifiers).toHaveLength(1);
  });

  test('an action of the specification names the summoned figure, and reports that no card can be lost', () => {
    const s = stage();
    const summon = { name: 'Stone Wolf', health: 6, attack: 2, move: 3, modifiers: [{ type: 'push', distance: 1 }] };
    const action = { type: 'summon', modifiers: [{ type: 'lost' }, { type: 'xp', value: 1 }], summon };
    const { state, ...result } = applyAction(s.state, action, BRUTE, undefined, chance());
    const wolf = state.figures.length - 1;
    expect(state.figures[wolf]).toMatchObject({ kind: 'summon', type: 'stone-wolf', hp: 6 });
    expect(result.affectedEntities).toEqual([wolf]);
    expect(result.appliedModifiers).toMatchObject([{ type: 'xp' }]);
    expect(result.failedModifiers).toMatchObject([{ modifier: { type: 'lost' }, reason: 'no-card' }]);
  });

  test('an action of the specification attacks every enemy in a triangle, and refuses a pattern without hexes', () => {
    const s = stage();
    const area = (pattern: string) => ({
      type: 'attack',
      value: 2,
      modifiers: [
        { type: 'range', distance: 3 },
        { type: 'aoe', pattern, size: 2 },
      ],
    });
    const { state } = applyAction(s.state, area('triangle'), BRUTE, { figure: GUARD }, chance());
    expect(state.figures[GUARD]!.hp).toBe(18);
    expect(readAction(area('spiral'))).toEqual({
      refusal: 'The area "spiral" has no known hexes: list them in "hexes".',
    });
  });

  test('a card with modifiers only is a special action against an adjacent enemy', () => {
    const s = stage();
    setElement(s.state, 'ice', 'strong');
    s.state.figures[BRUTE]!.hp = 10;
    const card = {
      modifiers: [
        { type: 'push', distance: 1 },
        { type: 'condition', condition: 'muddle', duration: 'round' },
        { type: 'infuse', element: 'fire', state: 'generate' },
        { type: 'consume', element: 'ice', bonus: { effect: 'heal', value: 2 } },
      ],
    };
    const { state, ...result } = applyAction(s.state, card, BRUTE, { figure: GUARD }, chance());
    expect(result.failedModifiers).toEqual([]);
    expect(hasCondition(state.figures[GUARD]!, 'muddle')).toBe(true);
    expect(state.figures[GUARD]!.cell).not.toBe(s.state.figures[GUARD]!.cell);
    expect([state.figures[BRUTE]!.hp, state.infused]).toEqual([12, 1]);
  });

  test.each([[undefined], [7], [{}], [{ type: 'dance' }], [{ type: 'attack', value: 'much' }]])(
    'applyAction refuses %j with a sentence',
    (action) => {
      expect(readAction(action)).toEqual({ refusal: expect.stringMatching(/\w+.*\.$/) });
    },
  );
});
