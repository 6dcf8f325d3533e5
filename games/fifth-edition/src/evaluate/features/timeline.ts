import { isSameLabel } from '@tessera/rules';
import {
  activationOf,
  type CompiledChoice,
  type CompiledEffect,
  type CompiledFeature,
  withAnswers,
} from '../../content/compile.ts';
import type { Source } from '../../content/rulebook.ts';
import { proficiencyKey } from '../../facts/facts.ts';
import type { SheetFeature } from '../../sheet/sheet.ts';
import type { Mutable } from '../../vocabulary/draft.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { ABILITY_CAP, type Ability, isAbility } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, type Grant, grantAt, numberOf, verdictOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { refusal, unknownReference } from '../state/issues.ts';
import { livedOf, raise } from '../state/levelSnapshot.ts';
import { ask, type Pick } from './choose.ts';
import { addInstance, instantiate } from './instances.ts';
import { answerTo, below, keyOf } from './offers.ts';
import { missingFor } from './prerequisites.ts';

/** Limit of nested feats that grant feats. SPEC 4 */
const DEEPEST_GRANT = 32;

/** Grants a feature: its questions, its effects, and everything they grant. */
export function grantFeature(evaluation: Evaluation, feature: CompiledFeature, grant: Grant): void {
  const { facts, features, granted } = evaluation;
  const blocked = grant.blocked ?? lost(evaluation, feature);
  const own: Grant = blocked === undefined ? grant : { ...grant, blocked };
  if (blocked === undefined) facts.features.add(feature.id);
  granted.push(feature);
  if (OWN_KINDS.includes(feature.source.kind)) features.push(listedFeature(feature, grant.gained, blocked));
  if (feature.choices.length === 0) bringEffects(evaluation, feature, own);
  else bringChoices(evaluation, feature, own);
}

function bringEffects(evaluation: Evaluation, feature: CompiledFeature, grant: Grant): void {
  for (const effect of feature.effects) apply(evaluation, effect, feature, grant, undefined, undefined);
}

/** Questions come first, because effects may need their answers. */
function bringChoices(evaluation: Evaluation, feature: CompiledFeature, grant: Grant): void {
  const answers = feature.choices.map((choice) => ask(evaluation, choice, feature, grant));
  bringEffects(evaluation, feature, grant);
  for (const { key } of answers) rememberMoment(evaluation, key);
  for (const { choice, key, picks } of answers) {
    const isDeferred = isExchangeable(choice) && grant.blocked === undefined;
    for (const pick of picks) {
      if (isDeferred) {
        const bring = () => bringPicked(evaluation, feature, grant, choice, key, pick);
        evaluation.deferred.push({ feat: pick.value, bring });
      } else bringPicked(evaluation, feature, grant, choice, key, pick);
    }
  }
}

/** Grants the effects of a picked option and those of every pick of the question. */
function bringPicked(
  evaluation: Evaluation,
  feature: CompiledFeature,
  grant: Grant,
  { choice, options, each }: CompiledChoice,
  key: string,
  pick: Pick,
): void {
  const scope = choice.type === 'multiselect' ? below(key, pick.value) : key;
  for (const effect of options.get(pick.value)?.effects ?? []) apply(evaluation, effect, feature, grant, pick, scope);
  for (const effect of each) apply(evaluation, effect, feature, grant, pick, scope);
}

/** Records the character for a permanent pick, so that later gains do not satisfy its prerequisites. */
function rememberMoment(evaluation: Evaluation, key: string): void {
  const question = evaluation.asked.get(key);
  if (question?.compiled.choice.from?.query !== 'feats' || isExchangeable(question.compiled)) return;
  question.past = { lived: livedOf(evaluation), moment: evaluation.moment };
}

/** Returns the feature for the sheet; cached while it is unchanged. */
function listedFeature(feature: CompiledFeature, gained: number, blocked: Grant['blocked']): SheetFeature {
  const known = feature.listed;
  if (known !== undefined && known.gained === gained && isSameLabel(known.inactive, blocked?.detail)) return known;
  const { id, name, summary, source, icon, activation } = feature;
  const listed: Mutable<SheetFeature> = { id, name, source: source.key, sourceName: source.name, gained };
  if (summary !== undefined) listed.summary = summary;
  if (blocked !== undefined) listed.inactive = blocked.detail;
  if (icon !== undefined) listed.icon = icon;
  if (activation !== undefined) listed.activation = activation;
  feature.listed = listed;
  return listed;
}

