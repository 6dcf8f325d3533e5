import * as z from 'zod';

/** The most that a pack may weigh, as JSON, and how many of them a person may keep. */
export const PACK_LIMITS = { bytes: 512 * 1024, packs: 50 } as const;

/** Names a pack of content; what is in one, its game says. */
export const PackId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
export const PackVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,31}$/);
