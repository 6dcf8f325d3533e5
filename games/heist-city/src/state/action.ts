import * as z from 'zod';

const Cell = z.int().min(0);
const Unit = z.int().min(0);
const ItemId = z.string().max(40);

/** Cells entered in order; if omitted, the safest and then shortest path is taken. R 8.1 */
const path = z.array(Cell).min(1).max(60).optional();

const at = { weapon: ItemId, target: Unit };

/** Thing that can be carried: equipment by its id, or an objective by its index in `drops`. */
const Thing = z.union([z.strictObject({ item: ItemId }), z.strictObject({ drop: z.int().min(0) })]);
export type Thing = z.infer<typeof Thing>;

/** Actions of the active character that cost slots. R 7.4 to 7.6 */
const SLOT_ACTIONS = [
  z.strictObject({ type: z.literal('move'), to: Cell, path }),
  z.strictObject({ type: z.literal('hustle'), to: Cell, path }),
  z.strictObject({ type: z.literal('sprint'), to: Cell, path }),
  z.strictObject({
    type: z.literal('pick-up'),
    what: z.union([
      z.strictObject({ drop: z.int().min(0).describe('Place in `drops`') }),
      z.strictObject({ gear: z.int().min(0).describe('Place in `gear`') }),
    ]),
    leave: Thing.optional().describe('The item left behind to make room'),
  }),
  z.strictObject({ type: z.literal('hack-computer'), computer: z.int().min(0) }),
  z.strictObject({ type: z.literal('hack-upload'), drop: z.int().min(0) }),
  z.strictObject({ type: z.literal('charm'), npc: Unit }),
  z.strictObject({ type: z.literal('attack'), ...at }),
  z.strictObject({ type: z.literal('throw-weapon'), ...at }),
  z.strictObject({
    type: z.literal('throw'),
    item: ItemId,
    cell: Cell,
    using: z.enum(['BS', 'C']).optional().describe('The skill to roll; BS unless told otherwise'),
  }),
  z.strictObject({ type: z.literal('reload'), weapon: ItemId }),
  z.strictObject({ type: z.literal('drop'), what: Thing }),
  z.strictObject({ type: z.literal('go-loud') }),
  z.strictObject({ type: z.literal('remove-disguise'), target: Unit }),
  z.strictObject({ type: z.literal('mob-intel'), npc: Unit }),
  z.strictObject({ type: z.literal('wake-up') }),
  z.strictObject({ type: z.literal('in-plain-sight'), target: Unit }),
  z.strictObject({ type: z.literal('face-off') }),
  z.strictObject({ type: z.literal('push'), ...at }),
  z.strictObject({ type: z.literal('all-eyes-on-me') }),
  z.strictObject({ type: z.literal('ghost-hand'), ...at }),
  z.strictObject({ type: z.literal('ninja-vanish'), to: Cell, path }),
  z.strictObject({ type: z.literal('move-it-along'), unit: Unit, to: Cell, path }),
  z.strictObject({ type: z.literal('all-according-to-plan') }),
  z.strictObject({ type: z.literal('cqc'), to: Cell, path, ...at }),
  z.strictObject({ type: z.literal('camera-squib'), cell: Cell }),
  z.strictObject({ type: z.literal('breaching-charge'), cell: Cell }),
] as const;

export const SlotAction = z.discriminatedUnion('type', SLOT_ACTIONS);
export type SlotAction = z.infer<typeof SlotAction>;

/** Action of a player. */
export const Action = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('loadout'),
    items: z.array(z.array(ItemId).max(8)).length(5).describe('One list a role: face, muscle, ninja, brain, spook'),
  }),
  z.strictObject({ type: z.literal('deploy'), cell: Cell, stance: z.enum(['overt', 'hidden', 'disguised']) }),
  z.strictObject({ type: z.literal('activate'), character: Unit }),
  z.strictObject({ type: z.literal('pass') }),
  ...SLOT_ACTIONS,
  z.strictObject({ type: z.literal('end') }),
  z.strictObject({ type: z.literal('plan'), actions: z.array(SlotAction).max(8) }),
  z.strictObject({ type: z.literal('aim'), target: Unit }),
  z.strictObject({ type: z.literal('shove'), way: z.enum(['push', 'pull']), length: z.int().min(0) }),
  z.strictObject({ type: z.literal('reroll'), with: ItemId }),
  z.strictObject({ type: z.literal('keep') }),
  z.strictObject({ type: z.literal('plan-move'), unit: Unit, to: Cell, path }),
  z.strictObject({ type: z.literal('plan-done') }),
  z.strictObject({ type: z.literal('champion'), character: Unit }),
  z.strictObject({ type: z.literal('extract-with'), ally: Unit }),
  z.strictObject({ type: z.literal('set-alert'), modifier: z.int().min(-10).max(10) }),
  z.strictObject({ type: z.literal('concede') }),
]);
export type Action = z.infer<typeof Action>;

/** Action of one type. */
export type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>;
