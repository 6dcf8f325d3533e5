import type { NestedMessage } from '@tessera/rules';
import { allOf, FormulaError, type PredicateTrace, type Stat, type Verdict } from '@tessera/rules';
import type { CompiledChoice, CompiledFeature } from '../content/compile.ts';
import type { Rulebook } from '../content/rulebook.ts';
import type { Facts } from '../facts.ts';
import type { Blocked, EffectInstance } from '../instance.ts';
import { said } from '../message.ts';
import type { Gate } from '../predicates.ts';
import type { ActiveEffect, CharacterRecord } from '../record.ts';
import type { ChoiceState, Issue, SheetFeat, SheetFeature } from '../sheet.ts';
import type { Ability } from '../vocabulary.ts';
import type { Mark } from './account.ts';
import type { Refused } from './counted.ts';
import { refusal } from './issues.ts';
import type { Lived, Raise } from './lived.ts';

/** Everything at hand while one sheet is worked out. */
export interface Evaluation {
  /** The record as it was given. */
  readonly given: CharacterRecord;
  /** The part of the record that counts. */
  readonly record: CharacterRecord;
  /** Where a level stands in the record that was given. */
  readonly levelAt: (index: number) => number;
  /** What was refused of the record already. */
  readonly refused: Refused;
  /** Classes that turn out to be refused while life is gone through. */
  readonly refusals: { readonly class: string; readonly issue: Issue }[];
  readonly rulebook: Rulebook;
  /** Whether a choice that brings nothing is a mistake. */
  readonly strict: boolean;
  readonly facts: Facts;
  readonly instances: EffectInstance[];
  /** Whether each instance counts, where that has been asked. */
  readonly verdicts: (Verdict | undefined)[];
  /** What was blocked after it had come. */
  readonly blocks: Map<EffectInstance, Blocked>;
  /** The instances that write to each target. */
  readonly byTarget: Map<string, EffectInstance[]>;
  readonly issues: Issue[];
  readonly features: SheetFeature[];
  readonly feats: SheetFeat[];
  readonly choices: ChoiceState[];
  /** The questions as content has them, by key. */
  readonly asked: Map<string, AskedChoice>;
  /** Answers to questions with one answer, by key. */
  readonly answers: Map<string, string | number>;
  readonly granted: CompiledFeature[];
  /** Increases of scores, in the order in which they came. */
  readonly raises: Raise[];
  /** Picks that wait until life is gone through. */
  readonly deferred: { readonly feat: string; readonly bring: () => void }[];
  /** Scores that worn items hold up, for prerequisites. */
  readonly floors: Readonly<Partial<Record<Ability, number>>>;
  /** The moment of the character's life that is being gone through: the level that is reached, nought before all levels. */
  moment: number;
  /** Instances that contributed nothing to some number, with why, and those that did something besides numbers. */
  readonly rejected: { readonly id: string; readonly reason: string; readonly detail: NestedMessage }[];
  readonly applied: string[];
  /** Every number that was worked out: what counts in one of them is not lost, whatever became of it in another. */
  readonly settled: Stat[];
  /** Where the account of each target begins, in the order of calculation; the last is where that of all ends. */
  readonly marks: Mark[];
}

export interface AskedChoice {
  readonly key: string;
  readonly compiled: CompiledChoice;
  readonly feature: CompiledFeature;
  readonly grant: Grant;
  /** The character as it was then, where what is offered has prerequisites that are asked of it. */
  past: { readonly lived: Lived; readonly moment: number } | undefined;
}

/** How a feature came to the character. */
export interface Grant {
  readonly gained: number;
  /** Where the answers to its questions are kept; empty for features of classes, species and backgrounds. */
  readonly scope: string;
  readonly depth: number;
  readonly item: EffectInstance['item'];
  readonly active: ActiveEffect | undefined;
  /** Answers that come with it, and are not asked. */
  readonly preset: Readonly<Record<string, string>> | undefined;
  readonly remaining: number | undefined;
  readonly cause: string | undefined;
  readonly blocked: Blocked | undefined;
}

/** Something that comes at a level, or at no level in particular. Every field is there, for the same reason as in `baseOf`. */
export function grantAt(gained: number, scope: string, blocked?: Blocked | undefined): Grant {
  return {
    gained,
    scope,
    depth: 0,
    item: undefined,
    active: undefined,
    preset: undefined,
    remaining: undefined,
    cause: undefined,
    blocked,
  };
}

/** Whether the effect counts, from its own predicate and its feature's; asked once. */
export function verdictOf({ facts, verdicts }: Evaluation, instance: EffectInstance): Verdict {
  const own = instance.effect.gate;
  const ofFeature = instance.feature.gate;
  if (own === undefined && ofFeature === undefined) return true;
  let verdict = verdicts[instance.index];
  if (verdict === undefined) {
    facts.self = instance;
    verdict = both(own, ofFeature, facts);
    facts.self = undefined;
    verdicts[instance.index] = verdict;
  }
  return verdict;
}

/** What keeps an instance from counting, whatever its predicates say. */
export function blockOf({ blocks }: Evaluation, instance: EffectInstance): Blocked | undefined {
  return instance.blocked ?? (blocks.size === 0 ? undefined : blocks.get(instance));
}

function both(first: Gate | undefined, second: Gate | undefined, facts: Facts): Verdict {
  if (first === undefined) return second!.test(facts);
  if (second === undefined) return first.test(facts);
  return allOf([first.test(facts), second.test(facts)]);
}

/** The condition, for what does not count or counts only sometimes. */
export function conditionOf({ effect, feature }: EffectInstance): NestedMessage {
  const [left, right] = [feature.gate?.asks, effect.gate?.asks];
  if (left === undefined || right === undefined) return left ?? right ?? said('own-condition');
  return said('and', { left, right });
}

/** A number of an effect, or nothing where it has none or it cannot be worked out. */
export function numberOf(evaluation: Evaluation, instance: EffectInstance, field: string): number | undefined {
  const value = instance.effect.values[field];
  if (value === undefined) return undefined;
  if (value.constant !== undefined) return value.constant;
  const { facts } = evaluation;
  facts.self = instance;
  try {
    return value.evaluate(facts);
  } catch (error) {
    if (!(error instanceof FormulaError)) throw error;
    const detail = said('formula', { problem: error.reason, formula: value.text });
    evaluation.blocks.set(instance, { reason: 'error', detail });
    evaluation.issues.push(refusal(error.code, instance.id, detail));
    return undefined;
  } finally {
    facts.self = undefined;
  }
}

/** The instances that write to a target and are not blocked. */
export function writersOf(evaluation: Evaluation, target: string): readonly EffectInstance[] {
  const all = evaluation.byTarget.get(target);
  if (all === undefined) return NONE;
  for (const instance of all)
    if (blockOf(evaluation, instance) !== undefined)
      return all.filter((each) => blockOf(evaluation, each) === undefined);
  return all;
}

const NONE: readonly EffectInstance[] = [];

/** Why a gate does not hold: the leaf that failed, with what was found. */
export function shortfall(trace: PredicateTrace): NestedMessage {
  const { asks: condition, found } = trace;
  if (trace.parts === undefined || trace.type === 'not' || trace.type === 'or')
    return found === undefined ? said('needs', { condition }) : said('needs-has', { condition, found });
  const failing = trace.parts.find((part) => part.verdict === false);
  return failing === undefined ? said('needs', { condition }) : shortfall(failing);
}
