import { type Effect, kindOf } from '../effects/effect.ts';
import { UNLIMITED } from '../effects/magic/resource.ts';
import type { TargetNames } from '../effects/targets.ts';
import { compileValue, readsOf, type Value } from '../facts/formulas.ts';
import { type Gate, predicates } from '../facts/predicates.ts';
import type { Activation, SheetFeature } from '../sheet/sheet.ts';
import type { ActivationRecord } from '../uses/activation.ts';
import type { Mutable } from '../vocabulary/draft.ts';
import { type Edition, type IconName, PHASES, type SourceKind } from '../vocabulary/vocabulary.ts';
import type { Choice } from './records/choice.ts';
import type { Feature, SaveRecord } from './records/records.ts';

/** A compiled effect. */
export interface CompiledEffect {
  /** `pack/source/feature@edition#n` */
  readonly id: string;
  readonly effect: Effect;
  readonly gate: Gate | undefined;
  readonly values: Readonly<Record<string, Value>>;
  readonly targets: readonly string[];
  /** Targets for listings: an effect on all skills is shortened. */
  readonly shortTargets: readonly string[];
  readonly reads: readonly string[];
  /** Ids of the questions whose answers it needs; undefined for the current pick. Absent when it needs none. */
  readonly asks: readonly (string | undefined)[] | undefined;
  readonly label: string | undefined;
  /** Cache of its instance names by place. */
  places: Map<string, InstanceNames> | undefined;
  /** Cache of the effect with answers filled in, by the answers. */
  answered: Map<string, CompiledEffect> | undefined;
}

/** Names that distinguish an effect from its other instances on one character. */
export interface InstanceNames {
  readonly id: string;
  readonly sourceName: string;
}

export interface CompiledChoice {
  readonly choice: Choice;
  readonly gate: Gate | undefined;
  readonly min: Value | undefined;
  readonly max: Value | undefined;
  readonly maxLevel: Value | undefined;
  readonly options: ReadonlyMap<string, CompiledOption>;
  readonly each: readonly CompiledEffect[];
  /** Whether the offers are the same for every character. */
  readonly isFixed: boolean;
}

interface CompiledOption {
  readonly value: string;
  readonly label: string;
  readonly summary: string | undefined;
  readonly gate: Gate | undefined;
  readonly effects: readonly CompiledEffect[];
}

export interface CompiledFeature {
  readonly id: string;
  readonly name: string;
  readonly icon: IconName | undefined;
  readonly summary: string | undefined;
  readonly source: SourceFacts;
  /** `pack/source/feature@edition` */
  readonly identity: string;
  /** Source name for the stacking rules. */
  readonly sourceName: string;
  /** Name in explanations: items, spells, feats and conditions use the name of their record. */
  readonly label: string;
  readonly phase: number;
  readonly at: number;
  readonly tags: readonly string[];
  readonly gate: Gate | undefined;
  readonly prerequisites: Gate | undefined;
  readonly effects: readonly CompiledEffect[];
  readonly choices: readonly CompiledChoice[];
  readonly toggles: readonly { readonly id: string; readonly name: string; readonly gate: Gate | undefined }[];
  readonly activation: Activation | undefined;
  readonly save: SaveRecord | undefined;
  readonly supersedes: readonly string[];
  /** Name of the source in questions. */
  readonly title: string;
  /** Cache of its last entry on a sheet. */
  listed: SheetFeature | undefined;
}

/** Facts about the record that a feature belongs to. */
export interface SourceFacts {
  readonly kind: SourceKind;
  readonly id: string;
  /** For example `feat:alert`. */
  readonly key: string;
  readonly name: string;
  readonly pack: string;
  readonly version: string;
  readonly edition: Edition | 'both';
  /** The class that `@sourceLevel` refers to. */
  readonly className: string | undefined;
  readonly tags: readonly string[];
}

