import type { Json } from '@tessera/kernel';
import * as z from 'zod';

const Options = z.record(z.string(), z.json());

/** Converts form options to the options of a protocol message. */
export function plainOptions(options: Readonly<Record<string, Json>>): z.infer<typeof Options> {
  return Options.parse(options);
}
