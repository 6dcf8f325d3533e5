import { compileFormula, type Formula } from '@tessera/rules';
import { type Amount, type Facts, factScope } from './facts.ts';
import type { Pointer } from './pointer.ts';
import { type Predicate, predicates, type Situation } from './predicates.ts';
import type { FigureId } from './records.ts';
import { factsOf, situationOf } from './situation.ts';
import type { ShownPerformance, View } from './state.ts';

/** Who does something, to whom, in which performance: what conditions and formulas of a card are asked about. */
export interface Scene {
  readonly table: View;
  /** Whoever has the effect: "you". */
  readonly figure: FigureId;
  /** The one it is aimed at, or the other side of the moment; -1 for nobody. */
  readonly target: FigureId;
  readonly performance?: ShownPerformance | undefined;
  /** Damage that is about to be suffered, at the moments of damage. */
  readonly damage?: number | undefined;
  /** What formulas came to when the card was played, where that counts. */
  readonly fixed?: number | null | undefined;
  /** Where the modifier stands that asks, where it happens by itself. */
  readonly of?: Pointer | undefined;
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

/** How much a number of a card comes to; `own` is what the figure's statistics say for this kind of ability. */
export function amountOf(scene: Scene, amount: Amount, own = 0): number {
  if (typeof amount === 'number') return amount;
  if (typeof amount === 'object') return own + amount.own;
  if (typeof scene.fixed === 'number') return scene.fixed;
  return compiled(amount).evaluate(factsOf(scene));
}

/** Whether a number depends on the target. */
export function isOfTarget(amount: Amount): boolean {
  return (
    typeof amount === 'string' &&
    compiled(amount).variables.some((name) => name.startsWith('target') && name !== 'targets')
  );
}

/** Whether a condition asks about the target. */
export function asksForTarget(predicate: Predicate): boolean {
  return question(predicate).ofTarget;
}

type Test = (situation: Situation) => boolean | 'situational';

interface Question {
  readonly test: Test;
  /** Whether it asks about the target. */
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

/** Whether a condition holds. One about a target does not hold where there is none. */
export function holds(scene: Scene, predicate: Predicate | undefined): boolean {
  if (predicate === undefined) return true;
  const { test, ofTarget } = question(predicate);
  if (ofTarget && scene.target < 0) return false;
  return test(situationOf(scene)) === true;
}

function asksOfTarget(predicate: Predicate): boolean {
  if (Array.isArray(predicate)) return predicate.some(asksOfTarget);
  const one = predicate as Exclude<Predicate, readonly unknown[]>;
  if (one.type === 'and' || one.type === 'or') return one.predicates.some(asksOfTarget);
  if (one.type === 'not') return asksOfTarget(one.predicate);
  if (one.type === 'compare') return one.formula.includes('@target') && !/^@targets\b/.test(one.formula);
  return 'who' in one && one.who === 'target';
}
