import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { always, branch, forTarget, type ModifierKind, modifierSchema, noOwnTargets, plusOne } from '../../kind.ts';

const schema = modifierSchema('pull', {
  distance: Amount,
  to: z.enum(['self', 'chosen-hex', 'nearest-ally']).default('self'),
  upTo: z.boolean().optional().describe('Fewer hexes will do as well'),
  hexWithin: z.int().min(1).max(9).optional().describe('How far away the chosen hex may be'),
});

/** Moves targets nearer: to the figure, to a chosen hex, or to the nearest ally. R 5.12 */
export const pull: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'special'],
  describe: ({ distance, to, upTo = false, hexWithin }, t) =>
    t('modifier.pull', { upTo, distance: t.amount(distance), to: branch(to), range: hexWithin ?? 0 }),
  problem: ({ to, hexWithin }) =>
    (to === 'chosen-hex') === (hexWithin !== undefined) ? undefined : 'a distance goes with `to: "chosen-hex"`.',
  isTerm: always,
  order: 'chosen',
  enhance: (modifier) => ({ ...modifier, distance: plusOne(modifier.distance) }),
  worth: () => 0.3,
  aspects: { force: ({ upTo, hexWithin }) => ({ isOpen: upTo === true, hexWithin }) },
  effect: {
    role: {
      ownTargets: noOwnTargets,
      forAttacker: forTarget,
      inDefence: 'after-attack',
      onFallen: 'skipped',
    },
    needsTarget: true,
    happens: (acting, modifier, rules) =>
      rules.forceFrames(acting, 'pull', modifier.distance, modifier.to, modifier.hexWithin),
  },
};
