import { RecordId, unknownTag } from '@tessera/rules';
import * as z from 'zod';
import { description, name } from './record.ts';
import { Bonus } from './stat.ts';

/** Kinds of equipment, in the order of a shop. */
export const ITEM_TYPES = ['ranged', 'melee', 'thrown', 'tool'] as const;
export type ItemType = (typeof ITEM_TYPES)[number];

/** Stances that an attack may keep. R 14.1 */
const NOTICES = ['hidden', 'disguised'] as const;
export type Notice = (typeof NOTICES)[number];

const reach = z.int().min(1).max(40);
const amount = z.int().min(0).max(20);
const flagNumber = z.int().min(0).max(10).default(0);

const notice = z
  .array(z.enum(NOTICES, { error: 'E_UNKNOWN_FLAG:' }))
  .describe('Stances that using it does not end; an empty list means that everyone notices');

/** Special properties of a weapon; 0 and false by default. R 14.2 */
const Special = z.strictObject({
  reload: z.boolean().default(false).describe('Must be reloaded after every attack action'),
  splash: flagNumber.describe('A hit also strikes everyone this near'),
  push: flagNumber.describe('A hit drives the target this far away'),
  pull: flagNumber.describe('A hit drags the target this far'),
  throw: flagNumber.describe('A melee weapon that may be thrown this far'),
});
export type Special = Readonly<z.infer<typeof Special>>;
const special = Special.prefault({});

/** Effects of thrown items where they land. R 14.3 */
const ThrownEffect = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('blast'), breaksWalls: z.boolean().default(false) }),
    z.strictObject({ kind: z.literal('smoke') }),
    z.strictObject({ kind: z.literal('shock') }),
    z.strictObject({ kind: z.literal('freeze'), slow: z.int().min(1).max(10).describe('Taken off M') }),
  ],
  { error: unknownTag('E_UNKNOWN_EFFECT') },
);

/** Effects of tools for their holder, besides the bonus. R 14.4 to 14.6 */
export const ToolEffect = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('cheap-intel'), slots: z.int().min(0).max(3) }),
    z.strictObject({ kind: z.literal('mob-immunity') }),
    z.strictObject({ kind: z.literal('unseen-by-mobs') }),
    z.strictObject({ kind: z.literal('lure'), action: RecordId, range: reach }),
    z.strictObject({ kind: z.literal('breach'), action: RecordId }),
    z.strictObject({ kind: z.literal('reroll'), who: z.enum(['holder', 'crew']) }),
    z.strictObject({ kind: z.literal('extract'), companions: z.int().min(0).max(4) }),
    z.strictObject({ kind: z.literal('objective') }).describe('Scores like an info drop when it is brought home'),
  ],
  { error: unknownTag('E_UNKNOWN_EFFECT') },
);
export type ToolEffect = Readonly<z.infer<typeof ToolEffect>>;

const common = {
  id: RecordId,
  name,
  description,
  cost: z.int().min(0).max(1000),
  source: z
    .enum(['shop', 'innate', 'scenario'])
    .default('shop')
    .describe('Bought, always there and taking no slot, or only found on a map'),
  uses: z.int().min(-1).default(-1).describe('-1: no limit'),
  bonus: Bonus,
};

/** Piece of equipment. R 14 */
export const ItemRecord = z.discriminatedUnion('type', [
  z.strictObject({
    ...common,
    type: z.literal('ranged'),
    attacks: amount,
    range: reach,
    damage: amount,
    notice,
    special,
  }),
  z.strictObject({ ...common, type: z.literal('melee'), attacks: amount, damage: amount, notice, special }),
  z.strictObject({
    ...common,
    type: z.literal('thrown'),
    range: reach,
    damage: amount.describe('0: works without a roll'),
    size: z.int().min(1).max(10).describe('Across; half of it, rounded down, is the radius'),
    notice,
    skills: z
      .array(z.enum(['BS', 'C']))
      .min(1)
      .default(['BS'])
      .describe('The numbers that a roll may be against'),
    effect: ThrownEffect,
  }),
  z.strictObject({ ...common, type: z.literal('tool'), effects: z.array(ToolEffect) }),
]);
export type ItemRecord = Readonly<z.infer<typeof ItemRecord>>;

/** Returns whether using an item keeps this stance; tools always do. R 14.1 */
export function keeps(item: ItemRecord, stance: Notice): boolean {
  return item.type === 'tool' || item.notice.includes(stance);
}
