import { DIRECTION_INDICES, type Hex, hex as hexAt, type Pattern, rotate } from '@tessera/space';
import * as z from 'zod';
import { always, type ModifierKind, modifierSchema, noWorth } from '../../kind.ts';

const hex = z.tuple([z.int().min(-9).max(9), z.int().min(-9).max(9)]);

const schema = modifierSchema('aoe', {
  from: z.enum(['self', 'free']),
  hexes: z.array(hex).min(1).max(20),
  enhance: z.array(hex).max(6).default([]).describe('Hexes that an enhancement may add'),
  own: z.array(hex).max(3).default([]).describe('Further hexes of a figure that fills several'),
});

/**
 * An area, in axial offsets. With `from: "self"` they start at the acting figure's own hex, and the attack is melee.
 * Without it the pattern is free and the attack is ranged. Any rotation and mirror image is allowed. R 7.12
 */
export const aoe: ModifierKind<typeof schema> = {
  schema,
  on: ['attack', 'special'],
  describe: ({ from, hexes }, t) => t('modifier.aoe', { from, count: hexes.length }),
  problem: ({ from, hexes }) => {
    if (new Set(hexes.map(String)).size < hexes.length) return 'an area names each hex once.';
    if (from === 'self' && hexes.some(([q, r]) => q === 0 && r === 0))
      return "an area leaves the figure's own hex out.";
    return undefined;
  },
  isTerm: always,
  order: 'chosen',
  enhance: (modifier, _line, sticker) => {
    // R 16.12: the first marked hex that is still free.
    const [hex, ...enhance] = modifier.enhance;
    return sticker === 'hex' && hex !== undefined
      ? { ...modifier, hexes: [...modifier.hexes, hex], enhance }
      : undefined;
  },
  worth: noWorth,
  estimate: {
    reach(reach, { from, hexes }) {
      reach.area = { from, turned: allTurns(hexes) };
      reach.targets = hexes.length;
    },
    threat(threat) {
      threat.targets = Math.max(threat.targets, 1.5);
    },
  },
  aspects: { area: ({ from, hexes }) => ({ own: from === 'self', hexes }) },
  effect: {
    shapes(shape, modifier) {
      shape.area = { own: modifier.from === 'self', hexes: patternOf(modifier) };
    },
  },
};

const areas = new WeakMap<object, Pattern>();

/** Returns the pattern of an area. Cached. */
function patternOf(aoe: z.output<typeof schema>): Pattern {
  let pattern = areas.get(aoe);
  if (pattern === undefined) {
    pattern = aoe.hexes.map(([q, r]) => hexAt(q, r));
    areas.set(aoe, pattern);
  }
  return pattern;
}

/** Returns an area in all six rotations. */
function allTurns(hexes: readonly (readonly [number, number])[]): Hex[][] {
  return DIRECTION_INDICES.map((times) => hexes.map(([q, r]) => rotate(hexAt(q, r), times)));
}
