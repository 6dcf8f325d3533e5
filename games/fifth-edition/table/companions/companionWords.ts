import type { CompanionSheet } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { abilityShort, wordOr } from '../words/pathName.ts';

type Creature = CompanionSheet['creature'];
type Action = NonNullable<Creature['actions']>[number];
type Trait = NonNullable<Creature['traits']>[number];

/** A line of a stat block: its name and text. */
export interface CreatureLine {
  readonly name: string;
  readonly words: string;
}

/** Returns the lines of a companion that are not numbers to press: speed, senses, defenses, languages, spells. */
export function creatureLines({ creature, speed, senses }: CompanionSheet, t: TranslateFn): CreatureLine[] {
  const { languages, defenseNotes = [], spellcasting, attacks: _attacks, ...facts } = creature;
  const named = (key: string, list: readonly string[] = []) =>
    list.map((each) => wordOr(t, `${key}.${each}`, each)).join(', ');
  const movement = Object.entries(speed)
    .filter(([, feet]) => feet > 0)
    .map(([mode, feet]) => (mode === 'walk' ? `${feet}` : `${t(`words.movement.${mode}`)} ${feet}`));
  const lines: [string, string | undefined][] = [
    ['speed', movement.join(', ')],
    [
      'senses',
      Object.entries(senses)
        .map(([sense, feet]) => `${t(`words.sense.${sense}`)} ${feet}`)
        .join(', '),
    ],
    ['resistances', named('damageType', facts.resistances)],
    ['immunities', named('damageType', facts.immunities)],
    ['vulnerabilities', named('damageType', facts.vulnerabilities)],
    ['conditionImmunities', named('condition', facts.conditionImmunities)],
    ['languages', languages],
    ['spells', spellcasting?.spells.map(({ name }) => name).join(', ')],
  ];
  return [
    ...lines.flatMap(([key, words]) => (words ? [{ name: t(`companion.${key}`), words }] : [])),
    ...defenseNotes.map((words) => ({ name: '', words })),
  ];
}

/** Words an action or a trait from its facts. */
export function deedWords(deed: Action | Trait, { difficulties }: CompanionSheet, t: TranslateFn): string {
  const { id, summary, save, uses, recharge } = deed;
  const action: Partial<Action> = 'cost' in deed ? deed : {};
  const { cost, points, damage = [], area, conditions = [] } = action;
  const dc = difficulties[id];
  const parts = [
    cost === undefined || cost === 'action' ? undefined : t(`companion.cost.${cost}`),
    points === undefined ? undefined : t('companion.points2', { n: points }),
    summary,
    area,
    save && dc && t('companion.dc', { ability: abilityShort(t, save.ability), dc: dc.value }),
    ...damage.map(({ dice, type }) => [dice, type && wordOr(t, `damageType.${type}`, type)].filter(Boolean).join(' ')),
    save?.half === true && damage.length > 0 ? t('companion.half') : undefined,
    ...conditions.map((each) => wordOr(t, `condition.${each}`, each)),
    uses && t(`companion.uses.${uses.per}`, { n: uses.max }),
    recharge === undefined ? undefined : t('companion.recharge', { n: recharge }),
  ];
  return parts.filter((part) => part !== undefined && part !== '').join(', ');
}

/** Formats a challenge rating: 0.25 is 1/4. */
export function challengeWords(challenge: number): string {
  return challenge > 0 && challenge < 1 ? `1/${1 / challenge}` : String(challenge);
}
