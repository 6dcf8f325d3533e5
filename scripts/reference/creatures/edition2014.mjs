import {
  ABILITY_OF,
  areaOf,
  conditionsIn,
  diceOf,
  LONG_ABILITY,
  multiattack,
  noteOf,
  plainName,
  tidy,
  withIds,
} from './words.mjs';

const NONMAGICAL = /from nonmagical/;

/** Converts a stat block of 2014 to our schema. Sentences of the source are read for facts and never copied. */
export function creature2014(source, sentences) {
  const swarm = /^swarm of (\w+) beasts$/.exec(source.type)?.[1];
  const challenge = source.challenge_rating;
  const actions = (source.actions ?? []).filter(({ multiattack_type }) => multiattack_type === undefined);
  return tidy({
    id: source.index,
    name: source.name,
    type: swarm === undefined ? source.type : 'beast',
    subtype: swarm === undefined ? source.subtype : `swarm of ${swarm} beasts`,
    size: source.size,
    alignment: source.alignment,
    challenge,
    xp: source.xp,
    abilities: Object.fromEntries(Object.entries(LONG_ABILITY).map(([long, short]) => [short, source[long]])),
    ac: source.armor_class[0].value,
    hitPoints: source.hit_points,
    hitDice: source.hit_points_roll,
    speed: speedsOf(source.speed),
    hover: source.speed.hover === true ? true : undefined,
    senses: sensesOf(source.senses),
    skills: bonuses(source.proficiencies, 'skill-', skillId),
    saves: bonuses(source.proficiencies, 'saving-throw-', (id) => ABILITY_OF[id]),
    languages: source.languages || undefined,
    ...defenses(source),
    attacks: withIds(actions.filter(isAttack).map((action) => attackOf(action))),
    actions: withIds([
      ...multiattacks(source.actions ?? []),
      ...actions.filter((action) => !isAttack(action)).map((action) => actionOf(action, 'action')),
      ...(source.reactions ?? []).map((action) => actionOf(action, 'reaction')),
      ...(source.legendary_actions ?? []).map((action) => actionOf(action, 'legendary')),
    ]),
    traits: withIds(
      (source.special_abilities ?? [])
        .filter(({ spellcasting }) => spellcasting === undefined)
        .map((trait) => traitOf(trait, sentences)),
    ),
    spellcasting: spellsOf(source.special_abilities ?? []),
  });
}

const skillId = (id) =>
  id
    .split('-')
    .map((word, index) => (word === 'of' && index > 0 ? 'Of' : word[0].toUpperCase() + word.slice(1)))
    .join('');

function speedsOf(speed) {
  return Object.fromEntries(
    Object.entries({ walk: '0', ...speed })
      .filter(([, value]) => typeof value === 'string')
      .map(([movement, value]) => [movement, Number.parseInt(value, 10)]),
  );
}

function sensesOf({ passive_perception: _passive, ...senses }) {
  return Object.fromEntries(Object.entries(senses).map(([sense, range]) => [sense, Number.parseInt(range, 10)]));
}

function bonuses(proficiencies = [], prefix, nameOf) {
  return Object.fromEntries(
    proficiencies
      .filter(({ proficiency }) => proficiency.startsWith(prefix))
      .map(({ proficiency, value }) => [nameOf(proficiency.slice(prefix.length)), value]),
  );
}

/** Damage types, with the words of those that only nonmagical weapons deal. */
function defenses(source) {
  const notes = [];
  const types = (field, kind) =>
    (source[field] ?? []).flatMap((each) => {
      if (!NONMAGICAL.test(each) && /^\w+$/.test(each)) return [each];
      if (!NONMAGICAL.test(each)) {
        notes.push(`${kind}: ${each}`);
        return [];
      }
      const but = /silvered/.test(each) ? ', unless silvered' : /adamantine/.test(each) ? ', unless adamantine' : '';
      notes.push(`${kind}: bludgeoning, piercing and slashing of nonmagical weapons${but}`);
      return [];
    });
  return {
    resistances: types('damage_resistances', 'Resistance'),
    immunities: types('damage_immunities', 'Immunity'),
    vulnerabilities: types('damage_vulnerabilities', 'Vulnerability'),
    conditionImmunities: source.condition_immunities,
    defenseNotes: notes,
  };
}

const isAttack = ({ attack_bonus, damage = [] }) =>
  attack_bonus !== undefined && (damage.some(({ damage_dice }) => damage_dice) || damage.some(({ from }) => from));

