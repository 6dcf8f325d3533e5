import type { ItemSource } from './content/rulebook.ts';
import { evaluationOf } from './evaluateCharacter.ts';
import { isProficient } from './facts.ts';
import type { CharacterRecord, InventoryEntry } from './record.ts';
import { reevaluate } from './reevaluate.ts';
import type { DerivedState } from './sheet.ts';

/** Something that would make a number higher, tried out. */
export interface Raise {
  readonly item: string;
  readonly name: string;
  /** Whether the character has it already, and need only put it on. */
  readonly isCarried: boolean;
  /** What the number would be. */
  readonly value: number;
}

/**
 * What would raise a number: the best suit of armor and the best shield, of what is carried and of what there is without magic,
 * that the character is trained to wear. Each was worn on a copy of the record, and nothing is offered that the sheet would
 * object to. Only armor class has such an answer; for every other number nothing is known, and nothing is said.
 */
export function whyNotHigher(sheet: DerivedState, path: string): readonly Raise[] {
  const evaluated = evaluationOf(sheet);
  if (path !== 'ac' || evaluated === undefined) return [];
  const { record, rulebook, facts } = evaluated.evaluation;
  const raises: Raise[] = [];
  const consider = (source: ItemSource, carried: InventoryEntry | undefined) => {
    const kind = kindOf(source);
    if (kind === undefined || !isProficient(facts, 'armor', kind.training)) return;
    const changed = wearing(
      record,
      source.facts.id,
      carried,
      (id) => kindOf(rulebook.items.get(id))?.slot === kind.slot,
    );
    const tried = reevaluate(sheet, changed, rulebook);
    if (tried.ac.value <= sheet.ac.value || hasNewIssue(sheet, tried)) return;
    const { id, name } = source.facts;
    raises.push({ item: id, name, isCarried: carried !== undefined, value: tried.ac.value });
  };
  for (const entry of record.inventory) {
    const source = rulebook.items.get(entry.item);
    if (source !== undefined && !entry.equipped) consider(source, entry);
  }
  for (const source of rulebook.items.values()) if (!source.record.magical) consider(source, undefined);
  return raises.toSorted((a, b) => Number(b.isCarried) - Number(a.isCarried) || b.value - a.value);
}

interface Kind {
  readonly slot: 'armor' | 'shield';
  readonly training: string;
}

function kindOf(source: ItemSource | undefined): Kind | undefined {
  const category = source?.record.armor?.category;
  if (category === undefined) return undefined;
  return category === 'shield' ? { slot: 'shield', training: 'shields' } : { slot: 'armor', training: category };
}

/** The record with one thing worn in the place of all that are worn like it. */
function wearing(
  record: CharacterRecord,
  item: string,
  carried: InventoryEntry | undefined,
  isLikeIt: (item: string) => boolean,
): CharacterRecord {
  const others = record.inventory
    .filter((entry) => entry !== carried)
    .map((entry) => (entry.equipped && isLikeIt(entry.item) ? { ...entry, equipped: false } : entry));
  const worn = carried ?? { instanceId: 'tried-on', item, equipped: true, attuned: false };
  return { ...record, inventory: [...others, { ...worn, equipped: true }] };
}

function hasNewIssue(before: DerivedState, after: DerivedState): boolean {
  const known = new Set(before.issues.map(({ code, path }) => `${code} ${path}`));
  return after.issues.some(({ code, path, severity }) => severity !== 'info' && !known.has(`${code} ${path}`));
}
