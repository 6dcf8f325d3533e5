import type { DerivedState, Rulebook } from '@tessera/fifth-edition';
import { descriptionKey, messageText } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { abilityShort, wordOr } from '../words/pathName.ts';
import type { PrintSubject } from './printDocument.ts';
import { printedDamage } from './printedDamage.ts';
import type { SpellCard } from './printSection.ts';
import { describedPieces, partsOf } from './textPieces.ts';

/**
 * Characters per card when six fill a page: on the first card, and on further ones without facts. Large print fits
 * less.
 */
const ROOM = { first: 330, others: 620, piece: 260 };
const LARGE = 0.5;

/** Returns a card for every spell of the character, by level and name; a long text continues on further cards. */
export function spellCards({ sheet, rulebook, options, t, descriptions }: PrintSubject): SpellCard[] {
  const { spellcasting } = sheet;
  const byId = new Map(spellcasting.spells.map((spell) => [spell.spell, spell]));
  const share = options.isLarge ? LARGE : 1;
  return [...byId.values()]
    .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name))
    .flatMap((spell) => {
      const record = rulebook.spells.get(spell.spell)?.record;
      const entry = spellcasting.entries.find(({ id }) => id === spell.entry);
      const school = record && wordOr(t, `words.school.${record.school}`, record.school);
      const description = descriptions.get(descriptionKey('spell', spell.spell));
      const pieces =
        description === undefined
          ? [record?.summary ?? '']
          : describedPieces(description, t('sheet.higher'), ROOM.piece);
      const parts = partsOf(pieces, ROOM.first * share, ROOM.others * share);
      const line = [levelText(spell.level, t), school].filter((part) => part !== undefined).join(', ');
      return parts.map((paragraphs, at) => ({
        id: at === 0 ? spell.spell : `${spell.spell} ${at + 1}`,
        name: spell.name,
        line: parts.length === 1 ? line : t('print.card.part', { line, part: at + 1, parts: parts.length }),
        facts: record === undefined || at > 0 ? [] : factsOf(record, spell, entry, { sheet, t }),
        paragraphs: paragraphs.filter((piece) => piece !== ''),
        from: entry?.name ?? messageText(spell.sources[0]?.label ?? '', t),
      }));
    });
}

function levelText(level: number, t: TranslateFn): string {
  return level === 0 ? t('print.card.cantrip') : t('print.card.level', { level });
}

type Spell = DerivedState['spellcasting']['spells'][number];
type Casting = DerivedState['spellcasting']['entries'][number];
type SpellRecord = NonNullable<ReturnType<Rulebook['spells']['get']>>['record'];

function factsOf(
  record: SpellRecord,
  spell: Spell,
  entry: Casting | undefined,
  { sheet, t }: Pick<PrintSubject, 'sheet' | 't'>,
): SpellCard['facts'] {
  const { castingTime, range, components, lasts, attack, save, damageTypes = [] } = record;
  const against = save?.map((ability) => abilityShort(t, ability)).join('/');
  const duration = spell.concentration ? t('print.card.concentration', { lasts }) : lasts;
  const dice = [
    printedDamage(spell, record, sheet),
    damageTypes.map((type) => wordOr(t, `damageType.${type}`, type)).join(', '),
  ].filter((part) => part !== undefined && part !== '');
  const rows = [
    ['time', spell.ritual ? t('print.card.ritual', { time: castingTime }) : castingTime],
    ['range', range],
    ['components', components.join(', ')],
    ['duration', duration],
    ['attack', attack && entry ? `+${entry.attack.value}` : ''],
    ['save', against && entry ? `${against} ${entry.dc.value}` : (against ?? '')],
    ['damage', dice.join(' ')],
  ] as const;
  return rows.filter(([, text]) => text !== '').map(([id, text]) => ({ label: t(`print.card.${id}`), text }));
}
