import type { Rulebook } from '../content/rulebook.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { type Line, sheetLines } from '../sheet/sheetLines.ts';

/** Weight of a difference: error for a number, warning for a flag or list, info for a path on one side only. SPEC 18 */
export type Severity = 'error' | 'warning' | 'info';

/** A path at which two sheets differ. */
export interface Difference {
  readonly path: string;
  readonly severity: Severity;
  readonly before: number | string | readonly string[] | undefined;
  readonly after: number | string | readonly string[] | undefined;
  /** Values added to a list. */
  readonly added?: readonly string[];
  readonly removed?: readonly string[];
  /** Ids of the effects that appeared, disappeared or changed. */
  readonly because: readonly string[];
}

/** Returns the differences between two sheets, each with the responsible effects. SPEC 14 */
export function diff(before: DerivedState, after: DerivedState): Difference[] {
  const old = sheetLines(before);
  const now = sheetLines(after);
  const differences: Difference[] = [];
  for (const path of new Set([...old.keys(), ...now.keys()])) {
    const difference = compareLines(path, old.get(path), now.get(path));
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}

/** Returns the differences that a change to the record would cause, without making it. */
export function whatIf(
  record: CharacterRecord,
  change: (record: CharacterRecord) => CharacterRecord,
  rulebook: Rulebook,
): Difference[] {
  return diff(evaluateCharacter(record, rulebook), evaluateCharacter(change(record), rulebook));
}

function compareLines(path: string, before: Line | undefined, after: Line | undefined): Difference | undefined {
  if (before !== undefined && after !== undefined && sameValue(before, after)) return undefined;
  const isNew = before === undefined || after === undefined;
  const severity: Severity = isNew ? 'info' : before.kind === 'number' && after.kind === 'number' ? 'error' : 'warning';
  const lists = listChange(before, after);
  return { path, severity, before: before?.value, after: after?.value, ...lists, because: responsible(before, after) };
}

function sameValue(before: Line, after: Line): boolean {
  if (before.kind === 'list' && after.kind === 'list')
    return (
      before.value.length === after.value.length && before.value.every((value, index) => value === after.value[index])
    );
  return before.value === after.value;
}

function listChange(before: Line | undefined, after: Line | undefined): { added?: string[]; removed?: string[] } {
  const old = before?.kind === 'list' ? before.value : [];
  const now = after?.kind === 'list' ? after.value : [];
  if (before?.kind !== 'list' && after?.kind !== 'list') return {};
  return { added: now.filter((value) => !old.includes(value)), removed: old.filter((value) => !now.includes(value)) };
}

/** Returns the parts that exist on one side only or contribute a different amount. */
function responsible(before: Line | undefined, after: Line | undefined): string[] {
  const old = partsOf(before);
  const now = partsOf(after);
  const ids = new Set<string>();
  for (const [id, value] of old) if (now.get(id) !== value) ids.add(id);
  for (const [id, value] of now) if (old.get(id) !== value) ids.add(id);
  return [...ids];
}

function partsOf(line: Line | undefined): Map<string, number> {
  if (line?.kind === 'list') return new Map(line.sources.map((id) => [id, 1]));
  const parts = line?.kind === 'number' ? (line.stat?.parts ?? []) : [];
  return new Map(parts.map(({ id, value, op }) => [`${id}`, op === 'set' ? value + 0.5 : value]));
}
