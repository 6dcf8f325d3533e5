import * as z from 'zod';
import { id } from '../content/record.ts';
import { DECKS, ROLES, SIDES, SYMBOLS } from '../content/vocabulary.ts';
import { condition } from './condition.ts';
import { lastingEffect } from './lastingEffect.ts';

// The parts of a card that all rules read: its symbol, its conditions and its effect on the table. The kinds of its
// effects use the rules of later layers, so their records are opaque here; `cards/card.ts` has their schemas.

/** Effect or situation of a later layer. */
const opaque = z.looseObject({ type: z.string() });

/** Events that make a card leave the table, besides its use and a condition that ends. */
const LEAVING = ['declared', 'declared-at-home', 'revealed', 'activated', 'provoked'] as const;

/** Price that the other side pays, as an action, to take a card off the table. R 11.3 */
const removal = z.strictObject({
  die: z.enum(['will', 'any']),
  ring: z.boolean().default(false).describe('And an Elven Ring'),
  cards: z.array(z.enum(SYMBOLS)).default([]).describe('And a card from hand with each of these symbols'),
  if: z.array(condition).default([]),
});

/** A card that stays on the table. R 11.3 */
const Table = z.strictObject({
  does: z.array(lastingEffect).min(1).max(2),
  while: z.array(condition).default([]).describe('It leaves when one of these stops being true'),
  until: z
    .array(z.enum(LEAVING))
    .default([])
    .describe(
      'declared-at-home: in an unconquered City or Stronghold; activated: the sleeping Nation is; provoked: a Nation of the Free Peoples advances by an attack or an ability',
    ),
  removal: z.array(removal).default([]).describe('Any of these'),
});
export type Table = Readonly<z.infer<typeof Table>>;

/** An event card without the schemas of its effects. R 11 */
export const CardHead = z.strictObject({
  id,
  side: z.enum(SIDES),
  deck: z.enum(DECKS),
  number: z.int().min(1).max(24),
  symbol: z.enum(SYMBOLS).describe('The die that plays it, beside the Event die'),
  role: z.enum(ROLES).optional().describe('With three and four players: only this one plays it. R 13.8'),
  event: z.strictObject({
    needs: z.array(condition).default([]).describe('All of these, when it is played'),
    effects: z.array(opaque).max(6).default([]),
    table: Table.optional(),
  }),
  combat: id.describe('The combat card on its other half'),
});
export type CardHead = Readonly<z.infer<typeof CardHead>>;

/** The combat half of event cards, without the schemas of its situations and effects; several cards may share one. R 9.4 */
export const CombatHead = z.strictObject({
  id,
  side: z.enum(SIDES),
  needs: z.array(opaque).default([]).describe('All of these'),
  forfeits: z
    .union([
      z.strictObject({ nazgul: z.union([z.int().min(1).max(2), z.literal('any')]) }).describe('Leadership of Nazgûl'),
      z.literal('companions').describe('That of all Companions, if a card is really cancelled'),
    ])
    .optional()
    .describe('Leadership that does not count this round. R 9.4.4'),
  effects: z.array(opaque).min(1).max(2),
});
export type CombatHead = Readonly<z.infer<typeof CombatHead>>;
