import { readFileSync } from 'node:fs';
import { CALLED } from './called2024.mjs';
import {
  ABILITY_OF,
  conditionsIn,
  countOf,
  LONG_ABILITY,
  modifier,
  multiattack,
  plainName,
  proficiencyAt,
  slug,
  tidy,
  withIds,
} from './words.mjs';

const SIZES = { tiny: 'Tiny', sm: 'Small', med: 'Medium', lg: 'Large', huge: 'Huge', grg: 'Gargantuan' };
/** The abbreviations of skills in the sources, as in exported actors. */
const SKILLS = JSON.parse(
  readFileSync(new URL('../../../games/fifth-edition/table/start/foundrySkills.json', import.meta.url), 'utf8'),
);
const SKILL_ABILITY = {
  Acrobatics: 'DEX',
  AnimalHandling: 'WIS',
  Arcana: 'INT',
  Athletics: 'STR',
  Deception: 'CHA',
  History: 'INT',
  Insight: 'WIS',
  Intimidation: 'CHA',
  Investigation: 'INT',
  Medicine: 'WIS',
  Nature: 'INT',
  Perception: 'WIS',
  Performance: 'CHA',
  Persuasion: 'CHA',
  Religion: 'INT',
  SleightOfHand: 'DEX',
  Stealth: 'DEX',
  Survival: 'WIS',
};
/** Experience by challenge rating. */
const XP = [200, 450, 700, 1100, 1800, 2300, 2900, 3900, 5000, 5900, 7200, 8400, 10_000, 11_500, 13_000, 15_000];
const MORE_XP = [18_000, 20_000, 22_000, 25_000, 33_000, 41_000, 50_000, 62_000, 75_000, 90_000, 105_000, 120_000];
const LAST_XP = [135_000, 155_000];
const LOW_XP = { 0: 10, 0.125: 25, 0.25: 50, 0.5: 100 };

/** Converts a stat block of 2024 to our schema. Sentences of the source are read for facts and never copied. */
export function creature2024(source, sentences) {
  const called = CALLED[`${source.group}/${source.name}`];
  const challenge = called === undefined ? Number(source.cr ?? 0) : undefined;
  const abilities = scoresOf(source);
  const at = { proficiency: proficiencyAt(challenge ?? 0), abilities, called, names: namesOf(source) };
  const items = (source.items ?? []).filter(({ type }) => type === 'feat' || type === 'weapon');
  const own = items.map((item) => ({ ...item, act: (item.activities ?? [])[0] }));
  const weapons = own.filter(isAttack);
  const others = own.filter((item) => !weapons.includes(item));
  const active = others.filter(
    ({ act, name }) => COSTS[act?.activation] !== undefined && !name.includes('Restoration'),
  );
  const passive = others.filter((item) => !active.includes(item) && item.name !== 'Spellcasting');
  return tidy({
    id: called?.id ?? slug(source.name),
    name: called?.name ?? source.name,
    type: TYPES[source.type] ?? source.type,
    subtype: source.type === 'swarm' || source.group === 'swarm' ? 'swarm' : source.subtype,
    size: SIZES[source.size] ?? 'Medium',
    alignment: source.alignment?.toLowerCase(),
    challenge,
    xp: challenge === undefined ? undefined : xpOf(challenge),
    abilities,
    ac: called?.ac ?? (typeof source.ac === 'number' ? source.ac : 10 + modifier(abilities.DEX)),
    hitPoints: called?.hitPoints ?? source.hp.max,
    hitDice:
      /d/.test(source.hp.formula ?? '') && called === undefined ? source.hp.formula.replace(/\s/g, '') : undefined,
    speed: Object.fromEntries(
      Object.entries({ walk: '0', ...source.speed })
        .filter(([, feet]) => /^\d+$/.test(feet))
        .map(([movement, feet]) => [movement, Number.parseInt(feet, 10)]),
    ),
    hover: source.speed?.hover ? true : undefined,
    senses: source.senses?.ranges,
    initiative: initiativeOf(source.initiative, at),
    skills: skillsOf(source.skills, at),
    saves: savesOf(source.abilities, at),
    languages: [...(source.languages ?? []), source.languagesText].filter(Boolean).join(', ') || undefined,
    resistances: source.resist,
    immunities: source.immune,
    vulnerabilities: source.vulnerable,
    conditionImmunities: source.conditionImmune,
    attacks: withIds(weapons.map((item) => attackOf(item, at))),
    actions: withIds(active.map((item) => actionOf(item, at))),
    traits: withIds([...passive.map((item) => traitOf(item, sentences)), ...(called?.traits ?? [])]),
    spellcasting: spellsOf(source, own),
  });
}

