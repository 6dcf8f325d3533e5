import {
  type CharacterRecord,
  type DerivedState,
  evaluateCharacter,
  migrate,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import type { PackPin } from '../desk/rulebooks.ts';

/** What other content would do to a character, before anything is done. */
export interface PackChange {
  /** The record as it would be. */
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  /** What the packs themselves say of the change: renamed, corrected. */
  readonly said: readonly NestedMessage[];
  readonly problems: readonly NestedMessage[];
}

/** Holds a character against another rulebook with other pins. Names that have changed are followed. */
export function packChangeOf(
  record: CharacterRecord,
  pins: readonly PackPin[],
  { before, now }: { readonly before: Rulebook; readonly now: Rulebook },
): PackChange {
  const { record: followed, changes, issues } = migrate(record, now, before);
  // What comes with the game is pinned only if it was: nobody asked for more.
  const packs = pins.map((pin) => followed.packs.find(({ id }) => id === pin.id) ?? { ...pin });
  const next = { ...followed, packs };
  return {
    record: next,
    sheet: evaluateCharacter(next, now),
    said: changes,
    problems: issues.map(({ message }) => message),
  };
}
