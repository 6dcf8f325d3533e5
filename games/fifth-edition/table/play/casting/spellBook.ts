import type { CharacterRecord, DerivedState } from '@tessera/fifth-edition';

export type KnownSpell = DerivedState['spellcasting']['spells'][number];
type CastingEntry = DerivedState['spellcasting']['entries'][number];

/** A spell of a character, merged from all its sources. */
export interface SpellLine {
  readonly id: string;
  readonly name: string;
  readonly level: number;
  readonly concentration: boolean;
  readonly ritual: boolean;
  /** Whether it is always prepared or innate. */
  readonly isAlways: boolean;
  /** Whether it can be cast; otherwise it is only in a spellbook. */
  readonly isReady: boolean;
  /** Whether the character concentrates on it now. */
  readonly isHeld: boolean;
  readonly dice: string | undefined;
  readonly ways: readonly KnownSpell[];
}

/** Slots of one level, or pact slots. */
export interface SlotCount {
  readonly total: number;
  readonly left: number;
}

/** Slots and spells of one level. */
export interface SpellLevel {
  readonly level: number;
  readonly slots: SlotCount | undefined;
  readonly pact: SlotCount | undefined;
  readonly spells: readonly SpellLine[];
}

/** Number of chosen spells of an entry and the maximum. */
export interface SpellTally {
  readonly count: 'cantrips' | 'known' | 'prepared' | 'spellbook';
  /** Key of the question. */
  readonly key: string;
  readonly chosen: number;
  readonly max: number;
}

/** A class or feat that casts, with its numbers. */
export interface CasterLine {
  readonly entry: CastingEntry;
  readonly tallies: readonly SpellTally[];
}

/** The spells of a character for display. */
export interface SpellBookView {
  readonly casters: readonly CasterLine[];
  readonly cantrips: readonly SpellLine[];
  /** From level 1 up; only levels with slots or spells. */
  readonly levels: readonly SpellLevel[];
  /** Number of spells that are always prepared. */
  readonly always: number;
}

const MAX_SPELL_LEVEL = 9;
const COUNTS = ['cantrips', 'known', 'prepared', 'spellbook'] as const;

/** Reads the spells from a sheet: one line per spell, by level, with the slots. */
export function spellBook(sheet: DerivedState, record: CharacterRecord): SpellBookView {
  const held = new Set(heldSpells(record).map(({ ref }) => ref));
  const lines = spellLines(sheet.spellcasting.spells, held);
  const { slots, pact } = sheet.spellcasting;
  const levels = Array.from({ length: MAX_SPELL_LEVEL }, (_, index): SpellLevel => {
    const level = index + 1;
    const { max, used } = slots[level] ?? { max: { value: 0 }, used: 0 };
    return {
      level,
      slots: max.value > 0 ? { total: max.value, left: max.value - used } : undefined,
      pact: pact?.level === level ? { total: pact.max.value, left: pact.max.value - pact.used } : undefined,
      spells: lines.filter((line) => line.level === level),
    };
  });
  return {
    casters: sheet.spellcasting.entries.map((entry) => ({ entry, tallies: talliesOf(entry, sheet) })),
    cantrips: lines.filter(({ level }) => level === 0),
    levels: levels.filter((each) => each.slots !== undefined || each.pact !== undefined || each.spells.length > 0),
    always: lines.filter(({ isAlways, level }) => isAlways && level > 0).length,
  };
}

/** Returns the effects that the character concentrates on: at most one, unless the record was edited by hand. */
export function heldSpells({ active, id }: CharacterRecord): CharacterRecord['active'] {
  return active.filter(({ duration, casterId }) => duration.type === 'concentration' && (casterId ?? id) === id);
}

function spellLines(spells: readonly KnownSpell[], held: ReadonlySet<string>): SpellLine[] {
  const bySpell = new Map<string, KnownSpell[]>();
  for (const each of spells) bySpell.set(each.spell, [...(bySpell.get(each.spell) ?? []), each]);
  const lines = [...bySpell.values()].map((ways): SpellLine => {
    const first = ways[0]!;
    return {
      id: first.spell,
      name: first.name,
      level: first.level,
      concentration: first.concentration,
      ritual: first.ritual,
      isAlways: ways.some(({ mode }) => mode === 'alwaysPrepared' || mode === 'innate'),
      isReady: ways.some(isCastable),
      isHeld: held.has(`spell:${first.spell}`),
      dice: first.dice,
      ways: ways.toSorted((a, b) => Number(isCastable(b)) - Number(isCastable(a))),
    };
  });
  return lines.toSorted((a, b) => Number(b.isReady) - Number(a.isReady) || a.name.localeCompare(b.name));
}

/** Whether a spell can be cast; a spell in a book must be prepared first. */
export function isCastable({ mode }: KnownSpell): boolean {
  return mode !== 'spellbook';
}

function talliesOf({ id, counts }: CastingEntry, { choices }: DerivedState): SpellTally[] {
  return COUNTS.flatMap((count) => {
    const max = counts[count]?.value ?? 0;
    const choice = choices.find(({ key }) => key === `${id}-${count}`);
    if (max <= 0 || choice === undefined) return [];
    // Granted spells reduce the number to choose, but count as chosen here.
    const granted = max - (choice.max ?? max);
    const chosen = granted + (Array.isArray(choice.value) ? choice.value.length : 0);
    return [{ count, key: choice.key, chosen, max }];
  });
}
