import {
  type CharacterRecord,
  type DerivedState,
  evaluateCharacter,
  migrate,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import type { PackPin } from '../character/rulebooks.ts';

/** Preview of a character with other content. */
export interface PackChange {
  /** The resulting record. */
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  /** Messages of the packs' migrations: renamed, corrected. */
  readonly said: readonly NestedMessage[];
  readonly problems: readonly NestedMessage[];
}

/** Evaluates a character with another rulebook and other pins, and applies migrations. */
export function packChangeOf(
  record: CharacterRecord,
  pins: readonly PackPin[],
  { before, now }: { readonly before: Rulebook; readonly now: Rulebook },
): PackChange {
  const { record: followed, changes, issues } = migrate(record, now, before);
  // Built-in packs are pinned only if they were pinned before.
  const packs = pins.map((pin) => followed.packs.find(({ id }) => id === pin.id) ?? { ...pin });
  const next = { ...followed, packs };
  return {
    record: next,
    sheet: evaluateCharacter(next, now),
    said: changes,
    problems: issues.map(({ message }) => message),
  };
}
