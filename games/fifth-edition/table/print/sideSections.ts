import { ABILITIES, type DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import type { Degree } from '../parts/marks.tsx';
import { entryWord } from '../parts/sum/entryWord.ts';
import { skillName } from '../words/pathName.ts';
import type { PrintSubject } from './printDocument.ts';
import type { PrintEntry, PrintSection } from './printSection.ts';

/**
 * Returns the sections of the narrow column: abilities, skills, proficiencies, and boxes for numbers that change in
 * play.
 */
export function sideSections({ sheet, t }: PrintSubject): PrintSection[] {
  return [
    section('abilities', t, abilityEntries(sheet), t('print.note.abilities')),
    section('skills', t, skillEntries(sheet, t), t('print.note.skills')),
    section('table', t, [{ kind: 'table' }]),
    { ...section('training', t, trainingEntries(sheet, t)), isKept: true },
  ];
}

function section(id: string, t: TranslateFn, entries: readonly PrintEntry[], note = ''): PrintSection {
  return { id, title: t(`print.section.${id}`), note, entries, isCounted: false };
}

function abilityEntries({ abilities, saves }: DerivedState): PrintEntry[] {
  return ABILITIES.map((ability) => ({
    kind: 'ability',
    ability,
    score: abilities[ability].score.value,
    modifier: abilities[ability].modifier,
    save: saves[ability].bonus.value,
    isTrained: saves[ability].proficient,
  }));
}

const DEGREES: Readonly<Record<DerivedState['skills'][string]['training'], Degree>> = {
  none: 'none',
  half: 'half',
  proficient: 'proficient',
  expert: 'expertise',
};

function skillEntries(sheet: DerivedState, t: TranslateFn): PrintEntry[] {
  return Object.entries(sheet.skills)
    .map(([id, { ability, training, bonus, rolling }]) => ({
      kind: 'skill' as const,
      name: skillName(t, sheet, id),
      ability,
      degree: DEGREES[training],
      bonus: bonus.value,
      rolling: rolling?.result ?? 'plain',
    }))
    .toSorted((a, b) => a.name.localeCompare(b.name));
}

/** Returns one line per type, so that the column can break between long lists. */
function trainingEntries(sheet: DerivedState, t: TranslateFn): PrintEntry[] {
  const { proficiencies, senses, speed, passives, damage, conditionImmunities, masteries, size } = sheet;
  const lists = [
    ['armor', proficiencies.armor],
    ['weapons', proficiencies.weapons],
    ['tools', proficiencies.tools],
    ['languages', proficiencies.languages],
    ['mastery', masteries.weapons],
    ['resistance', damage.resistance],
    ['immunity', damage.immunity],
    ['vulnerability', damage.vulnerability],
    ['conditions', conditionImmunities],
  ] as const;
  const feet = (name: string, value: number) => t('print.feet', { name, feet: value });
  const numbers = [
    ['size', [t(`print.size.${size.value}`)]],
    ['senses', Object.entries(senses).map(([id, stat]) => feet(t(`words.sense.${id}`), stat.value))],
    [
      'movement',
      Object.entries(speed)
        .filter(([id]) => id !== 'walk')
        .map(([id, { value }]) => feet(t(`words.movement.${id}`), value.value)),
    ],
    [
      'passive',
      Object.entries(passives)
        .filter(([id]) => id !== 'Perception')
        .map(([id, stat]) => `${skillName(t, sheet, id)} ${stat.value}`),
    ],
  ] as const;
  return [
    ...lists.map(([id, list]) => [id, list.map(({ value, name }) => entryWord(t, value, name))] as const),
    ...numbers,
  ].flatMap(([id, names]): PrintEntry[] =>
    names.length === 0 ? [] : [{ kind: 'text', title: t(`print.training.${id}`), text: names.join(', ') }],
  );
}
