import { type Bonus, type Contribution, resolveStat, type Stat } from '@tessera/rules';
import type { AbilityStat } from '../../sheet/sheet.ts';
import { dottedTarget } from '../../vocabulary/joinCache.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { ABILITY_CAP, type Ability, modifierOf, PHASES } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { refusal } from '../state/issues.ts';
import { contributionOf, contributorOf, settleStat, start } from '../state/stats.ts';

/**
 * Calculates a score: increases in the order they were gained, each up to its cap; then scores set by items; then
 * temporary changes. SPEC 4, 7
 */
export function abilityScore(evaluation: Evaluation, ability: Ability): AbilityStat {
  const { record, facts } = evaluation;
  const target = dottedTarget('abilities', ability);
  const writers = writersOf(evaluation, target);
  const cap = writers.reduce((sum, instance) => sum + capRaise(evaluation, instance), ABILITY_CAP);
  const contributions: Contribution[] = [
    start(dottedTarget('base', ability), BASE_SCORE, record.baseAbilities[ability]),
  ];
  const late: Bonus[] = [];
  const forms: Contribution[] = [];
  for (const instance of writers.length > 1 ? writers.toSorted(byLife) : writers) {
    const contribution = formOrOwn(evaluation, instance, ability, cap);
    if (contribution === undefined) continue;
    const isLate = contribution.priority === 'additive' && comesLate(instance);
    if (isLate) late.push(contribution);
    else contributions.push(contribution);
    if (instance.effect.effect.kind === 'formOverlay') forms.push(contribution);
  }
  const early = settleStat(evaluation, target, contributions);
  reportWasted(evaluation, ability, cap, early, writers);
  const score = late.length === 0 ? early : onTop(evaluation, target, early, late);
  const modifier = modifierOf(score.value);
  facts.scores[ability] = score.value;
  facts.modifiers[ability] = modifier;
  const own = contributions.filter((contribution) => !forms.includes(contribution));
  facts.ownModifiers[ability] = forms.length === 0 ? modifier : modifierOf(scoreOf(own, late));
  return { score, modifier, cap };
}

const BASE_SCORE = engineMessage('step.baseScore');

/** Reports points above a cap: a warning, or an error when the caller is strict. */
function reportWasted(
  { issues, strict }: Evaluation,
  ability: Ability,
  cap: number,
  { parts, rejected }: Stat,
  writers: readonly EffectInstance[],
): void {
  for (const { id, scope, effect } of writers) {
    if (scope === '' || effect.effect.kind !== 'abilityScoreIncrease') continue;
    const isCapped =
      rejected.some((each) => each.id === id && each.reason === 'capped') ||
      parts.some((part) => part.id === id && part.op === 'raise');
    if (!isCapped) continue;
    const code = strict ? 'E_CHOICE_OUT_OF_RANGE' : 'W_ABILITY_CAP';
    issues.push(refusal(code, `choices["${scope}"]`, engineMessage('past-cap', { ability, cap })));
  }
}

function capRaise(evaluation: Evaluation, instance: EffectInstance): number {
  if (instance.effect.effect.kind !== 'abilityScoreCap' || verdictOf(evaluation, instance) !== true) return 0;
  evaluation.applied.push(instance.id);
  return numberOf(evaluation, instance, 'value') ?? 0;
}

/** Sorts by level gained; permanent items come after everything learned, and worn items last. */
function byLife(a: EffectInstance, b: EffectInstance): number {
  return momentOf(a) - momentOf(b);
}

function momentOf({ gained, phase, item }: EffectInstance): number {
  if (phase < PHASES.item) return gained + phase / 100;
  return item?.source.record.applies === 'carried' ? 100 : 100 + phase;
}

/** Whether an effect applies after a score set by an item: temporary changes, and increases that say so. */
function comesLate({ effect: { effect }, phase }: EffectInstance): boolean {
  return effect.kind === 'abilityScoreIncrease' && (effect.afterSet === true || phase >= PHASES.condition);
}

function formOrOwn(
  evaluation: Evaluation,
  instance: EffectInstance,
  ability: Ability,
  cap: number,
): Contribution | undefined {
  const { effect } = instance.effect;
  if (effect.kind === 'formOverlay') {
    const value = evaluation.rulebook.forms.get(effect.form)?.abilities[ability];
    return value === undefined ? undefined : { ...contributorOf(evaluation, instance), priority: 'override', value };
  }
  const own = contributionOf(evaluation, instance, dottedTarget('abilities', ability));
  return own?.priority === 'additive' ? { ...own, cap: own.cap ?? cap } : own;
}

function scoreOf(contributions: readonly Contribution[], late: readonly Bonus[]): number {
  const { value } = resolveStat(contributions).stat;
  return late.length === 0
    ? value
    : resolveStat([start('before', engineMessage('step.before'), value), ...late]).stat.value;
}

function onTop(evaluation: Evaluation, target: string, early: Stat, late: readonly Bonus[]): Stat {
  const from = start(`${target}.before`, engineMessage('step.before'), early.value);
  const after = settleStat(evaluation, target, [from, ...late]);
  return {
    value: after.value,
    parts: [...early.parts, ...after.parts.slice(1)],
    dice: [...early.dice, ...after.dice],
    notes: [...early.notes, ...after.notes],
    rejected: [...early.rejected, ...after.rejected.filter(({ id }) => late.some((bonus) => bonus.id === id))],
  };
}
