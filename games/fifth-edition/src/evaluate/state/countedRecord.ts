import type { Rulebook } from '../../content/rulebook.ts';
import type { CharacterRecord, LevelEntry } from '../../record/record.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { refusal, unknownReference } from './issues.ts';

/** Parts of a record refused so far, besides those that are invalid by themselves. */
export interface RefusedEntries {
  /** Classes that the character may not combine with the earlier ones. */
  readonly classes: ReadonlySet<string>;
  /** Instance ids of items whose attunement was refused. */
  readonly attunements: ReadonlySet<string>;
  /** Reasons for the refused classes. */
  readonly issues: readonly Issue[];
}

export const NOTHING_REFUSED: RefusedEntries = { classes: new Set(), attunements: new Set(), issues: [] };

/** The valid part of a record. */
export interface CountedRecord {
  readonly record: CharacterRecord;
  /** Maps the index of a counted level to its index in the given record. */
  readonly levelAt: (index: number) => number;
  readonly issues: readonly Issue[];
}

/** Removes refused levels, subclasses and lineages from a record, so that no number depends on them. */
export function countedPart(given: CharacterRecord, rulebook: Rulebook, refused: RefusedEntries): CountedRecord {
  if (refused === NOTHING_REFUSED && isKnownSound(given, rulebook)) return allOf(given);
  const issues: Issue[] = [...refused.issues];
  const kept: number[] = [];
  const levels = given.levels.flatMap((level, index): LevelEntry[] => {
    if (level.class !== '' && !rulebook.classes.has(level.class)) {
      issues.push(
        unknownReference(rulebook.edition, 'class', level.class, `levels[${index}].class`, rulebook.classes.keys()),
      );
      return [];
    }
    if (refused.classes.has(level.class)) return [];
    kept.push(index);
    return [level];
  });
  const strange = strangeSubclasses(levels, rulebook, issues);
  const lineage = lineageOf(given, rulebook, issues);
  if (kept.length === given.levels.length && strange.size === 0 && lineage === given.lineage) {
    sound.set(given.levels, { rulebook, species: given.species, lineage });
    return allOf(given);
  }
  const counting = levels.map((level) => (strange.has(level.subclass ?? '') ? withoutSubclass(level) : level));
  const { lineage: _, ...rest } = given;
  const record = {
    ...rest,
    // A character always has a first level, even an undecided one.
    levels: counting.length === 0 ? [{ class: '', hp: 'fixed' as const }] : counting,
    ...(lineage !== undefined && { lineage }),
  };
  return { record, levelAt: (index) => kept[index] ?? index, issues };
}

/**
 * Cache of levels that were validated before, with the content and species they were validated against. Most changes do
 * not touch them.
 */
const sound = new WeakMap<
  CharacterRecord['levels'],
  { readonly rulebook: Rulebook; readonly species: string; readonly lineage: string | undefined }
>();

function isKnownSound({ levels, species, lineage }: CharacterRecord, rulebook: Rulebook): boolean {
  const known = sound.get(levels);
  return known?.rulebook === rulebook && known.species === species && known.lineage === lineage;
}

function allOf(record: CharacterRecord): CountedRecord {
  return { record, levelAt: itself, issues: NO_ISSUES };
}

const NO_ISSUES: readonly Issue[] = [];

function itself(index: number): number {
  return index;
}

/** Returns the subclasses that do not belong to the class of their level. */
function strangeSubclasses(
  levels: readonly LevelEntry[],
  { edition, subclasses }: Rulebook,
  issues: Issue[],
): Set<string> {
  const strange = new Set<string>();
  for (const { class: className, subclass: id } of levels) {
    if (id === undefined || strange.has(id)) continue;
    const subclass = subclasses.get(id);
    if (subclass?.record.class === className) continue;
    strange.add(id);
    issues.push(
      subclass === undefined
        ? unknownReference(edition, 'subclass', id, 'levels', subclasses.keys())
        : refusal(
            'E_SUBCLASS',
            'levels',
            engineMessage('not-a-subclass', { name: subclass.facts.name, class: className }),
          ),
    );
  }
  return strange;
}

function withoutSubclass({ subclass: _, ...level }: LevelEntry): LevelEntry {
  return level;
}

/** Returns the lineage if it belongs to the species. */
function lineageOf(
  { lineage: id, species }: CharacterRecord,
  { edition, lineages }: Rulebook,
  issues: Issue[],
): string | undefined {
  if (id === undefined) return undefined;
  const lineage = lineages.get(id);
  if (lineage?.record.species === species) return id;
  issues.push(
    lineage === undefined
      ? unknownReference(edition, 'lineage', id, 'lineage', lineages.keys())
      : refusal('E_LINEAGE', 'lineage', engineMessage('not-a-lineage', { name: lineage.facts.name, species })),
  );
  return undefined;
}
