import * as z from 'zod';
import { VARIANTS } from '../src/state/variants.ts';

// Card cases: a position, a card, answers and dice in words, and the assertions afterwards.

const Names = z.array(z.string());
const ByName = z.record(z.string(), z.string());
const Forced = z.union([z.int(), z.strictObject({ pick: z.int() }), z.strictObject({ draw: z.int() })]);

/** Position: the standard set-up with these changes. */
const Given = z.strictObject({
  variants: z.array(z.enum(VARIANTS)).default([]),
  board: ByName.default({}).describe('The units in a place: "gondor 3/1/1"; "" for none'),
  characters: ByName.default({}),
  fellowship: z
    .strictObject({
      region: z.string().optional(),
      progress: z.int().optional(),
      hidden: z.boolean().optional(),
      corruption: z.int().optional(),
      guide: z.string().optional(),
      mordor: z.int().optional(),
    })
    .default({}),
  boxes: z.record(z.string(), z.int()).default({}),
  active: Names.default([]),
  control: ByName.default({}),
  reserve: z.record(z.string(), z.int()).default({}),
  table: Names.default([]),
  hand: Names.default([]).describe('Besides the cards of the case, in the hands of their sides'),
  dice: z.record(z.string(), Names).default({}).describe('Unused dice by side'),
  huntBox: z.tuple([z.int(), z.int()]).default([0, 0]),
  pool: Names.optional(),
});

const After = z.strictObject({
  refused: z.string().optional(),
  board: ByName.optional(),
  characters: ByName.optional(),
  fellowship: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  boxes: z.record(z.string(), z.int()).optional(),
  active: z.record(z.string(), z.boolean()).optional(),
  control: ByName.optional(),
  reserve: z.record(z.string(), z.int()).optional(),
  lost: z.record(z.string(), z.int()).optional(),
  table: Names.optional(),
  hand: z.record(z.string(), z.int()).optional().describe('Cards in hand by "free strategy" and so on'),
  dice: z.record(z.string(), Names).optional(),
  huntBox: z.tuple([z.int(), z.int()]).optional(),
  pool: Names.optional().describe('Whole'),
  waiting: Names.optional(),
  removed: Names.optional(),
  rings: z.tuple([z.int(), z.int()]).optional(),
  battle: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  asked: z.string().optional().describe('The question that is asked then'),
  offered: Names.optional().describe('Answers that are allowed then'),
  notOffered: Names.optional(),
});

const CardCase = z.strictObject({
  card: z.string(),
  half: z.enum(['event', 'combat']),
  name: z.string().describe('The claim of the case, in a sentence'),
  given: Given.prefault({}),
  die: z.string().default('event'),
  /** Attacking side, origin and target, for combat halves; the card belongs to its owner. */
  attack: z.tuple([z.string(), z.string(), z.string()]).optional(),
  against: z.string().optional().describe('The combat card of the other side'),
  answers: Names.default([]),
  dice: z.array(Forced).default([]),
  after: After.prefault({}),
});
export type CardCase = z.infer<typeof CardCase>;

const CardCases = z.strictObject({ $schema: z.string().optional(), cardCases: z.array(CardCase).min(1) });

/** Reads a file of cases. */
export function readCardCases(text: string): readonly CardCase[] {
  return CardCases.parse(JSON.parse(text)).cardCases;
}
