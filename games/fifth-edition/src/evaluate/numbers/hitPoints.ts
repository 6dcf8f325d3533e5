import type { Contribution, Stat } from '@tessera/rules';
import type { DerivedState } from '../../sheet/sheet.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import { type Evaluation, writersOf } from '../state/evaluation.ts';
import type { EffectInstance } from '../state/instance.ts';
import { refusal } from '../state/issues.ts';
import { bonusOf, contributionOf, contributorOf, increaseOf, settleStat, step } from '../state/stats.ts';

/** Returns the fixed hit points of a level: half the die plus one. */
function fixedHitPoints(die: number): number {
  return die / 2 + 1;
}

/**
 * Calculates hit points: the first die in full, later ones fixed or rolled, CON per level, at least 1 per level. SPEC
 * 11
 */
export function hitPoints(evaluation: Evaluation): DerivedState['hitPoints'] {
  const { facts, record } = evaluation;
  const target = 'hitPoints.max';
  const contributions: Contribution[] = [...fromLevels(evaluation)];
  let shape: string | undefined;
  for (const instance of writersOf(evaluation, target)) {
    const { effect } = instance.effect;
    if (effect.kind === 'formOverlay') {
      const contributor = contributorOf(evaluation, instance);
      const value = evaluation.rulebook.forms.get(effect.form)?.hitPoints;
      if (value === undefined) continue;
      contributions.push({ ...contributor, priority: 'override', value });
      if (contributor.verdict === true) shape = effectOf(instance);
      continue;
    }
    const own = contributionOf(evaluation, instance, target);
    if (own !== undefined) contributions.push(own);
  }
  const max = settleStat(evaluation, target, contributions);
  const current = currentHitPoints(max.value, record.used, shape);
  facts.hitPoints.max = max.value;
  facts.hitPoints.current = current;
  return { max, current, temp: record.used.temp ?? 0, ...(shape !== undefined && { shape }) };
}

type Used = Readonly<Record<string, number>>;

/** Returns the hit points left after damage. */
function currentHitPoints(max: number, used: Used, shape?: string): number {
  return Math.max(0, max - (used[shape === undefined ? 'damage' : shapeCounter(shape)] ?? 0));
}

/** Returns the key of the damage counter of a form, by the effect that grants the form. */
export function shapeCounter(instanceId: string): string {
  return `shape.${instanceId}`;
}

/** Returns the active effect that an instance is part of. */
function effectOf({ scope }: Pick<EffectInstance, 'scope'>): string | undefined {
  return /^active\.([^/]+)/.exec(scope)?.[1];
}

/** Whether the character is at 0 hit points; false without a class, when the maximum is 0. */
export function isDown({ max, current }: { readonly max: number; readonly current: number }): boolean {
  return max > 0 && current === 0;
}

/** Returns the spent hit dice of one size. */
function spentDice(die: number, total: number, used: Used): number {
  return Math.min(total, used[`hitDie.d${die}`] ?? 0);
}

/** Returns the largest offer; temporary hit points do not stack. */
export function temporaryHitPoints(evaluation: Evaluation): Stat | undefined {
  const writers = writersOf(evaluation, 'hitPoints.temp');
  if (writers.length === 0) return undefined;
  const offers = writers.flatMap((instance) => {
    const { effect } = instance.effect;
    if (effect.kind === 'formOverlay') {
      const value = evaluation.rulebook.forms.get(effect.form)?.hitPoints ?? 0;
      return [{ ...increaseOf(evaluation, instance, value), stacking: 'highest' as const, bonusType: 'temporary' }];
    }
    const bonus = bonusOf(evaluation, instance);
    return bonus === undefined ? [] : [{ ...bonus, stacking: 'highest' as const, bonusType: 'temporary' }];
  });
  return settleStat(evaluation, 'hitPoints.temp', offers);
}

function fromLevels({ record, rulebook, facts, issues, levelAt }: Evaluation): Contribution[] {
  const perClass = new Map<string, { name: string; die: number; first: number; later: number; count: number }>();
  const con = facts.ownModifiers.CON;
  let levels = 0;
  let total = 0;
  let dice = 0;
  for (const [index, { class: id, hp }] of record.levels.entries()) {
    const source = rulebook.classes.get(id);
    if (source === undefined) continue;
    levels++;
    const die = source.record.hitDie;
    const isBad = hp !== 'fixed' && (hp.rolled < 1 || hp.rolled > die);
    if (isBad)
      issues.push(
        refusal('E_CHOICE_OUT_OF_RANGE', `levels[${levelAt(index)}].hp.rolled`, engineMessage('rolled-range', { die })),
      );
    const gained = index === 0 ? die : hp === 'fixed' || isBad ? fixedHitPoints(die) : hp.rolled;
    const entry = perClass.get(id) ?? { name: source.facts.name, die, first: 0, later: 0, count: 0 };
    perClass.set(id, entry);
    if (index === 0) entry.first = gained;
    else {
      entry.later += gained;
      entry.count++;
    }
    total += Math.max(1, gained + con);
    dice += gained;
  }
  const steps: Contribution[] = [];
  for (const [id, { name, die, first, later, count }] of perClass) {
    if (first > 0) steps.push(step(`class:${id}/first`, engineMessage('step.firstLevel', { name, die }), first));
    if (count > 0)
      steps.push(step(`class:${id}/later`, engineMessage('step.laterLevels', { name, die, count }), later));
  }
  if (con !== 0)
    steps.push(
      step('abilities.CON.modifier', engineMessage('step.constitution', { ability: 'CON', levels }), con * levels),
    );
  const lacking = total - dice - con * levels;
  if (lacking > 0) steps.push(step('hitPoints.minimum', engineMessage('step.leastForEveryLevel'), lacking));
  return steps;
}

/** Returns the hit dice by size. */
export function hitDice({ record, rulebook, facts }: Evaluation): DerivedState['hitDice'] {
  const bySize = new Map<number, number>();
  for (const { class: id } of record.levels) {
    const die = rulebook.classes.get(id)?.record.hitDie;
    if (die !== undefined) bySize.set(die, (bySize.get(die) ?? 0) + 1);
  }
  facts.hitDice = record.levels.length;
  return [...bySize].map(([die, total]) => ({ die, total, used: spentDice(die, total, record.used) }));
}