/**
 * A pick that may be exchanged later is checked against the current character, not against the level of the question.
 */
function isExchangeable({ choice }: CompiledChoice): boolean {
  return choice.from?.query === 'feats' && choice.replaceableAt !== undefined && choice.replaceableAt !== 'never';
}

/** Grants deferred picks after all levels. A feat that another one requires comes before it. */
export function bringDeferred(evaluation: Evaluation): void {
  const { facts, rulebook, deferred } = evaluation;
  evaluation.moment = facts.level;
  let waiting = deferred.splice(0);
  while (waiting.length > 0) {
    const ready = waiting.filter(
      ({ feat }) => missingFor(evaluation, rulebook.feats.get(feat)?.prerequisites) === undefined,
    );
    const next = ready.length > 0 ? ready : waiting;
    for (const { bring } of next) bring();
    waiting = waiting.filter((each) => !next.includes(each));
  }
}

/** Permanent kinds of sources; items, spells and conditions are temporary. */
const OWN_KINDS: readonly string[] = ['species', 'lineage', 'background', 'class', 'subclass', 'feat'];

export function grantAll(evaluation: Evaluation, source: Source<unknown>, grant: Grant): void {
  const blocked = source.isOfEdition ? grant.blocked : editionMismatch(evaluation, source);
  for (const feature of source.features)
    if (feature.at <= evaluation.facts.level || feature.source.className !== undefined)
      grantFeature(evaluation, feature, blocked === grant.blocked ? grant : { ...grant, blocked });
}

export function editionMismatch({ rulebook }: Evaluation, { facts }: Source<unknown>): NonNullable<Grant['blocked']> {
  const { name, edition } = facts;
  const detail = engineMessage('wrong-edition', { name, edition: edition ?? '', here: rulebook.edition });
  return { reason: 'edition-mismatch', detail };
}

/** Grants a feat; it counts only while its prerequisites are met. SPEC 11 */
function grantFeat(evaluation: Evaluation, slug: string, scope: string, grant: Grant): void {
  const { rulebook, facts, issues, feats } = evaluation;
  const path = `choices["${scope}"]`;
  const feat = rulebook.feats.get(slug);
  if (feat === undefined) {
    issues.push(unknownReference(rulebook.edition, 'feat', slug, path, rulebook.feats.keys()));
    return;
  }
  if (grant.depth >= DEEPEST_GRANT) {
    issues.push(refusal('E_GRANT_LOOP', path, engineMessage('leads-to-itself', { name: feat.facts.name })));
    return;
  }
  let blocked = grant.blocked ?? (feat.isOfEdition ? undefined : editionMismatch(evaluation, feat));
  const why = blocked === undefined ? missingFor(evaluation, feat.prerequisites) : undefined;
  if (why !== undefined) {
    issues.push(refusal('E_PREREQUISITE', path, engineMessage('lacks', { name: feat.facts.name, missing: why })));
    blocked = { reason: 'prerequisite-lost', detail: engineMessage('prerequisite-lost', { missing: why }) };
  }
  if (blocked === undefined && facts.feats.has(slug) && !feat.record.repeatable) {
    issues.push(refusal('E_CHOICE_DUPLICATE', path, engineMessage('once-only', { name: feat.facts.name })));
    blocked = { reason: 'superseded', detail: engineMessage('held-already') };
  }
  const { name } = feat.facts;
  const { category } = feat.record;
  const { gained, cause, depth, preset } = grant;
  feats.push(
    blocked === undefined
      ? { id: slug, name, category, scope, gained }
      : { id: slug, name, category, scope, gained, inactive: blocked.detail },
  );
  if (blocked === undefined) facts.feats.set(slug, (facts.feats.get(slug) ?? 0) + 1);
  const inner: Grant = { ...grantAt(gained, scope, blocked), depth: depth + 1, cause, preset };
  for (const feature of feat.features) if (feature.at <= facts.level) grantFeature(evaluation, feature, inner);
  checkDistinct(evaluation, feat.record.repeatable, slug, scope);
}

/** Checks that a repeated feat is taken with a different answer. */
function checkDistinct(evaluation: Evaluation, repeatable: unknown, slug: string, scope: string): void {
  if (typeof repeatable !== 'object' || repeatable === null || !('distinctBy' in repeatable)) return;
  const question = String(repeatable.distinctBy);
  const value = evaluation.answers.get(keyOf(scope, question));
  const earlier = evaluation.feats.filter((feat) => feat.id === slug && feat.scope !== scope);
  if (value === undefined || !earlier.some((feat) => evaluation.answers.get(keyOf(feat.scope, question)) === value))
    return;
  const message = engineMessage('choose-another', { value: String(value) });
  evaluation.issues.push(refusal('E_CHOICE_DUPLICATE', `choices["${keyOf(scope, question)}"]`, message));
}

