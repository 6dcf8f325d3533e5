import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { branch, type ModifierKind, modifierSchema, noEnhancement, noWorth, plainRole } from '../../kind.ts';

const schema = modifierSchema('recover', {
  cards: z.union([Amount, z.literal('all')]),
  from: z.enum(['discard', 'lost']),
  of: z.enum(['own', 'adjacent-ally']).default('own').describe('Whose card it may be'),
  only: z.enum(['any', 'summon']).default('any'),
});

/** The target recovers cards to its hand. R 4.10 */
export const recover: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'heal'],
  describe: ({ cards, from, of, only }, t) =>
    t('modifier.recover', {
      cards: cards === 'all' ? 'all' : t.number(cards),
      where: cards === 'all' ? '' : t.where(cards),
      from,
      of: branch(of),
      only,
      ...t.subject(),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  estimate: {
    half(half, { from }, place) {
      if (from === 'lost' && place === 'special') half.recovers = true;
    },
    item: 'when-cards-run-out',
  },
  effect: {
    role: plainRole,
    happens(acting, { cards, from, of, only }, rules) {
      const { state, performance, scene } = acting;
      const more = performance === undefined ? 0 : rules.shapeOf(state, performance).bonus.recover;
      const count = cards === 'all' ? 99 : evaluateAmount(scene, cards) + more;
      return rules.cardFrames(acting, { from, to: 'hand', count, of, only });
    },
  },
};