const TYPES = { custom: 'fey', swarm: 'beast', '(lycanthrope)': 'monstrosity' };
const COSTS = { action: 'action', bonus: 'bonus', reaction: 'reaction', legendary: 'legendary' };

function scoresOf({ abilities = {} }) {
  return Object.fromEntries(
    Object.entries(ABILITY_OF).map(([short, ability]) => {
      const found = abilities[short];
      return [ability, typeof found === 'object' ? (found.value ?? 10) : (found ?? 10)];
    }),
  );
}

function xpOf(challenge) {
  return LOW_XP[challenge] ?? [...XP, ...MORE_XP, ...LAST_XP][challenge - 1];
}

/** The source names other items of a block by an id that contains their name. */
function namesOf({ items = [] }) {
  return items.map(({ name }) => name);
}

function initiativeOf(formula, { proficiency, abilities }) {
  if (formula === undefined) return undefined;
  const times = /@prof(?: \* (\d))?/.exec(formula);
  if (times) return modifier(abilities.DEX) + proficiency * Number(times[1] ?? 1);
  return Number.isFinite(Number(formula)) ? modifier(abilities.DEX) + Number(formula) : undefined;
}

function skillsOf(skills = {}, { proficiency, abilities }) {
  return Object.fromEntries(
    Object.entries(skills).map(([short, times]) => {
      const skill = SKILLS[short];
      return [skill, modifier(abilities[SKILL_ABILITY[skill]]) + proficiency * Number(times)];
    }),
  );
}

function savesOf(abilities = {}, at) {
  return Object.fromEntries(
    Object.entries(abilities)
      .filter(([, value]) => typeof value === 'object' && value.save)
      .map(([short]) => [ABILITY_OF[short], modifier(at.abilities[ABILITY_OF[short]]) + at.proficiency]),
  );
}

const isAttack = ({ act, type }) =>
  act?.kind === 'attack' && act.activation === 'action' && (type === 'weapon' || act.damage);

function attackOf({ name, base, act, properties = [], reach, range, text = '' }, at) {
  const { attack = {}, damage = [] } = act;
  const isRanged = attack.type === 'ranged' || (reach === undefined && range !== undefined && attack.type !== 'melee');
  const ability = attackAbility(attack.ability, { isRanged, isFinesse: properties.includes('fin') }, at.abilities);
  const added = modifier(at.abilities[ability]);
  const [first, ...rest] = base === undefined ? damage : [base, ...damage];
  const dealt = /^(\d+(?:d\d+)?)(?: ?\+ ?(@mod|\d+))?$/.exec(first?.dice ?? '1');
  const isPlain = base === undefined;
  const bonus = dealt?.[2] === '@mod' ? added : dealt?.[2] === undefined ? (isPlain ? 0 : added) : Number(dealt[2]);
  return tidy({
    name: plainName(name),
    toHit: at.called?.caster ? 'caster' : attack.flat ? Number(attack.bonus ?? 0) : added + at.proficiency,
    dice: dealt?.[1] ?? '1',
    bonus,
    perSlot: at.called?.caster ? true : undefined,
    damageType: first?.types?.[0] ?? 'bludgeoning',
    reach: reachOf({ act, reach, range, isRanged, properties }),
    extra: rest
      .filter(({ dice, types }) => dice && types && !/@/.test(dice))
      .map(({ dice, types }) => ({ dice, type: types[0] })),
    note: noteIn(text),
  });
}

function attackAbility(said, { isRanged, isFinesse }, abilities) {
  if (said !== undefined && ABILITY_OF[said] !== undefined) return ABILITY_OF[said];
  if (isFinesse && modifier(abilities.DEX) > modifier(abilities.STR)) return 'DEX';
  return isRanged ? 'DEX' : 'STR';
}

