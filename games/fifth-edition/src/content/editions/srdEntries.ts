import * as z from 'zod';
import { EDITIONS, type Edition } from '../../vocabulary/vocabulary.ts';

const SrdEntries = z.strictObject({
  entries: z.record(z.string(), z.array(z.string())).describe('Ids by kind'),
  without: z
    .record(z.string(), z.record(z.string(), z.string()))
    .describe('By kind: entries without a record, and the reason'),
});

/** Entries of an SRD: those that need a record, and those without one with the reason. */
export type SrdEntries = z.output<typeof SrdEntries>;

/** Loads the entries of the SRD of each edition. SPEC 17 */
export async function srdEntries(): Promise<Readonly<Record<Edition, SrdEntries>>> {
  const { default: json } = await import('../../../content/srd-entries.json', { with: { type: 'json' } });
  return z.record(z.enum(EDITIONS), SrdEntries).parse(json);
}
