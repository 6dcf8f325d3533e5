import { MatchId, PackId, PackVersion, RefusalInfo, Time } from '@tessera/protocol';
import * as z from 'zod';

// What goes over the wire for characters and packs; both server and pages read it.

/** What a list says of a character. */
const heading = {
  name: z.string(),
  edition: z.string(),
  species: z.string(),
  /** Each class with how many levels of it, in the order in which they were taken. */
  classes: z.array(z.object({ class: z.string(), level: z.int() })),
};

/** A character kept on the server, as a list shows it. Its match has the same id. */
export const CharacterInfo = z.object({
  id: MatchId,
  ...heading,
  retired: z.boolean(),
  movedAt: Time,
  /** Why it cannot be opened; then no more is known of it than its match was called. */
  problem: RefusalInfo.optional(),
});
export type CharacterInfo = z.infer<typeof CharacterInfo>;

export type CharacterHeading = Pick<CharacterInfo, keyof typeof heading>;

/** Everything that is saved of a character; what is in it, the game's own schema says. */
export const PlainRecord = z.record(z.string(), z.json());

/** A character to be made from a record. */
export const NewCharacter = z.strictObject({
  record: PlainRecord,
  /** Where the record comes from. */
  from: z.enum(['file', 'copy', 'quick', 'random']).default('file'),
});
export type NewCharacter = z.input<typeof NewCharacter>;

/** As much of a record as a list needs. */
export const HeadingRecord = z.object({
  name: z.string(),
  edition: z.string(),
  species: z.string(),
  levels: z.array(z.object({ class: z.string() })),
});

/** What a list says of the character of a record. */
export function characterHeading({ name, edition, species, levels }: z.infer<typeof HeadingRecord>): CharacterHeading {
  const counts = new Map<string, number>();
  for (const level of levels) counts.set(level.class, (counts.get(level.class) ?? 0) + 1);
  const classes = [...counts].map(([id, level]) => ({ class: id, level }));
  return { name, edition, species, classes };
}

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