export function compileFeature(feature: Feature, source: SourceFacts, names: TargetNames): CompiledFeature {
  const identity = `${source.pack}/${source.key}/${feature.id}@${source.edition}`;
  const base = { prefix: `${identity}#`, next: 0, names };
  return {
    id: feature.id,
    name: feature.name,
    summary: feature.summary,
    icon: feature.icon,
    source,
    identity,
    sourceName: `${source.key}/${feature.id}`,
    label: NAMED_BY_SOURCE.includes(source.kind) ? source.name : feature.name,
    phase: PHASES[source.kind],
    at: feature.at ?? 1,
    tags: [...source.tags, ...(feature.tags ?? [])],
    gate: gateOf(feature.predicate),
    prerequisites: gateOf(feature.prerequisites),
    effects: (feature.effects ?? []).map((effect) => compileNext(effect, base)),
    choices: (feature.choices ?? []).map((choice) => compileChoice(choice, base)),
    toggles: (feature.toggles ?? []).map(({ id, name, predicate }) => ({ id, name, gate: gateOf(predicate) })),
    activation: feature.activation && activationOf(feature.activation, feature),
    save: feature.save,
    supersedes: feature.supersedes ?? [],
    title: source.name === feature.name ? feature.name : `${source.name}: ${feature.name}`,
    listed: undefined,
  };
}

const NAMED_BY_SOURCE: readonly string[] = ['item', 'spell', 'condition', 'feat', 'form'];

/** Returns the activation of a feature. Unless it names a resource, the resource of the feature is used. */
export function activationOf(
  { cost, resource, amount, gives, casting }: ActivationRecord,
  { effects = [], toggles = [] }: Pick<Feature, 'effects' | 'toggles'>,
): Activation {
  const own = effects.find((effect) => effect.kind === 'resource');
  const drawn = resource ?? (own?.kind === 'resource' ? own.resourceId : undefined);
  const activation: Mutable<Activation> = { cost };
  if (drawn !== undefined) activation.resource = drawn;
  if (amount !== undefined) activation.amount = amount;
  if (toggles.length > 0) activation.toggles = toggles.map(({ id }) => id);
  if (gives !== undefined) activation.gives = gives;
  if (casting !== undefined) activation.casting = casting;
  return activation;
}

/** Compiles a predicate of content, cached per predicate. */
export function gateOf(predicate: unknown): Gate | undefined {
  if (predicate === undefined) return undefined;
  const key = JSON.stringify(predicate);
  let gate = gates.get(key);
  if (gate === undefined) {
    gate = predicates.compile(predicate);
    if (gates.size >= MAX_KEPT) gates.clear();
    gates.set(key, gate);
  }
  return gate;
}

const MAX_KEPT = 10_000;
const gates = new Map<string, Gate>();

interface Numbering {
  readonly prefix: string;
  readonly names: TargetNames;
  next: number;
}

function compileNext(effect: Effect, numbering: Numbering): CompiledEffect {
  return compileEffect(effect, `${numbering.prefix}${numbering.next++}`, numbering.names);
}

function compileEffect(effect: Effect, id: string, names: TargetNames): CompiledEffect {
  const asked = placeholdersIn(effect);
  const asks = asked.length === 0 ? undefined : asked;
  const gate = gateOf(effect.predicate);
  const values = asks ? {} : valuesOf(effect);
  const reads = new Set(gate?.reads);
  for (const value of Object.values(values)) for (const read of readsOf(value)) reads.add(read);
  const { label } = effect;
  const targets = kindOf(effect).targets(effect, names);
  const shortTargets = targets.length > MAX_TARGETS ? [...targets.slice(0, MAX_TARGETS), '…'] : targets;
  return {
    id,
    effect,
    gate,
    values,
    targets,
    shortTargets,
    reads: [...reads],
    asks,
    label,
    places: undefined,
    answered: undefined,
  };
}

const MAX_TARGETS = 3;

