import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { type ModifierKind, modifierSchema, plusOne } from '../../kind.ts';
import { BONUS_DURATIONS, lastingNumber, matchingFigures, toWhom } from '../defence/shield.ts';

const schema = modifierSchema('retaliate', {
  value: Amount,
  range: z.int().min(1).max(9).default(1),
  duration: z.enum(BONUS_DURATIONS),
  who: matchingFigures,
});

/** An attacker within the range suffers damage. R 7.8 */
export const retaliate: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'attack', 'move', 'summon', 'heal'],
  describe: ({ value, range, duration, who }, t) =>
    t('modifier.retaliate', { value: t.number(value), where: t.where(value), range, duration, ...toWhom(who, t) }),
  isTerm: ({ who }) => who === undefined,
  order: 'free',
  enhance: (modifier, line) =>
    line === 'range' ? { ...modifier, range: modifier.range + 1 } : { ...modifier, value: plusOne(modifier.value) },
  worth: () => 1.5,
  aspects: { defence: ({ range, value }) => ({ retaliate: { range, value } }), hasRangeLine: ({ range }) => range > 1 },
  effect: lastingNumber,
};
