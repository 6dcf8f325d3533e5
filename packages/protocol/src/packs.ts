import * as z from 'zod';

/** Limits of content packs: size as JSON, and number of packs per player. */
export const PACK_LIMITS = { bytes: 512 * 1024, packs: 50 } as const;

/** The id of a content pack; the game defines its contents. */
export const PackId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);
/** The version of a content pack. */
export const PackVersion = z.string().regex(/^[0-9A-Za-z][0-9A-Za-z.+-]{0,31}$/);
