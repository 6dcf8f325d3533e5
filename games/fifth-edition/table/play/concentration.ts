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
import { numberIn, standingEntries, textIn } from './rolls.ts';
import { heldSpells } from './spellBook.ts';

/** A save that is due because the character was hurt while it concentrated. */
export interface DueSave {
  readonly damage: number;
  readonly difficulty: number;
}

/**
 * The save that is still to be rolled: the last harm since the concentration began, unless a save under this label came
 * after it. Each harm asks for its own save; only the last one is kept in sight.
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
      if (event.type === 'hurt') {
        const damage = numberIn(event, 'amount') ?? 0;
        return { damage, difficulty: concentrationDifficulty(damage, sheet) };
      }
    }
  return undefined;
}

/** The actions that end forms and other effects which the conditions of the character end early. */
export function endedEarly(
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
): readonly ActionOf<'end'>[] {
  return earlyEndings(record, sheet, rulebook).map((instanceId) => ({ type: 'end', instanceId }));
}

/** Why concentration cannot go on, and the actions that end it; nothing while it can. */
export function lostConcentration(
  record: CharacterRecord,
  sheet: DerivedState,
  rulebook: Rulebook,
): readonly ActionOf<'end'>[] {
  return checkConcentration(record, sheet, rulebook).ended.map(({ instanceId }) => ({ type: 'end', instanceId }));
}