function lost(evaluation: Evaluation, feature: CompiledFeature): Grant['blocked'] | undefined {
  const missing = missingFor(evaluation, feature.prerequisites);
  return missing === undefined
    ? undefined
    : { reason: 'prerequisite-lost', detail: engineMessage('prerequisite-lost', { missing }) };
}

function apply(
  evaluation: Evaluation,
  compiled: CompiledEffect,
  feature: CompiledFeature,
  grant: Grant,
  pick: Pick | undefined,
  scope: string | undefined,
): void {
  const effect =
    compiled.asks !== undefined
      ? withAnswers(
          compiled,
          (id) => (id === undefined ? pick?.value : answerTo(evaluation, { grant }, id)),
          evaluation.rulebook.names,
        )
      : compiled;
  const blocked = grant.blocked ?? (effect === undefined ? WAITS : undefined);
  const instance = instantiate(evaluation, effect ?? compiled, feature, grant, pick, scope, blocked);
  addInstance(evaluation, instance);
  if (instance.blocked === undefined) recordGain(evaluation, instance, grant);
}

const WAITS = { reason: 'choice-pending', detail: engineMessage('waits-for-a-choice') } as const;

/** Tracks gains that later prerequisites read. The final numbers are calculated afterwards. */
function recordGain(evaluation: Evaluation, instance: EffectInstance, grant: Grant): void {
  const { effect } = instance.effect;
  const { facts } = evaluation;
  switch (effect.kind) {
    case 'grantFeat':
      if (holds(evaluation, instance))
        grantFeat(evaluation, effect.featSlug, instance.scope || instance.feature.id, {
          ...grant,
          cause: instance.id,
          preset: effect.answers ?? grant.preset,
        });
      break;
    case 'grantFeature':
      if (!holds(evaluation, instance)) break;
      facts.features.add(effect.featureId);
      evaluation.features.push({
        id: effect.featureId,
        name: effect.name,
        ...(effect.summary !== undefined && { summary: effect.summary }),
        ...(effect.activation !== undefined && { activation: activationOf(effect.activation, {}) }),
        source: instance.feature.source.key,
        sourceName: instance.feature.source.name,
        gained: instance.gained,
      });
      break;
    case 'abilityScoreIncrease':
      if (
        isAbility(effect.ability) &&
        grant.item === undefined &&
        grant.active === undefined &&
        holds(evaluation, instance)
      )
        noteRaise(evaluation, instance, effect.ability, effect.cap ?? ABILITY_CAP);
      break;
    case 'grantProficiency':
      if (holds(evaluation, instance))
        for (const value of effect.values) facts.proficiencies.add(proficiencyKey(effect.profType, value));
      break;
    case 'skillProficiency':
      if (holds(evaluation, instance)) facts.proficiencies.add(proficiencyKey('skill', effect.skill));
      break;
    case 'spellcasting':
      if (holds(evaluation, instance)) noteCasting(evaluation, effect.progression, effect.class);
      break;
  }
}

function holds(evaluation: Evaluation, instance: EffectInstance): boolean {
  const verdict = verdictOf(evaluation, instance);
  evaluation.verdicts[instance.index] = undefined;
  return verdict === true;
}

function noteRaise(evaluation: Evaluation, instance: EffectInstance, ability: Ability, cap: number): void {
  const increase = { ability, by: numberOf(evaluation, instance, 'value') ?? 0, cap };
  evaluation.raises.push(increase);
  raise(evaluation.facts.scores, increase);
}

function noteCasting({ facts, rulebook }: Evaluation, progressionId: string, className: string | undefined): void {
  const { casting } = facts;
  const progression = rulebook.progressions.get(progressionId);
  casting.kinds.add(progression?.pool === 'pact' ? 'pact' : progression?.pool === 'shared' ? 'spellcasting' : 'innate');
  const level = facts.classLevels.get(className ?? '') ?? 0;
  if (progression !== undefined && level > 0) {
    const highest = progression.slotLevels?.[level - 1] ?? progression.rows[level - 1]!.length;
    casting.highestSpellLevel = Math.max(casting.highestSpellLevel, highest);
  }
}
