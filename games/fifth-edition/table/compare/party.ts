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
export function partyFacts(builds: readonly Build[], say: TranslateFn): PartyFact[] {
  const facts = [
    healing(builds, say),
    darkvision(builds, say),
    untrainedSkills(builds, say),
    ...saves(builds, say),
    languages(builds, say),
    tools(builds, say),
    rituals(builds, say),
    ranged(builds, say),
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

function healing(builds: readonly Build[], say: TranslateFn): PartyFact {
  const healers = builds.filter(({ sheet, rulebook }) => {
    const heals = (spell: string) =>
      HEALING_SPELLS.includes(spell) || rulebook.spells.get(spell)?.facts.tags.includes(HEALING_TAG) === true;
    return (
      sheet.spellcasting.spells.some(({ spell }) => heals(spell)) ||
      HEALING_RESOURCES.some((id) => sheet.resources[id] !== undefined)
    );
  });
  return has('healing', healers, say);
}

function darkvision(builds: readonly Build[], say: TranslateFn): PartyFact {
  const seeing = builds.filter(({ sheet }) => sheet.senses.darkvision !== undefined);
  const blind = builds.filter((build) => !seeing.includes(build));
  if (seeing.length === 0 || blind.length === 0) return has('darkvision', seeing, say);
  const text = say('compare.fact.darkvisionSome', { names: namesOf(seeing), others: namesOf(blind) });
  return { id: 'darkvision', title: say('compare.title.darkvision'), state: 'thin', text };
}

function untrainedSkills(builds: readonly Build[], say: TranslateFn): PartyFact {
  const [first] = builds;
  const ids = Object.keys(first?.sheet.skills ?? {});
  const trained = (id: string) =>
    builds.some(({ sheet }) => ['proficient', 'expert'].includes(sheet.skills[id]?.training ?? 'none'));
  const missing = ids.filter((id) => !trained(id));
  const names = missing.map((id) => (first === undefined ? id : skillName(say, first.sheet, id))).join(', ');
  const state = missing.length === 0 ? 'covered' : 'gap';
  const text = state === 'gap' ? say('compare.fact.skillsMissing', { skills: names }) : say('compare.fact.skillsAll');
  return { id: 'skills', title: say('compare.title.skills'), state, text };
}

function saves(builds: readonly Build[], say: TranslateFn): PartyFact[] {
  return ABILITIES.map((ability) => {
    const trained = builds.filter(({ sheet }) => sheet.saves[ability].proficient);
    const lowest = builds.toSorted(
      (a, b) => a.sheet.saves[ability].bonus.value - b.sheet.saves[ability].bonus.value,
    )[0];
    const weak =
      lowest === undefined ? '' : `${lowest.name} ${numberText(lowest.sheet.saves[ability].bonus.value, true)}`;
    const title = say('compare.title.save', { ability: abilityName(say, ability) });
    if (trained.length === 0)
      return { id: `save-${ability}`, title, state: 'gap' as const, text: say('compare.fact.saveNobody', { weak }) };
    const text = say('compare.fact.saveSome', { names: namesOf(trained), weak });
    return { id: `save-${ability}`, title, state: 'covered' as const, text };
  });
}

function languages(builds: readonly Build[], say: TranslateFn): PartyFact {
  const spoken = builds.map(({ sheet }) => sheet.proficiencies.languages);
  const shared = (spoken[0] ?? []).filter(({ value }) =>
    spoken.every((list) => list.some((each) => each.value === value)),
  );
  const all = new Set(spoken.flatMap((list) => list.map(({ name }) => name)));
  const title = say('compare.title.languages');
  const params = { shared: shared.map(({ name }) => name).join(', '), all: [...all].join(', ') };
  if (shared.length === 0)
    return { id: 'languages', title, state: 'gap', text: say('compare.fact.languagesNone', params) };
  return { id: 'languages', title, state: 'covered', text: say('compare.fact.languages', params) };
}

function tools(builds: readonly Build[], say: TranslateFn): PartyFact {
  const skilled = builds.filter(({ sheet }) =>
    sheet.proficiencies.tools.some(({ value }) => value === 'thieves-tools'),
  );
  return has('locks', skilled, say);
}

function rituals(builds: readonly Build[], say: TranslateFn): PartyFact {
  const casters = builds.filter(({ sheet }) => sheet.spellcasting.spells.some(({ ritual }) => ritual));
  return has('rituals', casters, say);
}

function ranged(builds: readonly Build[], say: TranslateFn): PartyFact {
  const shooters = builds.filter(({ sheet, record, rulebook }) => {
    const isRanged = (item: string) => rulebook.items.get(item)?.record.weapon?.range === 'ranged';
    const hasWeapon = record.inventory.some(
      ({ item, base }) => isRanged(item) || (base !== undefined && isRanged(base)),
    );
    return hasWeapon || sheet.spellcasting.entries.some(({ canCast }) => canCast);
  });
  return has('ranged', shooters, say);
}

/** Rates a need by the number of members who cover it: none, one, or several. */
function has(id: string, who: readonly Build[], say: TranslateFn): PartyFact {
  const title = say(`compare.title.${id}`);
  if (who.length === 0) return { id, title, state: 'gap', text: say(`compare.fact.${id}Nobody`) };
  const state = who.length === 1 ? 'thin' : 'covered';
  const key = who.length === 1 ? 'compare.fact.onlyOne' : 'compare.fact.several';
  return { id, title, state, text: say(key, { names: namesOf(who) }) };
}

function namesOf(builds: readonly Build[]): string {
  return builds.map(({ name }) => name).join(', ');
}
