import { MatchId, PackId, PackVersion, RefusalInfo, Time } from '@tessera/protocol';
import * as z from 'zod';

// Request and response schemas for characters and packs, shared by server and pages.

/** Fields of a character in a list. */
const heading = {
  name: z.string(),
  edition: z.string(),
  species: z.string(),
  /** Classes with their levels, in the order they were taken. */
  classes: z.array(z.object({ class: z.string(), level: z.int() })),
};

/** A character on the server in a list. Its match has the same id. */
export const CharacterInfo = z.object({
  id: MatchId,
  ...heading,
  retired: z.boolean(),
  movedAt: Time,
  /** Reason why it cannot be opened; the other fields then come from the match. */
  problem: RefusalInfo.optional(),
});
export type CharacterInfo = z.infer<typeof CharacterInfo>;

export type CharacterHeading = Pick<CharacterInfo, keyof typeof heading>;

/** A complete record as plain JSON; the game's schema validates its content. */
export const PlainRecord = z.record(z.string(), z.json());

/** A character to create from a record. */
export const NewCharacter = z.strictObject({
  record: PlainRecord,
  /** Origin of the record. */
  from: z.enum(['file', 'copy', 'quick', 'random']).default('file'),
});
export type NewCharacter = z.input<typeof NewCharacter>;

/** The fields of a record that a list needs. */
export const HeadingRecord = z.object({
  name: z.string(),
  edition: z.string(),
  species: z.string(),
  levels: z.array(z.object({ class: z.string() })),
});

/** Returns the list fields of a record. */
export function characterHeading({ name, edition, species, levels }: z.infer<typeof HeadingRecord>): CharacterHeading {
  const counts = new Map<string, number>();
  for (const level of levels) counts.set(level.class, (counts.get(level.class) ?? 0) + 1);
  const classes = [...counts].map(([id, level]) => ({ class: id, level }));
  return { name, edition, species, classes };
}

/** A custom pack in a list. */
export const PackInfo = z.object({
  id: PackId,
  version: PackVersion,
  name: z.string().max(100),
  editions: z.array(z.string().max(20)).max(10),
  bytes: z.int().min(0),
  savedAt: Time,
});
export type PackInfo = z.infer<typeof PackInfo>;

/** The files of a pack as written, and its tests. */
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
