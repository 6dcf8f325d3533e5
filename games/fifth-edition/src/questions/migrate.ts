import { compareVersions, type NestedMessage, parseVersion } from '@tessera/rules';
import type { Rulebook } from '../content/rulebook.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import { type Difference, diff } from '../explain/diff.ts';
import type { CharacterRecord, ChoiceValue } from '../record/record.ts';
import type { Issue } from '../vocabulary/issue.ts';
import { engineMessage } from '../vocabulary/message.ts';

/** Proposed update of a character to newer content. Nothing changes until the player accepts it. */
export interface Migration {
  /** The record with renamed ids replaced and the new versions pinned. */
  readonly record: CharacterRecord;
  /** Readable changes: renamed, removed or corrected content. */
  readonly changes: readonly NestedMessage[];
  readonly issues: readonly Issue[];
  /** Changes of the sheet; empty unless the content of the old versions is available. */
  readonly differences: readonly Difference[];
}

/** Updates a record to the versions of the given content. SPEC 15 */
export function migrate(record: CharacterRecord, now: Rulebook, before?: Rulebook): Migration {
  const changes: NestedMessage[] = [];
  const issues: Issue[] = [];
  let migrated = record;
  for (const { id, version } of record.packs) {
    const pack = now.packs.find((each) => each.id === id);
    if (pack === undefined) issues.push(problem(engineMessage('pack-gone', { id })));
    else if (pack.version !== version)
      changes.push(engineMessage('pack-moves', { id, from: version, to: pack.version }));
  }
  for (const { renamed = [], removed = [], errata = [], id } of newerMigrations(record, now)) {
    for (const { kind, from, to } of renamed) {
      const next = renameIn(migrated, kind, from, to);
      if (next !== migrated) changes.push(engineMessage('renamed', { kind, from, to, migration: id }));
      migrated = next;
    }
    for (const { kind, id: gone, because } of removed)
      if (names(migrated).has(gone)) issues.push(problem(engineMessage('removed', { kind, id: gone, because })));
    for (const { kind, id: corrected, what } of errata)
      changes.push(engineMessage('corrected', { kind, id: corrected, what, migration: id }));
  }
  const packs = now.packs.map(({ id, version }) => ({ id, version }));
  const result = { ...migrated, packs };
  const differences =
    before === undefined ? [] : diff(evaluateCharacter(record, before), evaluateCharacter(result, now));
  return { record: result, changes, issues, differences };
}

/** Returns an issue per record that disappeared between two versions of a pack without a migration. */
export function vanishedRecords(before: Rulebook, now: Rulebook): readonly Issue[] {
  const accounted = new Set(
    [...now.migrations.values()].flatMap(({ renamed = [], removed = [] }) => [
      ...renamed.map(({ kind, from }) => `${kind}:${from}`),
      ...removed.map(({ kind, id }) => `${kind}:${id}`),
    ]),
  );
  const keysOf = ({ classes, subclasses, species, lineages, backgrounds, feats, items, spells }: Rulebook) =>
    [classes, subclasses, species, lineages, backgrounds, feats, items, spells].flatMap((shelf) =>
      [...shelf.values()].map(({ facts }) => facts.key),
    );
  const present = new Set(keysOf(now));
  return keysOf(before)
    .filter((key) => !present.has(key) && !accounted.has(key))
    .map((key) => problem(engineMessage('vanished', { key })));
}

function problem(message: NestedMessage): Issue {
  return { severity: 'error', code: 'E_MIGRATION', path: 'packs', message };
}

/** Returns the migrations after the versions that the character was built with, oldest first. */
function newerMigrations({ packs }: CharacterRecord, { migrations }: Rulebook) {
  const oldest = packs.map(({ version }) => parseVersion(version)).filter((version) => version !== undefined);
  return [...migrations.values()]
    .map((migration) => ({ migration, version: parseVersion(migration.id) }))
    .filter(({ version }) => version !== undefined && oldest.some((old) => compareVersions(version, old) > 0))
    .toSorted((a, b) => compareVersions(a.version!, b.version!))
    .map(({ migration }) => migration);
}

function renameIn(record: CharacterRecord, kind: string, from: string, to: string): CharacterRecord {
  switch (kind) {
    case 'species':
    case 'lineage':
    case 'background':
      return record[kind] === from ? { ...record, [kind]: to } : record;
    case 'class':
    case 'subclass': {
      if (!record.levels.some((level) => level[kind] === from)) return record;
      return {
        ...record,
        levels: record.levels.map((level) => (level[kind] === from ? { ...level, [kind]: to } : level)),
      };
    }
    case 'item': {
      if (!record.inventory.some(({ item }) => item === from)) return record;
      return {
        ...record,
        inventory: record.inventory.map((entry) => (entry.item === from ? { ...entry, item: to } : entry)),
      };
    }
    case 'choice': {
      const value = record.choices[from];
      if (value === undefined) return record;
      const { [from]: _, ...others } = record.choices;
      return { ...record, choices: { ...others, [to]: value } };
    }
    default: {
      if (!names(record).has(from)) return record;
      const choices = Object.entries(record.choices).map(([key, value]) => [key, renamedValue(value, from, to)]);
      return { ...record, choices: Object.fromEntries(choices) };
    }
  }
}

function renamedValue(value: ChoiceValue, from: string, to: string): ChoiceValue {
  if (Array.isArray(value)) return value.map((each) => (each === from ? to : each));
  return value === from ? to : value;
}

/** Returns every id that a record refers to. */
function names({ choices, levels, inventory, species, lineage, background }: CharacterRecord): Set<string> {
  const picked = Object.values(choices).flatMap((value) =>
    typeof value === 'string' || Array.isArray(value) ? value : [],
  );
  const learnt = levels.flatMap((level) => [level.class, level.subclass ?? '']);
  return new Set([...picked, ...learnt, ...inventory.map(({ item }) => item), species, lineage ?? '', background]);
}
