import type { DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { PrintSubject } from './printDocument.ts';
import type { PrintEntry, PrintedCaster, PrintedSpell, PrintSection } from './printSection.ts';

type Spell = DerivedState['spellcasting']['spells'][number];
type Casting = DerivedState['spellcasting']['entries'][number];

/** Returns slots, castable spells per casting entry, and separately the other spells of a spellbook. */
export function spellSections({ sheet, t }: PrintSubject): {
  readonly slots: readonly PrintSection[];
  readonly spellbooks: readonly PrintSection[];
} {
  const { entries, spells } = sheet.spellcasting;
  const ready = spells.filter(({ mode }) => mode !== 'spellbook');
  const alone = ready.filter(({ entry }) => entries.every(({ id }) => id !== entry));
  return {
    slots: [...slotSection(sheet, t), ...casterSections(entries, ready, t), ...otherSpells(alone, t)],
    spellbooks: entries.flatMap((entry) => spellbookSection(entry, entries.length > 1, spells, t)),
  };
}

function slotSection({ spellcasting }: DerivedState, t: TranslateFn): PrintSection[] {
  const { slots, pact, entries, casterLevel } = spellcasting;
  const rows = Object.values(slots)
    .filter(({ max }) => max.value > 0)
    .map(({ level, max }) => ({ label: String(level), count: max.value }));
  if (pact && pact.max.value > 0) rows.push({ label: t('print.pact', { level: pact.level }), count: pact.max.value });
  if (rows.length === 0) return [];
  const note = entries.length > 1 && casterLevel > 0 ? t('print.note.slots', { level: casterLevel }) : '';
  return [
    {
      id: 'slots',
      title: t('print.section.slots'),
      note,
      entries: [{ kind: 'slots', slots: rows }],
      isCounted: false,
    },
  ];
}

/** Two casting entries are side by side; one, or more than two, use the full width each. */
function casterSections(entries: readonly Casting[], ready: readonly Spell[], t: TranslateFn): PrintSection[] {
  const groups = entries.length === 2 ? [entries] : entries.map((entry) => [entry]);
  return groups
    .filter((group) => group.length > 0)
    .map((group) => ({
      id: `spells-${group.map(({ id }) => id).join('-')}`,
      title: group.length === 1 ? (group[0]?.name ?? '') : t('print.section.spells'),
      note: group.length === 1 ? countsOf(group, t) : '',
      entries: [{ kind: 'casters', casters: group.map((entry) => casterOf(entry, t)) }, ...levels(group, ready)],
      isCounted: false,
    }));
}

function casterOf({ name, dc, attack, ability, ...entry }: Casting, t: TranslateFn): PrintedCaster {
  return { name, dc: dc.value, attack: attack.value, ability, note: countsOf([entry], t) };
}

function countsOf(group: readonly Pick<Casting, 'counts' | 'highestSpellLevel'>[], t: TranslateFn): string {
  return group
    .map(({ counts, highestSpellLevel }) => {
      const count = counts.prepared ?? counts.known;
      const word = counts.prepared ? 'print.prepared' : 'print.known';
      return count === undefined ? '' : t(word, { count: count.value, level: highestSpellLevel });
    })
    .filter((text) => text !== '')
    .join(', ');
}

function levels(group: readonly Casting[], ready: readonly Spell[]): PrintEntry[] {
  const own = group.map(({ id }) => ready.filter(({ entry }) => entry === id));
  const found = [...new Set(own.flat().map(({ level }) => level))].toSorted((a, b) => a - b);
  return found.map((level) => ({
    kind: 'spells',
    level,
    lists: own.map((spells) => spells.filter((spell) => spell.level === level).map(printedSpell)),
  }));
}

function otherSpells(alone: readonly Spell[], t: TranslateFn): PrintSection[] {
  if (alone.length === 0) return [];
  const found = [...new Set(alone.map(({ level }) => level))].toSorted((a, b) => a - b);
  return [
    {
      id: 'spells-other',
      title: t('print.section.otherSpells'),
      note: '',
      entries: found.map((level) => ({
        kind: 'spells',
        level,
        lists: [alone.filter((spell) => spell.level === level).map(printedSpell)],
      })),
      isCounted: false,
    },
  ];
}

/** Returns the spells of the book, with those prepared today marked. */
function spellbookSection(
  entry: Casting,
  isOneOfMany: boolean,
  spells: readonly Spell[],
  t: TranslateFn,
): PrintSection[] {
  const book = spells.filter((spell) => spell.entry === entry.id && spell.mode === 'spellbook');
  if (book.length === 0) return [];
  const prepared = new Set(
    spells.filter((spell) => spell.entry === entry.id && spell.mode === 'prepared').map(({ spell }) => spell),
  );
  const title = t('print.section.spellbook');
  const found = [...new Set(book.map(({ level }) => level))].toSorted((a, b) => a - b);
  return [
    {
      id: `spellbook-${entry.id}`,
      title: isOneOfMany ? `${title}, ${entry.name}` : title,
      note: t('print.note.spellbook', { count: book.length, prepared: prepared.size }),
      entries: found.map((level) => ({
        kind: 'spells',
        level,
        lists: [
          book
            .filter((spell) => spell.level === level)
            .map((spell) => ({ ...printedSpell(spell), isMarked: prepared.has(spell.spell) })),
        ],
      })),
      isCounted: false,
    },
  ];
}

function printedSpell({ name, mode, concentration, ritual, dice }: Spell): PrintedSpell {
  return { name, concentration, ritual, dice, isMarked: mode === 'alwaysPrepared' };
}
