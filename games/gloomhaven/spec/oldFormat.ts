import * as z from 'zod';
import { type Modifier, modifier } from '../src/modifiers/modifier.ts';
import { CONDITIONS, ELEMENTS } from '../src/vocabulary/vocabulary.ts';

/** Cards with effects as strings, the format before typed modifiers. */
export const oldCard = z.object({
  effects: z.array(z.string()).default([]),
  elementGenerate: z.enum(ELEMENTS).optional(),
  elementConsume: z.enum(ELEMENTS).optional(),
  elementBonus: z.object({ effect: z.string(), value: z.int() }).optional(),
});

/** The result of a conversion: typed modifiers, warnings, and unreadable effects. */
export interface ConversionResult {
  readonly modifiers: readonly Modifier[];
  readonly toCheck: readonly string[];
  readonly unread: readonly string[];
}

/** Converts a card of the old format. Missing durations get a default and a warning. Ruling 140, 141 */
export function convertOldCard(input: z.input<typeof oldCard>): ConversionResult {
  const { effects, elementGenerate, elementConsume, elementBonus } = oldCard.parse(input);
  const modifiers: Modifier[] = [];
  const toCheck: string[] = [];
  const unread: string[] = [];
  for (const effect of effects) {
    const converted = convertEffect(effect);
    if (converted === undefined) unread.push(effect);
    else modifiers.push(converted);
    if (converted?.type === 'shield' || converted?.type === 'retaliate') toCheck.push(effect);
  }
  if (elementGenerate !== undefined) modifiers.push(modifier.parse({ type: 'infuse', element: elementGenerate }));
  if (elementBonus !== undefined) {
    const element = elementConsume ?? elementGenerate;
    const bonus = bonusOf(elementBonus.effect, elementBonus.value);
    if (element === undefined || bonus === undefined) unread.push(elementBonus.effect);
    else modifiers.push(modifier.parse({ type: 'consume', elements: [element], bonus: [bonus] }));
    if (elementConsume === undefined) toCheck.push(elementBonus.effect);
  }
  return { modifiers, toCheck, unread };
}

const UNTIL_HEALED: readonly string[] = ['poison', 'wound'];

function convertEffect(effect: string): Modifier | undefined {
  const [word = '', number] = effect.trim().toLowerCase().split(/\s+/);
  if (CONDITIONS.some((condition) => condition === word) && number === undefined) {
    const duration = UNTIL_HEALED.includes(word) ? 'until-consumed' : 'round';
    return modifier.parse({ type: 'condition', condition: word, duration });
  }
  const value = Number(number);
  if (!Number.isInteger(value) || value < 1) return undefined;
  if (word === 'push' || word === 'pull') return modifier.parse({ type: word, distance: value });
  if (word === 'range') return modifier.parse({ type: 'range', distance: value });
  if (word === 'pierce') return modifier.parse({ type: 'pierce', value });
  if (word === 'target') return modifier.parse({ type: 'target', count: value });
  if (word === 'shield') return modifier.parse({ type: 'shield', value, duration: 'round' });
  if (word === 'retaliate') return modifier.parse({ type: 'retaliate', value, duration: 'persistent' });
  return undefined;
}

/** The statistics that the old bonus words add to. A "custom" bonus needs a human reader. */
const BONUS_STATS: Readonly<Record<string, string>> = {
  damage: 'attack',
  attack: 'attack',
  heal: 'heal',
  move: 'move',
  range: 'range',
};

function bonusOf(effect: string, value: number): object | undefined {
  const to = BONUS_STATS[effect.toLowerCase()];
  return to === undefined ? undefined : { type: 'bonus', to, value };
}
