import * as z from 'zod';
import { CharacterRecord } from '../record/record.ts';
import { EDITIONS, TURN_PARTS } from '../vocabulary/vocabulary.ts';

/** Options of a new character; actions decide everything else. */
export const CharacterOptions = z.strictObject({
  edition: z.enum(EDITIONS).default('2024').describe('Which rules it follows'),
  name: z.string().max(100).default('').describe('Its name'),
});
export type CharacterOptions = z.output<typeof CharacterOptions>;

/** State of a character's match: the record, and the state of play that is not on the sheet. */
export const CharacterState = z.strictObject({
  record: CharacterRecord,
  combat: z
    .strictObject({
      round: z.int().min(1),
      used: z.array(z.enum(TURN_PARTS)),
      attacks: z.int().min(1).optional().describe('How many attacks the action was used for so far'),
    })
    .nullable()
    .describe('The round, and what of the turn is used up'),
  death: z.strictObject({ successes: z.int().min(0).max(3), failures: z.int().min(0).max(3) }),
  rolled: z.array(z.array(z.int())).describe('The dice of rolled ability scores, four a score'),
  made: z.int().min(0).describe('How many things got an id so far'),
  retired: z.boolean(),
});
export type CharacterState = z.output<typeof CharacterState>;