function valuesOf(effect: Effect): Record<string, Value> {
  const { values: fields, nestedValues } = kindOf(effect);
  const values: Record<string, Value> = {};
  const add = (name: string, raw: unknown) => {
    if ((typeof raw === 'number' || typeof raw === 'string') && raw !== UNLIMITED) values[name] = compileValue(raw);
  };
  for (const [field, raw] of Object.entries(effect)) if (fields.includes(field)) add(field, raw);
  for (const [name, raw] of Object.entries(nestedValues?.(effect) ?? {})) add(name, raw);
  return values;
}

const MEANS_CHOICE = /^(?:\w+\.)?@choice(?:\.[\w-]+)?$/;

function placeholdersIn(value: unknown): (string | undefined)[] {
  if (typeof value === 'string') return MEANS_CHOICE.test(value) ? [idIn(value)] : [];
  if (Array.isArray(value)) return value.flatMap(placeholdersIn);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(placeholdersIn) : [];
}

function idIn(placeholder: string): string | undefined {
  return placeholder.slice(placeholder.indexOf('@')).split('.')[1];
}

/**
 * Returns the effect with answers in place of its placeholders, or undefined while one is missing. Results are cached
 * by the answers.
 */
export function withAnswers(
  compiled: CompiledEffect,
  answer: (id: string | undefined) => string | number | undefined,
  names: TargetNames,
): CompiledEffect | undefined {
  let key = '';
  for (const id of compiled.asks ?? []) {
    const found = answer(id);
    if (found === undefined) return undefined;
    key = key === '' ? String(found) : `${key}:${found}`;
  }
  compiled.answered ??= new Map();
  let result = compiled.answered.get(key);
  if (result === undefined) {
    // Only whole names were replaced by names, so the type still holds. The choice validates the reference.
    result = compileEffect(replaced(compiled.effect, answer) as Effect, `${compiled.id}:${key}`, names);
    compiled.answered.set(key, result);
  }
  return result;
}

function replaced(value: unknown, answer: (id: string | undefined) => unknown): unknown {
  if (typeof value === 'string' && MEANS_CHOICE.test(value)) {
    const at = value.indexOf('@');
    const found = answer(idIn(value));
    return at === 0 ? found : `${value.slice(0, at)}${found}`;
  }
  if (Array.isArray(value)) return value.map((inner) => replaced(inner, answer));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, answer)]));
}

function compileChoice(choice: Choice, numbering: Numbering): CompiledChoice {
  const options = (choice.options ?? []).map(({ value, label, summary, predicate, effects }): CompiledOption => {
    const compiled = (effects ?? []).map((effect) => compileNext(effect, numbering));
    return { value, label: label ?? value, summary, gate: gateOf(predicate), effects: compiled };
  });
  const each = choice.each ?? (choice.from ? (PICK_EFFECTS[choice.from.query] ?? []) : []);
  const { maxLevel } = choice.from?.filter ?? {};
  return {
    choice,
    gate: gateOf(choice.predicate),
    min: choice.min === undefined ? undefined : compileValue(choice.min),
    max: choice.max === undefined ? undefined : compileValue(choice.max),
    maxLevel: maxLevel === undefined ? undefined : compileValue(maxLevel),
    options: new Map(options.map((option) => [option.value, option])),
    each: each.map((effect) => compileNext(effect, numbering)),
    isFixed: choice.from?.query !== 'spells' && options.every(({ gate }) => gate === undefined),
  };
}

/** Default effects of a pick per query. */
export const PICK_EFFECTS: Readonly<Record<string, readonly Effect[]>> = {
  skills: [{ kind: 'skillProficiency', skill: '@choice' }],
  tools: [{ kind: 'grantProficiency', profType: 'tool', values: ['@choice'] }],
  instruments: [{ kind: 'grantProficiency', profType: 'tool', values: ['@choice'] }],
  languages: [{ kind: 'grantProficiency', profType: 'language', values: ['@choice'] }],
  feats: [{ kind: 'grantFeat', featSlug: '@choice' }],
  weapons: [{ kind: 'weaponMastery', weapons: ['@choice'] }],
  abilities: [{ kind: 'abilityScoreIncrease', ability: '@choice', value: '@points' }],
};
