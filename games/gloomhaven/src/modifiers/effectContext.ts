import { compileFormula, type Formula } from '@tessera/rules';
import { ALL_TARGETS } from '../board/index.ts';
import type { ShownPerformance, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { type Amount, type Facts, factScope } from '../vocabulary/facts.ts';
import type { Pointer } from '../vocabulary/pointer.ts';
import { type Predicate, type PredicateContext, predicates } from '../vocabulary/predicates.ts';
import type { Selector } from './selector.ts';

/** The acting figure, its target and its performance: the input of a card's conditions and formulas. */
export interface EffectContext {
  readonly table: View;
  /** The owner of the effect: "you". */
  readonly figure: FigureId;
  /** The target, or the counterpart of the moment; -1 for none. */
  readonly target: FigureId;
  readonly performance?: ShownPerformance | undefined;
  /** The pending damage, at moments of damage. */
  readonly damage?: number | undefined;
  /** The value of formulas when the card was played, where that counts. */
  readonly fixed?: number | null | undefined;
  /** Pointer to the modifier that evaluates, when its effect is automatic. */
  readonly of?: Pointer | undefined;
}

/** Computes the facts and the queries that formulas and conditions read. */
export interface FactSource {
  factsOf(scene: EffectContext): Facts;
  situationOf(scene: EffectContext): PredicateContext;
}

let source: FactSource | undefined;

/**
 * Sets the facts. They depend on abilities and active modifiers, which depend on formulas in turn, so the layer that
 * computes them (`sceneFacts.ts`) supplies them once.
 */
export function provideFacts(facts: FactSource): void {
  source = facts;
}

const formulas = new Map<string, Formula<Facts>>();

function compiled(text: string): Formula<Facts> {
  let formula = formulas.get(text);
  if (formula === undefined) {
    formula = compileFormula(text, factScope);
    formulas.set(text, formula);
  }
  return formula;
}

/** Returns the value of a card's number; `own` is the figure's own statistic for this kind of ability. */
export function evaluateAmount(scene: EffectContext, amount: Amount, own = 0): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') return own + amount.own;
  if (typeof scene.fixed === 'number') return scene.fixed;
  return compiled(amount).evaluate(source!.factsOf(scene));
}

/** Checks whether a number depends on the target. */
export function isOfTarget(amount: Amount): boolean {
  return (
    typeof amount === 'string' &&
    compiled(amount).variables.some((name) => name.startsWith('target') && name !== 'targets')
  );
}

/** Checks whether a condition refers to the target. */
export function asksForTarget(predicate: Predicate): boolean {
  return question(predicate).ofTarget;
}

type Test = (situation: PredicateContext) => boolean | 'situational';

interface Question {
  readonly test: Test;
  /** Whether it refers to the target. */
  readonly ofTarget: boolean;
}

const questions = new WeakMap<object, Question>();

function question(predicate: Predicate): Question {
  let known = questions.get(predicate);
  if (known === undefined) {
    known = { test: predicates.compile(predicate).test, ofTarget: asksOfTarget(predicate) };
    questions.set(predicate, known);
  }
  return known;
}

/** Checks whether a condition holds. A condition on the target is false when there is no target. */
export function holds(scene: EffectContext, predicate: Predicate | undefined): boolean {
  if (predicate === undefined) return true;
  const { test, ofTarget } = question(predicate);
  if (ofTarget && scene.target < 0) return false;
  return test(source!.situationOf(scene)) === true;
}

function asksOfTarget(predicate: Predicate): boolean {
  if (Array.isArray(predicate)) return predicate.some(asksOfTarget);
  const one = predicate as Exclude<Predicate, readonly unknown[]>;
  if (one.type === 'and' || one.type === 'or') return one.predicates.some(asksOfTarget);
  if (one.type === 'not') return asksOfTarget(one.predicate);
  if (one.type === 'compare') return one.formula.includes('@target') && !/^@targets\b/.test(one.formula);
  return 'who' in one && one.who === 'target';
}

/** Returns how many figures a selector takes. */
export function countOf(scene: EffectContext, { count }: Pick<Selector, 'count'>): number {
  if (count === 'all') return ALL_TARGETS;
  return typeof count === 'number' ? count : Math.max(0, evaluateAmount(scene, count));
}
