import type { Label } from '@tessera/rules';
import { problem } from '../../vocabulary/contentMessage.ts';
import { isRecord, type Json, type TranslationResult } from './json.ts';
import { proficiencyName, skillName, translatePredicate } from './predicates.ts';

/** Facts about the source of an effect. */
export interface SourceContext {
  /** Casting entry of the class that grants the effect. */
  readonly entry: string | undefined;
}

/**
 * Translates an effect of the specification into effects of the content schema, or returns the reason why it cannot.
 */
export function translateEffect(given: Json, context: SourceContext): TranslationResult<Json[]> {
  if (!isRecord(given) || typeof given.kind !== 'string') return { refused: problem('spec-no-effect') };
  const translate = TRANSLATIONS[given.kind] ?? plain;
  const { predicate, ...effect } = withFormulas(given);
  const result = translate(effect, context);
  if (result.refused !== undefined) return result;
  const gate = predicate === undefined ? {} : { predicate: translatePredicate(predicate) };
  return { value: result.value.map((each) => ({ ...each, ...gate })) };
}

type Fields = { readonly [name: string]: Json };
type Translation = (effect: Fields, context: SourceContext) => TranslationResult<Fields[]>;

/** Kinds whose fields differ; all other kinds are the same in both schemas. */
const TRANSLATIONS: Readonly<Record<string, Translation>> = {
  grantProficiency: ({ profType, values, ...rest }) =>
    plain({
      ...rest,
      profType: profType ?? null,
      values: Array.isArray(values) ? values.map((value) => proficiencyName(profType, value)) : (values ?? null),
    }),
  skillProficiency: ofSkill,
  // Expertise of the specification includes the proficiency.
  skillExpertise: ({ skill, ...rest }) => plain({ ...rest, skill: skillName(skill ?? null), grantsProficiency: true }),
  skillBonus: ofSkill,
  armorClass: (effect) => prioritized(effect),
  speed: (effect) => {
    const { priority: _, ...rest } = effect;
    // The specification holds creatures in place with a flag and the speed 0.
    if (effect.priority === 'flag' && effect.value === 0)
      return { value: [{ ...rest, priority: 'override', lock: true }] };
    return prioritized(effect);
  },
  resource: resourceEffect,
  spellcastingAbility: (effect, { entry }) => {
    const named = effect.entry ?? entry;
    return named === undefined ? { refused: problem('spec-no-entry') } : { value: [{ ...effect, entry: named }] };
  },
  grantSpell: ({ spellSlug, spellcastingType, usesSpellSlot, ...rest }, { entry }) => {
    const mode = spellcastingType === 'cantrip' ? 'known' : (spellcastingType ?? rest.mode ?? null);
    if (mode === 'prepared') return { refused: problem('spec-prepared') };
    return plain({
      ...rest,
      spell: spellSlug ?? rest.spell ?? null,
      mode,
      ...(entry !== undefined && mode !== 'innate' && { entry }),
      ...(usesSpellSlot !== undefined && { usesSlots: usesSpellSlot }),
    });
  },
  grantFeature: ({ description, ...rest }) =>
    plain(description === undefined ? rest : { ...rest, summary: description }),
  modifier: modifierEffect,
  setSpellSaveDC: () => ({ refused: problem('spec-save-dc') }),
};

/** Removes a priority that equals the default; refuses one that would change the meaning. */
function plain({ priority, ...effect }: Fields): TranslationResult<Fields[]> {
  if (priority === undefined || priority === 'additive' || priority === 'flag') return { value: [effect] };
  return { refused: problem('spec-priority', { kind: String(effect.kind), priority: String(priority) }) };
}

/** The specification adds numbers without a priority. */
function prioritized(effect: Fields): TranslationResult<Fields[]> {
  return { value: [{ ...effect, priority: effect.priority ?? 'additive' }] };
}

function ofSkill({ skill, ...rest }: Fields): TranslationResult<Fields[]> {
  return plain({ ...rest, skill: skillName(skill ?? null) });
}

const REFRESHES: Readonly<Record<string, string>> = { perLongRest: 'long', perShortRest: 'short', perTurn: 'turn' };

/** Translates resources. The specification also writes spell slots and cantrip counts as resources. */
function resourceEffect(effect: Fields): TranslationResult<Fields[]> {
  const { kind: _, resourceId, resourceType, value, level, ...rest } = effect;
  if (resourceType === undefined) return plain(effect);
  if (resourceType === 'spellSlot') {
    if (typeof level !== 'number' || typeof value !== 'number') return { refused: problem('spec-slots') };
    return plain({ ...rest, kind: 'spellSlots', slots: { [String(level)]: value } });
  }
  const [, entry] = /^([a-z-]+)-cantrips$/.exec(String(resourceId)) ?? [];
  if (entry !== undefined) return plain({ ...rest, kind: 'spellCount', entry, count: 'cantrips', value: value ?? 1 });
  const named = { ...rest, kind: 'resource', resourceId: resourceId ?? null };
  if (resourceType === 'unlimited') return plain({ ...named, max: 'unlimited', refresh: 'none' });
  return plain({ ...named, max: value ?? null, refresh: REFRESHES[String(resourceType)] ?? resourceType });
}

/** Translates a modifier of a target into the effect kind that adds to it. */
function modifierEffect({ kind: _, target, ...rest }: Fields): TranslationResult<Fields[]> {
  const [area = '', which = ''] = String(target).split('.');
  const kinds: Readonly<Record<string, Fields>> = {
    ac: { kind: 'armorClass', priority: 'additive' },
    initiative: { kind: 'initiativeBonus' },
    saves: { kind: 'saveBonus', abilities: which === '' ? 'all' : [which] },
    skills: { kind: 'skillBonus', skill: skillName(which) },
    checks: { kind: 'checkBonus', abilities: which === '' ? 'all' : [which] },
    speed: { kind: 'speed', movementType: which, priority: 'additive' },
    abilities: { kind: 'abilityScoreIncrease', ability: which },
    proficiencyBonus: { kind: 'proficiencyBonus' },
    hitPoints: { kind: 'hitPointMax' },
  };
  const found = kinds[area];
  if (found === undefined)
    return {
      refused: problem('spec-target', { target: String(target), targets: Object.keys(kinds) as readonly Label[] }),
    };
  return { value: [{ ...rest, ...found }] };
}

/** Spelling of variables in the formula language. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/@classlevel\./g, '@classLevel.'],
  [/@spellslots\./g, '@spellSlots.'],
];

function withFormulas(effect: Fields): Fields {
  return Object.fromEntries(Object.entries(effect).map(([name, value]) => [name, spelled(value)]));
}

function spelled(value: Json): Json {
  if (typeof value === 'string') return SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), value);
  if (!isRecord(value) || value.expression === undefined) return value;
  const { expression, variables } = value;
  const listed = Array.isArray(variables) ? { variables: variables.map(spelled) } : {};
  return { expression: spelled(expression), ...listed };
}
