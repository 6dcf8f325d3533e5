import * as z from 'zod';
import { EVERYBODY } from '../../botEstimate.ts';
import { countOf } from '../../effectContext.ts';
import { always, type ModifierKind, modifierSchema, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('target', {
  ...Selector.shape,
  side: Selector.shape.side.default('enemy'),
  also: z.boolean().default(false).describe('Besides the usual target, not in its place'),
  together: z.boolean().default(false).describe('All attacks of a figure that has several go to one enemy'),
});

/** Number of figures on a path that a bot assumes. */
const ON_THE_WAY = 2;

/** The targets of an action, when it is not one enemy within range. In a bonus it replaces the printed one. R 7.1 */
export const target: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'heal', 'special', 'summon', 'move'],
  describe: ({ type: _, together, also, ...who }, t) => {
    if (isNumber(who) && !also && !together) {
      return t('modifier.target.number', { count: t.number(who.count), where: t.where(who.count) });
    }
    return t('modifier.target.figures', { who: t.who(who), self: who.side === 'self', together, also });
  },
  problem: ({ within, place }) =>
    within !== undefined && place !== undefined ? 'a target has a distance or a place, not both.' : undefined,
  isTerm: always,
  order: 'chosen',
  enhance: (modifier) => (typeof modifier.count === 'number' ? { ...modifier, count: modifier.count + 1 } : undefined),
  worth: noWorth,
  estimate: {
    reach(reach, { count, place }) {
      const all = place === undefined ? EVERYBODY : ON_THE_WAY;
      reach.targets = typeof count === 'number' ? Math.max(reach.targets, count) : all;
    },
    threat(threat, { count }) {
      threat.targets = typeof count === 'number' ? count : 2;
    },
  },
  aspects: { targets: (modifier) => modifier },
  // The targets of an ability. The last one counts; with `also` it is additional. R 7.1
  effect: {
    shapes(shape, modifier, scene) {
      if (modifier.also) {
        shape.also.push(modifier);
        return;
      }
      // As many attacks as the figure has, all on one enemy.
      if (modifier.together) {
        shape.target = modifier;
        return;
      }
      shape.targets = countOf(scene, modifier);
      // A plain number of targets keeps their selector: enemies within range, or allies for a heal.
      const isPlain = modifier.within === undefined && modifier.place === undefined && modifier.of === 'self';
      const keeps = isPlain && modifier.side === 'enemy' && modifier.if === undefined && shape.type !== 'special';
      shape.target = keeps ? undefined : modifier;
    },
  },
};

/** Checks for a plain number of targets, as after the word "Target" on cards: their place is that of the ability. */
function isNumber(who: Selector): who is Selector & { readonly count: number | string } {
  const { count, side, within, place, of, summoned, named, if: condition } = who;
  const isPlain = within === undefined && place === undefined && of === 'self' && condition === undefined;
  const isUsual = side === 'enemy' || side === 'self-or-ally';
  return isPlain && isUsual && !summoned && named === undefined && count !== 'all' && count !== 1;
}
