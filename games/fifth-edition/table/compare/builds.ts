import { type CharacterRecord, type DerivedState, evaluateCharacter, type Rulebook } from '@tessera/fifth-edition';
import { openRulebook } from '../character/rulebooks.ts';

/** A character with its sheet, evaluated with the content that it pins. */
export interface Build {
  readonly name: string;
  readonly record: CharacterRecord;
  readonly sheet: DerivedState;
  readonly rulebook: Rulebook;
  /** Pinned packs that are not available. */
  readonly lost: readonly string[];
}

/** Loads the rulebook of a character and evaluates its sheet. */
export async function buildOf({ name, record }: { name: string; record: CharacterRecord }): Promise<Build> {
  const { rulebook, lost } = await openRulebook(record.edition, record.packs);
  return { name, record, rulebook, lost, sheet: evaluateCharacter(record, rulebook) };
}

/** Formats the classes: "Bard 10 / Fighter 2". */
export function classesOf({ sheet }: Pick<Build, 'sheet'>): string {
  return sheet.identity.classes.map(({ name, level }) => `${name} ${level}`).join(' / ');
}
