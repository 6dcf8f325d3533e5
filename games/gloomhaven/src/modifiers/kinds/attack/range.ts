import * as z from 'zod';
import { Amount } from '../../../vocabulary/facts.ts';
import { rulingOf } from '../../../vocabulary/variants.ts';
import { ANY_RANGE } from '../../abilityShape.ts';
import { assumedNumber } from '../../botEstimate.ts';
import { evaluateAmount } from '../../effectContext.ts';
import { always, type ModifierKind, modifierSchema, noWorth, plusOne } from '../../kind.ts';

const schema = modifierSchema('range', { distance: z.union([z.literal('any'), Amount]) });

/** A printed range, which also needs line of sight. R 7.1, 7.9 */
export const range: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'heal', 'loot', 'special', 'summon'],
  problem: ({ distance }) =>
    typeof distance === 'number' && !(Number.isInteger(distance) && distance > 0)
      ? 'a range is a whole number of hexes, one at least.'
      : undefined,
  describe: ({ distance }, t) =>
    t('modifier.range', {
      any: distance === 'any',
      distance: distance === 'any' ? '' : t.amount(distance),
    }),
  isTerm: always,
  order: 'chosen',
  enhance: (modifier) => ({ ...modifier, distance: plusOne(modifier.distance) }),
  worth: noWorth,
  estimate: {
    reach(reach, { distance }) {
      reach.range = Math.max(1, assumedNumber(distance));
    },
    threat(threat, { distance }) {
      if (typeof distance === 'number') threat.range = distance;
    },
  },
  // By ruling 135 the specification adds it to the existing range.
  effect: {
    shapes(shape, { distance }, scene) {
      if (distance === 'any') {
        shape.range = ANY_RANGE;
        return;
      }
      const printed = evaluateAmount(scene, distance, shape.ownRange);
      const added = rulingOf(scene.table, 'range.modifier') === 'added' && typeof distance !== 'object';
      shape.range = Math.max(0, added ? Math.max(1, shape.range) + printed : printed);
      // A range formula that evaluates to 0 reaches no figure.
      if (typeof distance === 'string' && shape.range === 0) shape.possible = false;
    },
  },
};
