import { RecordId } from '@tessera/rules';
import * as z from 'zod';
import { formula } from '../vocabulary/facts.ts';
import { predicates } from '../vocabulary/predicates.ts';

/**
 * Sides relative to the figure. `any` is allies and enemies without the figure itself; `everyone` includes it. R 1.2,
 * 1.3
 */
const SIDES = ['self', 'enemy', 'ally', 'self-or-ally', 'any', 'everyone'] as const;

/** Origins of distances. */
const ANCHORS = [
  'self',
  'target',
  'killed',
  'fallen',
  'healed',
  'obstacle',
  'trap',
  'marked',
  'chosen-hex',
  'summons',
  'poisoned',
  'previous',
] as const;

/** Places without a distance. */
const PLACES = ['area', 'room', 'map', 'moved-through', 'on-path', 'beside-path'] as const;

/** The affected figures: a number of figures of a side, within a distance or in a place, that match a condition. */
export const Selector = z.strictObject({
  side: z.enum(SIDES),
  count: z.union([z.int().min(1).max(9), z.literal('all'), formula]).default(1),
  within: z
    .union([z.int().min(1).max(9), z.literal('range')])
    .optional()
    .describe('Hexes; 1 is adjacent'),
  of: z.enum(ANCHORS).default('self'),
  place: z.enum(PLACES).optional(),
  summoned: z.boolean().default(false).describe('Summons only, of any owner, except oneself'),
  owned: z.boolean().optional().describe('Only those whom one has summoned oneself'),
  named: RecordId.optional().describe('One figure of a class, such as its companion'),
  if: predicates.schema.optional(),
});
export type Selector = z.infer<typeof Selector>;

/** Further limits of a selection beyond the selector itself. */
export interface SelectionLimits {
  /** The printed range, which `within: "range"` and a selector without a distance use; 0 is adjacent. */
  readonly range: number;
  /** Whether enemies are targeted, which excludes invisible ones. Suffered damage is not targeting. R 8.7, 7.17 */
  readonly targeting: boolean;
  /** Invisible enemies can be targeted too. */
  readonly sight?: boolean;
}
