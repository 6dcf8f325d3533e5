import * as z from 'zod';
import { Bonus, Card } from './card.ts';
import { Block, Link, MAX, RESTS, SaveAgainst, SIGHTS, Who } from './state.ts';

const slug = z.string().min(1).max(100);
const label = z.string().min(1).max(100);
const amount = z.int().min(1).max(999);
const targets = z.array(Who).min(1).max(MAX.targets);
const seat = z.int().min(1).max(15).optional().describe('For the game master who brought that character');
const dice = z.string().regex(/^\d{1,2}d\d{1,3}(\+\d{1,2}d\d{1,3}){0,4}$/);

export const PartyAction = z.discriminatedUnion('type', [
  // Of a player.
  z
    .strictObject({ type: z.literal('hero'), name: label, link: Link, seat })
    .describe('Brings a character into the party'),
  z.strictObject({ type: z.literal('leave'), seat }).describe('Takes the character out of the party'),
  z
    .strictObject({ type: z.literal('card'), name: label, card: Card, seat })
    .describe('The numbers of the character have changed'),
  z.strictObject({ type: z.literal('done'), orders: z.array(z.int().min(1)).min(1).max(MAX.orders), seat }),

  // Of everyone.
  z.strictObject({
    type: z.literal('roll'),
    label,
    dice,
    bonus: z.int().min(-100).max(1000),
    mode: z.enum(['plain', 'advantage', 'disadvantage']),
    hidden: z.boolean(),
    as: label.optional().describe('Whose roll it is, if not that of the own character'),
  }),
  z
    .strictObject({ type: z.literal('initiative'), who: Who, total: Bonus.optional() })
    .describe('Without a total it is rolled'),

  // Of the game master.
  z.strictObject({ type: z.literal('sees'), sees: z.enum(SIGHTS) }),
  z.strictObject({
    type: z.literal('add'),
    name: label,
    kind: slug,
    count: z.int().min(1).max(20),
    block: Block,
    waits: z.boolean(),
  }),
  z.strictObject({ type: z.literal('bringIn') }).describe('Creatures that waited are seen now'),
  z.strictObject({ type: z.literal('remove'), creature: z.int().min(1) }),
  z.strictObject({ type: z.literal('begin') }).describe('Rolls missing initiatives'),
  z.strictObject({ type: z.literal('turn'), to: z.enum(['next', 'back']) }),
  z.strictObject({ type: z.literal('end') }).describe('Ends the fight; fallen creatures leave'),
  z.strictObject({ type: z.literal('show'), roll: z.int().min(1) }),
  z.strictObject({
    type: z.literal('volley'),
    label,
    amount,
    damage: slug.optional(),
    save: SaveAgainst.nullable(),
    targets,
  }),
  z.strictObject({ type: z.literal('apply'), targets }),
  z.strictObject({ type: z.literal('takeBack') }).describe('The last damage to several did not happen'),
  z.strictObject({ type: z.literal('clear') }),
  z.strictObject({ type: z.literal('heal'), amount, targets }),
  z.strictObject({ type: z.literal('condition'), id: slug, on: z.boolean(), targets }),
  z.strictObject({ type: z.literal('rest'), rest: z.enum(RESTS) }),
  z.strictObject({ type: z.literal('evening') }).describe('Begins the next evening with an empty recap'),
  z.strictObject({ type: z.literal('close') }),
]);
export type PartyAction = z.infer<typeof PartyAction>;
export type ActionOf<Type extends PartyAction['type']> = Extract<PartyAction, { type: Type }>;