function reachOf({ act, reach, range, isRanged, properties }) {
  const far = range?.value && `${range.value}${range.long ? `/${range.long}` : ''} ft`;
  const own = reach ?? (properties.includes('rch') ? 10 : Number(act.range?.units === 'ft' ? act.range.value : 5));
  if (far && (act.attack?.type === 'melee' || reach !== undefined) && !isRanged) return `${own} ft or ${far}`;
  return far && (isRanged || reach === undefined) ? far : `${own} ft`;
}

/** The source marks conditions that it applies; the DC of an escape is the passive Athletics of the block. */
function noteIn(text) {
  const conditions = conditionsIn(text.replace(/\[[^\]]*\]/g, ' '));
  const words = conditions.map((name) => (name === 'prone' ? 'knocks prone' : name === 'grappled' ? 'grapples' : name));
  return words.length === 0 ? undefined : words.join(', ');
}

function actionOf(item, at) {
  const { name, act, uses, text = '' } = item;
  if (name === 'Multiattack')
    return tidy({ name, cost: 'action', summary: at.called?.multiattack ?? multiattack(strikesIn(text, at.names)) });
  const save = act.save && saveOf(act, at);
  const healing = act.healing?.dice && `Heals ${act.healing.dice}${at.called ? ' and the level of the spell' : ''}.`;
  return tidy({
    name: plainName(name),
    cost: COSTS[act.activation],
    summary: healing || undefined,
    save,
    damage: (act.damage ?? [])
      .filter(({ dice }) => /^\d+d\d+$/.test(dice ?? ''))
      .map(({ dice, types = [] }) => tidy({ dice, type: types[0] })),
    area: act.area?.size && /^\d+$/.test(act.area.size) ? `${act.area.size} ft ${act.area.type}` : undefined,
    conditions: save ? conditionsIn(text) : undefined,
    ...usesOf(uses),
  });
}

function saveOf({ save, onSave }, { abilities, proficiency, called }) {
  const [short] = save.ability;
  const ability = ABILITY_OF[short] ?? LONG_ABILITY[short];
  const dc = save.dc ?? '';
  const half = onSave === 'half' ? { half: true } : {};
  if (called?.caster || dc === 'spellcasting') return called?.caster ? { ability, dc: 'caster', ...half } : undefined;
  const by = ABILITY_OF[dc];
  if (by !== undefined) return { ability, dc: 8 + modifier(abilities[by]) + proficiency, ...half };
  if (/^\d+$/.test(dc)) return { ability, dc: Number(dc), ...half };
  return undefined;
}

function usesOf(uses) {
  if (uses === undefined) return {};
  const [recovery] = uses.recovery ?? [];
  if (recovery?.period === 'recharge') return { recharge: Number(recovery.formula ?? 6) };
  if (!/^\d+$/.test(uses.max ?? '')) return {};
  const per = recovery?.period === 'day' ? 'day' : recovery?.period === 'sr' ? 'rest' : 'longRest';
  return { uses: { max: Number(uses.max), per } };
}

/** Reads "two [item .mmRend0000000000] attacks": the id names the attack without spaces. */
function strikesIn(text, names) {
  const found = [...text.matchAll(/\b(one|two|three|four|five|six|seven)?\s*(?:of )?\[item \.?(?:mm)?([^\]]*)\]/gi)];
  if (/\bor\b/.test(text)) return [];
  return found.flatMap(([, count, key]) => {
    const flat = key.replace(/0+$/, '').replace(/[^A-Za-z]/g, '');
    const name = names.find((each) => each.replace(/[^A-Za-z]/g, '').startsWith(flat) && flat.length > 2);
    return name === undefined ? [] : [{ count: countOf(count ?? 'one'), name }];
  });
}

function traitOf({ name, uses }, sentences) {
  const plain = plainName(name).replace(/\s*\(.*\)$/, '');
  return tidy({ name: plain, summary: sentences[plain], ...usesOf(uses) });
}

function spellsOf({ items = [] }, own) {
  const casting = own.find(({ name }) => name === 'Spellcasting');
  const spells = items.filter(({ type }) => type === 'spell');
  if (casting === undefined || spells.length === 0) return undefined;
  const ability = LONG_ABILITY[/using (\w+) as the spellcasting/i.exec(casting.text ?? '')?.[1]?.toLowerCase()];
  if (ability === undefined) return undefined;
  return { ability, spells: [...new Set(spells.map(({ name }) => name))].map((name) => ({ name })) };
}
