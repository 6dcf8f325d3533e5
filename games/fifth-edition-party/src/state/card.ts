import { ABILITIES } from '@tessera/fifth-edition';
import * as z from 'zod';

const slug = z.string().min(1).max(100);
const label = z.string().min(1).max(100);
const points = z.int().min(0).max(9999);
export const Bonus = z.int().min(-50).max(100);
const Types = z.array(slug).max(20);

/** What changes damage of one type. */
export const Defenses = z.strictObject({ resistance: Types, immunity: Types, vulnerability: Types });

export const Saves = z.partialRecord(z.enum(ABILITIES), Bonus);

/** The numbers of a character that a party needs, as its player's device computed them from the sheet. */
export const Card = z.strictObject({
  line: z.string().max(200).describe('Species, class and level'),
  level: z.int().min(1).max(20),
  hitPoints: z.strictObject({ current: points, max: points, temp: points }),
  ac: z.int().min(0).max(99),
  initiative: Bonus,
  saves: Saves,
  passives: z.strictObject({ perception: Bonus, insight: Bonus, investigation: Bonus }),
  senses: z.array(z.strictObject({ id: slug, range: points })).max(10),
  conditions: z.array(z.strictObject({ id: slug, name: label, level: z.int().min(1).max(10) })).max(20),
  effects: z.array(label).max(20).describe('Active effects, concentration included'),
  resources: z.array(z.strictObject({ id: slug, name: label, left: points, max: points })).max(40),
  death: z.strictObject({ successes: z.int().min(0).max(3), failures: z.int().min(0).max(3) }),
  defenses: Defenses,
});
export type Card = z.infer<typeof Card>;
