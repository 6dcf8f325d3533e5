import {
  type ActionOf,
  type CharacterRecord,
  checkConcentration,
  concentrationDifficulty,
  type DerivedState,
  earlyEndings,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { TableEntry } from '@tessera/table';
import { heldSpells } from '../casting/spellBook.ts';
import { numberIn, standingEntries, textIn } from '../rolls.ts';

/** A concentration save that is due after damage. */
export interface DueSave {
  readonly damage: number;
  readonly difficulty: number;
}

/**
 * Returns the due save: for the last damage since concentration started, unless a save under this label followed it.
 * Each damage needs a save; only the last one is shown.
 */
export function dueSave(
  log: readonly TableEntry[],
  record: CharacterRecord,
  sheet: DerivedState,
  saveLabel: string,
): DueSave | undefined {
  const held = heldSpells(record).map(({ instanceId }) => instanceId);
  if (held.length === 0) return undefined;
  for (const { events } of standingEntries(log).toReversed())
    for (const event of events.toReversed()) {
      if (event.type === 'rolled' && textIn(event, 'label') === saveLabel) return undefined;
      if (event.type === 'began' && held.includes(textIn(event, 'instanceId') ?? '')) return undefined;
      if (event.type === 'hurt' || event.type === 'harmed') {
        const damage = numberIn(event, 'amount') ?? 0;
        if (damage === 0) continue;
        return { damage, difficulty: concentrationDifficulty(damage, sheet) };
      }
    }
  return undefined;
}

/** Returns the actions that end forms and other effects that the character's conditions end early. */
export function endedEarly(
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
): readonly ActionOf<'end'>[] {
  return earlyEndings(record, sheet, rulebook).map((instanceId) => ({ type: 'end', instanceId }));
}

/** Returns the actions that end concentration when a condition breaks it; empty otherwise. */
export function lostConcentration(
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
): readonly ActionOf<'end'>[] {
  return checkConcentration(record, sheet, rulebook).ended.map(({ instanceId }) => ({ type: 'end', instanceId }));
}
