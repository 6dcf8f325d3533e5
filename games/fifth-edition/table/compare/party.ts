import { ABILITIES } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { numberText } from '../parts/numberText.ts';
import { abilityName, skillName } from '../words/pathName.ts';
import type { Build } from './builds.ts';

/** How well a party covers one need. */
export interface PartyFact {
  readonly id: string;
  readonly title: string;
  /** `gap`: no member covers it; `thin`: one member does. */
  readonly state: 'covered' | 'thin' | 'gap';
  readonly text: string;
}

/** Returns the needs of a party from its sheets, gaps first. */
export function partyFacts(builds: readonly Build[], t: TranslateFn): PartyFact[] {
  const facts = [
    healing(builds, t),
    darkvision(builds, t),
    untrainedSkills(builds, t),
    ...saves(builds, t),
    languages(builds, t),
    tools(builds, t),
    rituals(builds, t),
    ranged(builds, t),
  ];
  return facts.toSorted((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
}

const STATES: readonly PartyFact['state'][] = ['gap', 'thin', 'covered'];

/** Spells that restore hit points. Content does not mark them unless its author adds the tag. */
const HEALING_SPELLS: readonly string[] = [
  'cure-wounds',
  'healing-word',
  'prayer-of-healing',
  'mass-healing-word',
  'mass-cure-wounds',
  'heal',
  'mass-heal',
  'goodberry',
  'regenerate',
];
const HEALING_RESOURCES: readonly string[] = ['lay-on-hands'];
const HEALING_TAG = 'healing';

function healing(builds: readonly Build[], t: TranslateFn): PartyFact {
  const healers = builds.filter(({ sheet, rulebook }) => {
    const heals = (spell: string) =>
      HEALING_SPELLS.includes(spell) || rulebook.spells.get(spell)?.facts.tags.includes(HEALING_TAG) === true;
    return (
      sheet.spellcasting.spells.some(({ spell }) => heals(spell)) ||
      HEALING_RESOURCES.some((id) => sheet.resources[id] !== undefined)
    );
  });
  return has('healing', healers, t);
}

function darkvision(builds: readonly Build[], t: TranslateFn): PartyFact {
  const seeing = builds.filter(({ sheet }) => sheet.senses.darkvision !== undefined);
  const blind = builds.filter((build) => !seeing.includes(build));
  if (seeing.length === 0 || blind.length === 0) return has('darkvision', seeing, t);
  const text = t('compare.fact.darkvisionSome', { names: namesOf(seeing), others: namesOf(blind) });
  return { id: 'darkvision', title: t('compare.title.darkvision'), state: 'thin', text };
}

function untrainedSkills(builds: readonly Build[], t: TranslateFn): PartyFact {
  const [first] = builds;
  const ids = Object.keys(first?.sheet.skills ?? {});
  const trained = (id: string) =>
    builds.some(({ sheet }) => ['proficient', 'expert'].includes(sheet.skills[id]?.training ?? 'none'));
  const missing = ids.filter((id) => !trained(id));
  const names = missing.map((id) => (first === undefined ? id : skillName(t, first.sheet, id))).join(', ');
  const state = missing.length === 0 ? 'covered' : 'gap';
  const text = state === 'gap' ? t('compare.fact.skillsMissing', { skills: names }) : t('compare.fact.skillsAll');
  return { id: 'skills', title: t('compare.title.skills'), state, text };
}

function saves(builds: readonly Build[], t: TranslateFn): PartyFact[] {
  return ABILITIES.map((ability) => {
    const trained = builds.filter(({ sheet }) => sheet.saves[ability].proficient);
    const lowest = builds.toSorted(
      (a, b) => a.sheet.saves[ability].bonus.value - b.sheet.saves[ability].bonus.value,
    )[0];
    const weak =
      lowest === undefined ? '' : `${lowest.name} ${numberText(lowest.sheet.saves[ability].bonus.value, true)}`;
    const title = t('compare.title.save', { ability: abilityName(t, ability) });
    if (trained.length === 0)
      return { id: `save-${ability}`, title, state: 'gap' as const, text: t('compare.fact.saveNobody', { weak }) };
    const text = t('compare.fact.saveSome', { names: namesOf(trained), weak });
    return { id: `save-${ability}`, title, state: 'covered' as const, text };
  });
}

function languages(builds: readonly Build[], t: TranslateFn): PartyFact {
  const spoken = builds.map(({ sheet }) => sheet.proficiencies.languages);
  const shared = (spoken[0] ?? []).filter(({ value }) =>
    spoken.every((list) => list.some((each) => each.value === value)),
  );
  const all = new Set(spoken.flatMap((list) => list.map(({ name }) => name)));
  const title = t('compare.title.languages');
  const params = { shared: shared.map(({ name }) => name).join(', '), all: [...all].join(', ') };
  if (shared.length === 0)
    return { id: 'languages', title, state: 'gap', text: t('compare.fact.languagesNone', params) };
  return { id: 'languages', title, state: 'covered', text: t('compare.fact.languages', params) };
}

function tools(builds: readonly Build[], t: TranslateFn): PartyFact {
  const skilled = builds.filter(({ sheet }) =>
    sheet.proficiencies.tools.some(({ value }) => value === 'thieves-tools'),
  );
  return has('locks', skilled, t);
}

function rituals(builds: readonly Build[], t: TranslateFn): PartyFact {
  const casters = builds.filter(({ sheet }) => sheet.spellcasting.spells.some(({ ritual }) => ritual));
  return has('rituals', casters, t);
}

function ranged(builds: readonly Build[], t: TranslateFn): PartyFact {
  const shooters = builds.filter(({ sheet, record, rulebook }) => {
    const isRanged = (item: string) => rulebook.items.get(item)?.record.weapon?.range === 'ranged';
    const hasWeapon = record.inventory.some(
      ({ item, base }) => isRanged(item) || (base !== undefined && isRanged(base)),
    );
    return hasWeapon || sheet.spellcasting.entries.some(({ canCast }) => canCast);
  });
  return has('ranged', shooters, t);
}

/** Rates a need by the number of members who cover it: none, one, or several. */
function has(id: string, who: readonly Build[], t: TranslateFn): PartyFact {
  const title = t(`compare.title.${id}`);
  if (who.length === 0) return { id, title, state: 'gap', text: t(`compare.fact.${id}Nobody`) };
  const state = who.length === 1 ? 'thin' : 'covered';
  const key = who.length === 1 ? 'compare.fact.onlyOne' : 'compare.fact.several';
  return { id, title, state, text: t(key, { names: namesOf(who) }) };
}

function namesOf(builds: readonly Build[]): string {
  return builds.map(({ name }) => name).join(', ');
}
