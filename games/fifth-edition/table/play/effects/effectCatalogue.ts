import type { Duration, Rulebook } from '@tessera/fifth-edition';
import { beginningOf } from '../casting/castPlan.ts';
import { matches } from '../matches.ts';
import { toneOf } from './effectTone.ts';
import type { SourceOfRef } from './refs.ts';

export const EFFECT_SHELVES = ['condition', 'spell', 'item'] as const;
export type EffectShelf = (typeof EFFECT_SHELVES)[number];

/** An effect of the rulebook that the player can add to a character. */
export interface CatalogueEntry {
  /** For example `spell:bless`. */
  readonly ref: string;
  readonly id: string;
  readonly name: string;
  readonly shelf: EffectShelf;
  readonly tone: 'helps' | 'harms';
  readonly summary: string | undefined;
  /** Default duration; a condition lasts until it is removed. */
  readonly duration: Duration | undefined;
  /** Number of levels of a condition with levels. */
  readonly levels: number | undefined;
  /** Lowest slot of a spell. */
  readonly spellLevel: number | undefined;
  readonly source: SourceOfRef;
}

/** Returns all conditions, spells that change a sheet, and usable items, in this order and by name. */
export function effectCatalogue(rulebook: Rulebook): readonly CatalogueEntry[] {
  let known = catalogues.get(rulebook);
  if (known === undefined) {
    known = [...conditions(rulebook), ...spells(rulebook), ...items(rulebook)];
    catalogues.set(rulebook, known);
  }
  return known;
}

/** Cached, because reading six hundred records per keystroke is noticeably slow. */
const catalogues = new WeakMap<Rulebook, readonly CatalogueEntry[]>();

/** Returns the catalogue entries that match a search. */
export function foundEffects(rulebook: Rulebook, search: string, shelf?: EffectShelf): readonly CatalogueEntry[] {
  return effectCatalogue(rulebook).filter(
    (entry) => (shelf === undefined || entry.shelf === shelf) && matches(entry.name, search),
  );
}

function conditions(rulebook: Rulebook): CatalogueEntry[] {
  return sorted(rulebook.conditions.values()).map((source) => ({
    ...entryOf('condition', source),
    duration: undefined,
    levels: source.record.levels,
    spellLevel: undefined,
  }));
}

function spells(rulebook: Rulebook): CatalogueEntry[] {
  return sorted(rulebook.spells.values()).flatMap((source) => {
    const { record, features } = source;
    const begins = beginningOf(record, { slot: record.level });
    if (begins === undefined || features.length === 0) return [];
    return [{ ...entryOf('spell', source), duration: begins.duration, levels: undefined, spellLevel: record.level }];
  });
}

function items(rulebook: Rulebook): CatalogueEntry[] {
  return sorted(rulebook.items.values())
    .filter(({ record }) => record.applies === 'used' && record.duration !== undefined)
    .map((source) => ({
      ...entryOf('item', source),
      duration: source.record.duration,
      levels: undefined,
      spellLevel: undefined,
    }));
}

function entryOf(shelf: EffectShelf, source: SourceOfRef) {
  const { id, name } = source.facts;
  const { summary } = source.record;
  return { ref: `${shelf}:${id}`, id, name, shelf, tone: toneOf(source), summary, source };
}

function sorted<Each extends SourceOfRef>(sources: Iterable<Each>): Each[] {
  return [...sources]
    .filter(({ isOfEdition }) => isOfEdition)
    .toSorted((a, b) => a.facts.name.localeCompare(b.facts.name));
}
