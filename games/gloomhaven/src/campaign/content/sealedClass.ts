import * as z from 'zod';
import { id, name } from '../../content/record.ts';

/** The heading of a class in a closed box. Its id is the symbol by which the box is known; its name is told once it is open. */
export const SealedClassRecord = z.strictObject({
  id,
  name,
  people: name,
  handSize: z.int().min(5).max(15),
  hitPoints: z.array(z.int().min(1).max(50)).length(9).describe('By level, from 1 to 9'),
  unlockEvent: z.int().min(1).max(99).describe('Number of the cards added to both decks. R 16.9'),
  retireEvent: z.int().min(1).max(99).describe('Number of the cards added to both decks at the first retirement'),
});
export type SealedClassRecord = Readonly<z.infer<typeof SealedClassRecord>>;
