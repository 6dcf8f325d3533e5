import * as z from 'zod';
import { KEYWORDS } from '../../../vocabulary/vocabulary.ts';
import { type Describer, type ModifierKind, modifierSchema, noEnhancement } from '../../kind.ts';

const schema = modifierSchema('active', {
  lasts: z.enum(['round', 'persistent']),
  slots: z.array(z.int().min(0).max(3)).max(8).default([]),
  keyword: z.enum(KEYWORDS).optional(),
});

/**
 * The card stays in the active area, for the round or permanently. Each slot is one use and names the experience
 * gained for it. Only one card of a keyword is active at a time. R 4.8
 */
export const active: ModifierKind<typeof schema> = {
  schema,
  on: ['half'],
  describe: ({ lasts, slots, keyword }, t) =>
    t('modifier.active.stays', {
      lasts,
      keyword: keyword === undefined ? 'none' : t(`keyword.${keyword}`),
      uses: slots.length,
      xp: slotsText(slots, t),
    }),
  problem: ({ lasts, slots }) => (lasts === 'round' && slots.length > 0 ? 'a round bonus has no slots.' : undefined),
  order: 'chosen',
  enhance: noEnhancement,
  worth: () => 0.5,
  isIcon: true,
  aspects: { card: (modifier) => ({ active: modifier }) },
  // `turn/cardEnd.ts` moves the card when the half is over. R 4.8
  effect: {
    whole: true,
  },
};

/** Returns the experience of the uses, or `none`: "1 experience on uses 2 and 4". */
function slotsText(slots: readonly number[], t: Describer): string {
  const values = [...new Set(slots.filter((xp) => xp > 0))];
  if (values.length === 0) return 'none';
  const parts = values.map((xp) => {
    const uses = slots.flatMap((each, i) => (each === xp ? [String(i + 1)] : []));
    const every = uses.length === slots.length;
    return t('modifier.active.xp', { xp, every, count: uses.length, uses: t.all(uses) });
  });
  return t.all(parts);
}
