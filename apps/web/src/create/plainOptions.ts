import type { Json } from '@tessera/kernel';
import * as z from 'zod';

const Options = z.record(z.string(), z.json());

/** The options of a form as a message carries them. */
export function plainOptions(options: Readonly<Record<string, Json>>): z.infer<typeof Options> {
  return Options.parse(options);
}
