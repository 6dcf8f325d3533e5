import { ABILITIES, type CharacterState, type DerivedState } from '@tessera/fifth-edition';
import type { Card } from '@tessera/fifth-edition-party';
import type { Label } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';

const MAX_RESOURCES = 40;
const MAX_LISTED = 20;
const MAX_NAME = 100;

/** Returns the numbers of a character that its party needs. */
export function cardOf(
  { record, death }: Pick<CharacterState, 'record' | 'death'>,
  sheet: DerivedState,
  t: TranslateFn,
): Card {
  const { identity, hitPoints, ac, initiative, saves, passives, senses, conditions, damage } = sheet;
  const passive = (skill: string) => bounded(passives[skill]?.value ?? 10, -50, 100);
  const types = (list: DerivedState['damage']['resistance']) =>
    list.slice(0, MAX_LISTED).map(({ value }) => short(value));
  return {
    line: [
      identity.species && wordsOf(identity.species),
      ...identity.classes.map(({ name, level }) => `${name} ${level}`),
    ]
      .filter((part) => part !== '')
      .join(', ')
      .slice(0, 200),
    level: bounded(identity.level, 1, 20),
    hitPoints: { current: points(hitPoints.current), max: points(hitPoints.max.value), temp: points(hitPoints.temp) },
    ac: bounded(ac.value, 0, 99),
    initiative: bounded(initiative.bonus.value, -50, 100),
    saves: Object.fromEntries(ABILITIES.map((ability) => [ability, bounded(saves[ability].bonus.value, -50, 100)])),
    passives: {
      perception: passive('Perception'),
      insight: passive('Insight'),
      investigation: passive('Investigation'),
    },
    senses: Object.entries(senses)
      .slice(0, 10)
      .map(([id, { value }]) => ({ id, range: points(value) })),
    conditions: conditions
      .slice(0, MAX_LISTED)
      .map(({ id, name, level }) => ({ id: short(id), name: short(name), level: bounded(level, 1, 10) })),
    effects: record.active.slice(0, MAX_LISTED).map(({ ref }) => short(nameOf(ref, sheet))),
    resources: resourcesOf(sheet, t),
    death: { ...death },
    defenses: {
      resistance: types(damage.resistance),
      immunity: types(damage.immunity),
      vulnerability: types(damage.vulnerability),
    },
  };
}

/** Returns slots and limited uses. Resources named by the rules, not by content, are named by their id. */
function resourcesOf({ spellcasting, resources }: DerivedState, t: TranslateFn): Card['resources'] {
  const { slots, pact } = spellcasting;
  const left = (max: number, used: number) => ({ left: points(max - used), max: points(max) });
  return [
    ...Object.values(slots).map(({ level, max, used }) => ({
      id: `slot.${level}`,
      name: t('hero.slot', { level }),
      ...left(max.value, used),
    })),
    ...(pact ? [{ id: 'pact', name: t('hero.pact', { level: pact.level }), ...left(pact.max.value, pact.used) }] : []),
    ...Object.values(resources)
      .filter(({ unlimited, max }) => unlimited !== true && max.value > 0)
      .map(({ id, name, max, used }) => ({ id: short(id), name: short(textOf(name, id)), ...left(max.value, used) })),
  ].slice(0, MAX_RESOURCES);
}

function textOf(name: Label, id: string): string {
  return typeof name === 'string' ? name : wordsOf(id);
}

/** Returns the name of an active effect: that of its spell if the character knows it. */
function nameOf(ref: string, { spellcasting }: DerivedState): string {
  const id = ref.slice(ref.indexOf(':') + 1);
  return spellcasting.spells.find(({ spell }) => spell === id)?.name ?? wordsOf(id);
}

function wordsOf(id: string): string {
  const words = id.slice(id.lastIndexOf('.') + 1).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function short(text: string): string {
  return text.slice(0, MAX_NAME) || '?';
}

function points(value: number): number {
  return bounded(value, 0, 9999);
}

function bounded(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, Math.trunc(value)));
}
