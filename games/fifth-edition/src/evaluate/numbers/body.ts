import { type Contribution, resolveStat, type Stat } from '@tessera/rules';
import { MEDIUM } from '../../facts/predicates.ts';
import type { DerivedState, SpeedStat } from '../../sheet/sheet.ts';
import type { SourceTag } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { type Movement, PHASES, SENSES, type Sense, SIZES } from '../../vocabulary/vocabulary.ts';
import { type Evaluation, numberOf, verdictOf, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { baseOf, bonusOf, contributionOf, contributorOf, settleStat } from '../state/stats.ts';

/** Calculates armor class: bases compete, bonuses add, floors raise, overrides replace. SPEC 8.2 */
export function armorClass(evaluation: Evaluation): Stat {
  return settleStat(
    evaluation,
    'ac',
    contributionsTo(evaluation, 'ac', (form) => form.ac),
  );
}

/** Sets the winning base, which formulas may read. */
export function armorClassBase(evaluation: Evaluation): void {
  const bases = contributionsTo(evaluation, 'base.ac', (form) => form.ac);
  evaluation.facts.bases.ac = settleStat(evaluation, 'base.ac', bases).value;
}

export function walkBase(evaluation: Evaluation): void {
  const { facts } = evaluation;
  const bases = contributionsTo(evaluation, 'base.speed.walk', (form) => form.speed.walk ?? 0);
  facts.bases.walk = settleStat(evaluation, 'base.speed.walk', bases).value;
  facts.speeds.walk = facts.bases.walk;
}

/** Calculates a speed, at least 0; undefined when no effect grants it. SPEC 8.3 */
export function speed(evaluation: Evaluation, movement: Movement): SpeedStat | undefined {
  const target = `speed.${movement}`;
  const writers = writersOf(evaluation, target);
  if (writers.length === 0 && movement !== 'walk') return undefined;
  const contributions = speedContributions(evaluation, writers, movement);
  if (movement !== 'walk' && !contributions.some(isBase)) return undefined;
  const free = settleStat(evaluation, target, contributions);
  const value = free.value >= 0 ? free : settleStat(evaluation, target, [...contributions, floorOf(target)]);
  const hover = writers.some(
    (instance) =>
      instance.effect.effect.kind === 'speed' &&
      instance.effect.effect.hover &&
      verdictOf(evaluation, instance) === true,
  );
  evaluation.facts.speeds[movement] = value.value;
  return hover ? { value, hover } : { value };
}

/** Returns the contributions to a speed. A form replaces the base; bonuses apply to the form's speed. */
function speedContributions(
  evaluation: Evaluation,
  writers: readonly EffectInstance[],
  movement: Movement,
): Contribution[] {
  const all: Contribution[] = [];
  const own: Contribution[] = [];
  const copies: Contribution[] = [];
  let form: Contribution | undefined;
  for (const instance of writers) {
    const { effect } = instance.effect;
    const contribution = formOrOwn(evaluation, instance, `speed.${movement}`, ({ speed: speeds }) => speeds[movement]);
    if (contribution === undefined) continue;
    if (effect.kind === 'formOverlay' && contribution.priority === 'override') {
      form = { ...contributorOf(evaluation, instance), priority: 'base', value: contribution.value };
      continue;
    }
    const isShared = effect.kind === 'speed' && effect.movementType === 'all';
    (isShared ? all : isCopy(effect) && isBase(contribution) ? copies : own).push(contribution);
  }
  if (form !== undefined) return [form, ...own.filter(({ priority }) => priority !== 'base'), ...all];
  return all.length === 0 || copies.length === 0 ? [...own, ...copies, ...all] : withCopies(own, copies, all);
}

/** A speed copied from walking already includes all changes, so they apply to other bases only. SPEC 8.3 */
function withCopies(
  own: readonly Contribution[],
  copies: readonly Contribution[],
  all: readonly Contribution[],
): Contribution[] {
  const copied = resolveStat(copies).stat.value;
  const changed = own.some(isBase) ? resolveStat([...own, ...all]).stat.value : copied;
  return changed > copied ? [...own, ...all] : [...own.filter((each) => !isBase(each)), ...copies];
}

function isBase({ priority, verdict = true }: Contribution): boolean {
  return priority === 'base' && verdict === true;
}

function isCopy(effect: EffectInstance['effect']['effect']): boolean {
  return effect.kind === 'speed' && effect.equalTo === 'walk';
}

function floorOf(target: string): Contribution {
  return {
    id: `${target}.floor`,
    label: engineMessage('step.neverBelowZero'),
    source: target,
    priority: 'clamp',
    min: 0,
  };
}

type Form = NonNullable<ReturnType<Evaluation['rulebook']['forms']['get']>>;

function contributionsTo(
  evaluation: Evaluation,
  target: string,
  ofForm: (form: Form) => number | undefined,
): Contribution[] {
  const contributions: Contribution[] = [];
  for (const instance of writersOf(evaluation, target)) {
    const contribution = formOrOwn(evaluation, instance, target, ofForm);
    if (contribution !== undefined) contributions.push(contribution);
  }
  return contributions;
}

function formOrOwn(
  evaluation: Evaluation,
  instance: EffectInstance,
  target: string,
  ofForm: (form: Form) => number | undefined,
): Contribution | undefined {
  const { effect } = instance.effect;
  if (effect.kind !== 'formOverlay') return contributionOf(evaluation, instance, target);
  const form = evaluation.rulebook.forms.get(effect.form);
  const value = form === undefined ? undefined : ofForm(form);
  return value === undefined ? undefined : { ...contributorOf(evaluation, instance), priority: 'override', value };
}

/** Calculates senses: the longest range of each, plus extensions of existing ones. */
export function senses(evaluation: Evaluation): DerivedState['senses'] {
  const found: Partial<Record<Sense, Stat>> = {};
  const all = writersOf(evaluation, 'senses');
  // The senses of a form replace those that the character has from species or training.
  const isShaped = all.some(
    (instance) => instance.effect.effect.kind === 'formOverlay' && verdictOf(evaluation, instance) === true,
  );
  const writers = isShaped ? all.filter(({ phase }) => phase >= PHASES.item || phase === PHASES.feat) : all;
  for (const sense of SENSES) {
    const own = writers.filter(({ effect: { effect } }) => effect.kind === 'sense' && effect.senseType === sense);
    const forms = writers.flatMap((instance): Contribution[] => {
      const { effect } = instance.effect;
      const range =
        effect.kind === 'formOverlay' ? evaluation.rulebook.forms.get(effect.form)?.senses?.[sense] : undefined;
      return range === undefined ? [] : [baseOf(evaluation, instance, range)];
    });
    if (own.length === 0 && forms.length === 0) continue;
    const plain = own.filter(({ effect }) => effect.values.addIfPresent === undefined);
    const bases = plain.map((instance): Contribution => rangeBase(evaluation, instance));
    const hasBase = [...bases, ...forms].some(({ verdict = true }) => verdict === true);
    const lengthened = own
      .filter(({ effect }) => effect.values.addIfPresent !== undefined)
      .flatMap((instance): Contribution[] => {
        if (!hasBase) return [rangeBase(evaluation, instance)];
        return [bonusOf(evaluation, instance, 'addIfPresent') ?? []].flat();
      });
    const stat = settleStat(evaluation, `senses.${sense}`, [...bases, ...forms, ...lengthened]);
    if (stat.value > 0 || stat.notes.length > 0) found[sense] = stat;
  }
  return found;
}

function rangeBase(evaluation: Evaluation, instance: EffectInstance): Contribution {
  const value = numberOf(evaluation, instance, 'range') ?? 0;
  return baseOf(evaluation, instance, value);
}

const SIZE_NAMES: readonly string[] = SIZES;

/** Calculates size: the latest base, then steps up and down. */
export function size(evaluation: Evaluation): DerivedState['size'] {
  let index = MEDIUM;
  const sources: SourceTag[] = [];
  const writers = writersOf(evaluation, 'size').filter((instance) => verdictOf(evaluation, instance) === true);
  for (const { effect: compiled, id, label } of writers) {
    const { effect } = compiled;
    const named =
      effect.kind === 'size'
        ? effect.size
        : effect.kind === 'formOverlay'
          ? evaluation.rulebook.forms.get(effect.form)?.size
          : undefined;
    const at = SIZE_NAMES.indexOf(named ?? '');
    if (at < 0) continue;
    index = at;
    sources.push({ id, label });
  }
  for (const { effect: compiled, id, label } of writers) {
    if (compiled.effect.kind !== 'size' || compiled.effect.step === undefined) continue;
    index += compiled.effect.step;
    sources.push({ id, label });
  }
  for (const { id } of sources) evaluation.applied.push(id);
  const bounded = Math.max(0, Math.min(SIZES.length - 1, index));
  evaluation.facts.size = bounded - MEDIUM;
  return { value: SIZES[bounded]!, sources };
}
