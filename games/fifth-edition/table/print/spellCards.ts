import type { DerivedState, Rulebook } from '@tessera/fifth-edition';
import { messageText } from '@tessera/fifth-edition';
import type { Say } from '@tessera/text';
import { abilityShort, wordOr } from '../words/pathName.ts';
import type { SpellCard } from './printSection.ts';

/** A card for every spell the character has in any way, by level and name. */
export function spellCards({ spellcasting }: DerivedState, rulebook: Rulebook, say: Say): SpellCard[] {
  const byId = new Map(spellcasting.spells.map((spell) => [spell.spell, spell]));
  return [...byId.values()]
    .toSorted((a, b) => a.level - b.level || a.name.localeCompare(b.name))
    .map((spell) => {
      const record = rulebook.spells.get(spell.spell)?.record;
      const entry = spellcasting.entries.find(({ id }) => id === spell.entry);
      const school = record && wordOr(say, `words.school.${record.school}`, record.school);
      return {
        id: spell.spell,
        name: spell.name,
        line: [levelText(spell.level, say), school].filter((part) => part !== undefined).join(', '),
        facts: record === undefined ? [] : factsOf(record, spell, entry, say),
        text: record?.summary ?? '',
        from: entry?.name ?? messageText(spell.sources[0]?.label ?? '', say),
      };
    });
}

function levelText(level: number, say: Say): string {
  return level === 0 ? say('print.card.cantrip') : say('print.card.level', { level });
}

type Spell = DerivedState['spellcasting']['spells'][number];
type Casting = DerivedState['spellcasting']['entries'][number];
type SpellRecord = NonNullable<ReturnType<Rulebook['spells']['get']>>['record'];

function factsOf(record: SpellRecord, spell: Spell, entry: Casting | undefined, say: Say): SpellCard['facts'] {
  const { castingTime, range, components, lasts, attack, save, damage, damageTypes = [] } = record;
  const against = save?.map((ability) => abilityShort(say, ability)).join('/');
  const duration = spell.concentration ? say('print.card.concentration', { lasts }) : lasts;
  const dice = [spell.dice ?? damage, damageTypes.join(', ')].filter((part) => part !== undefined && part !== '');
  const rows = [
    ['time', spell.ritual ? say('print.card.ritual', { time: castingTime }) : castingTime],
    ['range', range],
    ['components', components.join(', ')],
    ['duration', duration],
    ['attack', attack && entry ? `+${entry.attack.value}` : ''],
    ['save', against && entry ? `${against} ${entry.dc.value}` : (against ?? '')],
    ['damage', dice.join(' ')],
  ] as const;
  return rows.filter(([, text]) => text !== '').map(([id, text]) => ({ label: say(`print.card.${id}`), text }));
}