function attackOf({ name, desc, attack_bonus, damage }) {
  const [first, ...others] = damage.flatMap((each) => (each.from ? [each.from.options?.[0] ?? each.from[0]] : [each]));
  const dealt = diceOf(first?.damage_dice ?? '1') ?? { dice: '1', bonus: 0 };
  // The save against a venom has its own damage, which is not dealt with the hit.
  const hit = desc.split(/Hit:/)[1] ?? '';
  const [direct = ''] = hit.split(/saving throw/i);
  const extra = others.filter(({ damage_dice = '' }) => direct.replace(/\s/g, '').includes(damage_dice));
  const later = others.filter((each) => !extra.includes(each));
  const note = [
    noteOf(hit),
    ...later.map(({ damage_dice, damage_type }) => `${damage_dice} ${damage_type}, see the save`),
  ]
    .filter(Boolean)
    .join('; ');
  return tidy({
    name: plainName(name),
    toHit: attack_bonus,
    ...dealt,
    damageType: first?.damage_type ?? 'bludgeoning',
    reach: reachOf(desc),
    extra: extra
      .filter(({ damage_dice }) => damage_dice)
      .map(({ damage_dice, damage_type }) => ({ dice: damage_dice, type: damage_type })),
    note: note === '' ? undefined : note.slice(0, 200),
  });
}

function reachOf(desc) {
  const reach = /reach (\d+)/i.exec(desc)?.[1];
  const range = /range (\d+)(?:\/(\d+))?/i.exec(desc);
  const far = range ? `${range[1]}${range[2] ? `/${range[2]}` : ''} ft` : undefined;
  if (reach !== undefined && far !== undefined) return `${reach} ft or ${far}`;
  return reach === undefined ? (far ?? '5 ft') : `${reach} ft`;
}

function multiattacks(actions) {
  return actions
    .filter(({ multiattack_type }) => multiattack_type !== undefined)
    .map(({ actions: parts = [], action_options, options }) => {
      const chosen = parts.length > 0 ? parts : (action_options?.from?.options?.[0] ?? options?.from?.options?.[0]);
      const list = Array.isArray(chosen) ? chosen : (chosen?.items ?? (chosen ? [chosen] : []));
      return tidy({
        name: 'Multiattack',
        cost: 'action',
        summary: multiattack(list.map(({ count, action_name }) => ({ count, name: action_name }))),
      });
    });
}

function actionOf({ name, desc, dc, damage = [], usage }, cost) {
  const points = /costs (\d)/i.exec(name)?.[1];
  return tidy({
    name: plainName(name),
    cost,
    ...(points !== undefined && { points: Number(points) }),
    save: dc && { ability: ABILITY_OF[dc.dc_type], dc: dc.dc_value, ...(dc.success_type === 'half' && { half: true }) },
    damage: damage
      .filter(({ damage_dice }) => damage_dice)
      .map(({ damage_dice, damage_type }) => ({ dice: damage_dice.replace(/\s/g, ''), type: damage_type })),
    area: areaOf(desc),
    conditions: dc ? conditionsIn(desc) : undefined,
    ...usesOf(usage),
  });
}

function usesOf(usage) {
  if (usage === undefined) return {};
  if (usage.type === 'per day') return { uses: { max: usage.times, per: 'day' } };
  if (usage.type === 'recharge on roll') return { recharge: usage.min_value };
  return { uses: { max: 1, per: 'rest' } };
}

function traitOf({ name, dc, usage }, sentences) {
  const plain = plainName(name).replace(/\s*\(.*\)$/, '');
  return tidy({
    name: plain,
    summary: sentences[plain],
    save: dc && { ability: ABILITY_OF[dc.dc_type], dc: dc.dc_value },
    ...usesOf(usage),
  });
}

function spellsOf(traits) {
  const list = traits.flatMap(({ spellcasting }) => (spellcasting ? [spellcasting] : []));
  const [first] = list;
  if (first === undefined) return undefined;
  return tidy({
    ability: ABILITY_OF[typeof first.ability === 'string' ? first.ability : (first.ability?.index ?? 'cha')],
    dc: first.dc,
    toHit: first.modifier,
    slots: first.slots && Object.fromEntries(Object.entries(first.slots).filter(([, count]) => count > 0)),
    spells: list.flatMap(({ spells }) =>
      spells.map(({ name, usage }) => tidy({ name, ...(usage?.times && { uses: usage.times }) })),
    ),
  });
}
