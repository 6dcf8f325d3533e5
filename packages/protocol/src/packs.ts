import * as z from 'zod';
import { Time } from './match.ts';

/** The most that a pack may weigh, as JSON, and how many of them a person may keep. */
export const PACK_LIMITS = { bytes: 512 * 1024, packs: 50 } as const;

export const PackId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'Expected small letters, digits and dashes');
export const PackVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,31}$/, 'Expected a version such as 1.0.0');

/** A pack of somebody's own, as a list shows it. */
export const PackInfo = z.object({
  id: PackId,
  version: PackVersion,
  name: z.string().max(100),
  editions: z.array(z.string().max(20)).max(10),
  bytes: z.int().min(0),
  savedAt: Time,
});
export type PackInfo = z.infer<typeof PackInfo>;

/** What a pack is made of: its files as they were written, and examples of what they should bring about. */
export const PackBody = z.strictObject({
  name: z.string().max(100),
  editions: z.array(z.string().max(20)).max(10),
  files: z
    .array(
      z.strictObject({
        pack: z.string().min(1).max(100),
        path: z.string().min(1).max(200),
        text: z.string(),
      }),
    )
    .min(1)
    .max(200),
  tests: z.array(z.record(z.string(), z.json())).max(200).optional(),
});
export type PackBody = z.infer<typeof PackBody>;
