import { createTranslator } from '@tessera/text';
import { expect, test } from 'vitest';
import { hasCondition } from '../src/conditions/conditions.ts';
import { describerOf } from '../src/modifiers/describe.ts';
import { PLACES_OF_MODIFIERS } from '../src/modifiers/kind.ts';
import { describeModifier, mayStandOn, modifier, modifierProblem } from '../src/modifiers/modifier.ts';
import type { Choice } from '../src/state/choice.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { de } from '../texts/de.ts';
import { en } from '../texts/en.ts';
import { GUARD, type Stage } from './stage.ts';

export const special = (...modifiers: object[]) => ({ actions: [{ type: 'special', modifiers }] });
export const attack = (value: unknown, ...modifiers: object[]) => ({ actions: [{ type: 'attack', value, modifiers }] });
export const move = (value: number, ...modifiers: object[]) => ({ actions: [{ type: 'move', value, modifiers }] });
export const beside = { type: 'target', side: 'enemy', within: 1 };
export const strike: Choice = { type: 'target', figure: GUARD };
export function has(
  { state }: Stage,
  id: FigureId,
  condition: 'stun' | 'poison' | 'wound' | 'muddle' | 'invisible',
): boolean {
  return hasCondition(state.figures[id]!, condition);
}
export function give({ state }: Stage, seat: number, ...items: string[]): void {
  state.heroes[seat]!.items = items.map((id) => ({ id, state: 'ready', used: 0 }));
}

/** An example of a kind of modifier: its JSON, its texts, and a check of its effect on a stage. */
interface KindExample {
  readonly modifier: unknown;
  readonly en: string;
  readonly de: string;
  effect(s: Stage): void;
}

const texts = {
  en: describerOf({ language: 'en', t: createTranslator('en', en).t, name: (id) => id }),
  de: describerOf({ language: 'de', t: createTranslator('de', de).t, name: (id) => id }),
};

/** Returns the text of a modifier in JSON. */
function describeIn(language: keyof typeof texts, json: unknown): string {
  return describeModifier(modifier.parse(json), texts[language]);
}

/** Examples of the kinds of one subject by type. */
export type KindExamples = Readonly<Record<string, KindExample>>;

/** Tests the schema, the place and the texts of an example. */
export function testExample(type: string, { modifier: json, en, de }: KindExample): void {
  const parsed = modifier.parse(json);

  test(`the example of ${type} passes its schema without problems`, () => {
    expect(parsed.type).toBe(type);
    expect(modifierProblem(parsed)).toBeUndefined();
  });

  test(`the example of ${type} has the expected text in English and German`, () => {
    expect(describeIn('en', json)).toBe(en);
    expect(describeIn('de', json)).toBe(de);
  });

  test(`the schema of ${type} rejects an unknown field`, () => {
    expect(modifier.safeParse({ ...parsed, colour: 'red' }).success).toBe(false);
  });

  test(`the modifier ${type} is allowed in some place, but not on text`, () => {
    expect(PLACES_OF_MODIFIERS.some((place) => mayStandOn(parsed, place))).toBe(true);
    expect(mayStandOn(parsed, 'text')).toBe(false);
  });
}
