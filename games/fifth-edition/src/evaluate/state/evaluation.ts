import type { NestedMessage } from '@tessera/rules';
import { allOf, FormulaError, type PredicateTrace, type Stat, type Verdict } from '@tessera/rules';
import type { CompiledChoice, CompiledFeature } from '../../content/compile.ts';
import type { Rulebook } from '../../content/rulebook.ts';
import type { Gate } from '../../facts/predicates.ts';
import type { ActiveEffect, CharacterRecord } from '../../record/record.ts';
import type { ChoiceState, SheetFeat, SheetFeature } from '../../sheet/sheet.ts';
import type { Issue } from '../../vocabulary/issue.ts';
import { engineMessage } from '../../vocabulary/message.ts';
import type { Ability } from '../../vocabulary/vocabulary.ts';
import type { CharacterFacts } from './characterFacts.ts';
import type { RefusedEntries } from './countedRecord.ts';
import type { BlockedEffect, EffectInstance } from './instance.ts';
import { refusal } from './issues.ts';

/** Working state of the evaluation of one sheet. */
export interface Evaluation {
  /** The record as given. */
  readonly given: CharacterRecord;
  /** The valid part of the record. */
  readonly record: CharacterRecord;
  /** Maps the index of a level to its index in the given record. */
  readonly levelAt: (index: number) => number;
  /** Parts of the record already refused. */
  readonly refused: RefusedEntries;
  /** Classes refused during this evaluation. */
  readonly refusals: { readonly class: string; readonly issue: Issue }[];
  readonly rulebook: Rulebook;
  /** Whether a choice without benefit is an error. */
  readonly strict: boolean;
  readonly facts: CharacterFacts;
  readonly instances: EffectInstance[];
  /** Cached verdicts: whether each instance counts. */
  readonly verdicts: (Verdict | undefined)[];
  /** Instances that were blocked after they were granted. */
  readonly blocks: Map<EffectInstance, BlockedEffect>;
  /** The instances that write to each target. */
  readonly byTarget: Map<string, EffectInstance[]>;
  readonly issues: Issue[];
  readonly features: SheetFeature[];
  readonly feats: SheetFeat[];
  readonly choices: ChoiceState[];
  /** Questions of content by key. */
  readonly asked: Map<string, AskedChoice>;
  /** Answers to questions with a single answer, by key. */
  readonly answers: Map<string, string | number>;
  readonly granted: CompiledFeature[];
  /** Increases of scores in the order they were gained. */
  readonly raises: Raise[];
  /** Picks that are granted after all levels. */
  readonly deferred: { readonly feat: string; readonly bring: () => void }[];
  /** Scores that worn items set, for prerequisites. */
  readonly floors: Readonly<Partial<Record<Ability, number>>>;
  /** Character level that is being processed; 0 before all levels. */
  moment: number;
  /** Instances that contributed nothing to a number, with the reason, and instances with effects other than numbers. */
  readonly rejected: { readonly id: string; readonly reason: string; readonly detail: NestedMessage }[];
  readonly applied: string[];
  /** All calculated numbers. An effect that counts in one of them is not lost, even when another one rejects it. */
  readonly settled: Stat[];
}

export interface AskedChoice {
  readonly key: string;
  readonly compiled: CompiledChoice;
  readonly feature: CompiledFeature;
  readonly grant: Grant;
  /** The character at that level, for offers with prerequisites. */
  past: { readonly lived: LevelSnapshot; readonly moment: number } | undefined;
}

/** How the character got a feature. */
export interface Grant {
  readonly gained: number;
  /** Prefix of the keys of its answers; empty for features of classes, species and backgrounds. */
  readonly scope: string;
  readonly depth: number;
  readonly item: EffectInstance['item'];
  readonly active: ActiveEffect | undefined;
  /** Answers that are fixed and not asked. */
  readonly preset: Readonly<Record<string, string>> | undefined;
  readonly remaining: number | undefined;
  readonly cause: string | undefined;
  readonly blocked: BlockedEffect | undefined;
}

/** Creates the grant of a level, or of no particular level. Sets every field, for the same reason as `baseOf`. */
export function grantAt(gained: number, scope: string, blocked?: BlockedEffect | undefined): Grant {
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

/** Whether the effect counts by its predicate and that of its feature; cached. */
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

/** Returns the block of an instance, which applies regardless of its predicates. */
export function blockOf({ blocks }: Evaluation, instance: EffectInstance): BlockedEffect | undefined {
  return instance.blocked ?? (blocks.size === 0 ? undefined : blocks.get(instance));
}

function both(first: Gate | undefined, second: Gate | undefined, facts: CharacterFacts): Verdict {
  if (first === undefined) return second!.test(facts);
  if (second === undefined) return first.test(facts);
  return allOf([first.test(facts), second.test(facts)]);
}

/** Returns the condition of an effect that counts sometimes or not at all. */
export function conditionOf({ effect, feature }: EffectInstance): NestedMessage {
  const [left, right] = [feature.gate?.asks, effect.gate?.asks];
  if (left === undefined || right === undefined) return left ?? right ?? engineMessage('own-condition');
  return engineMessage('and', { left, right });
}

/** Evaluates a number of an effect; undefined when it has none or the evaluation fails. */
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
    const detail = engineMessage('formula', { problem: error.reason, formula: value.text });
    evaluation.blocks.set(instance, { reason: 'error', detail });
    evaluation.issues.push(refusal(error.code, instance.id, detail));
    return undefined;
  } finally {
    facts.self = undefined;
  }
}

/** Returns the instances that write to a target and are not blocked. */
export function writersOf(evaluation: Evaluation, target: string): readonly EffectInstance[] {
  const all = evaluation.byTarget.get(target);
  if (all === undefined) return NONE;
  for (const instance of all)
    if (blockOf(evaluation, instance) !== undefined)
      return all.filter((each) => blockOf(evaluation, each) === undefined);
  return all;
}

const NONE: readonly EffectInstance[] = [];

/** Returns the failed leaf of a gate with the actual value. */
export function shortfall(trace: PredicateTrace): NestedMessage {
  const { asks: condition, found } = trace;
  if (trace.parts === undefined || trace.type === 'not' || trace.type === 'or')
    return found === undefined
      ? engineMessage('needs', { condition })
      : engineMessage('needs-has', { condition, found });
  const failing = trace.parts.find((part) => part.verdict === false);
  return failing === undefined ? engineMessage('needs', { condition }) : shortfall(failing);
}
/**
 * The character at an earlier level. Sets and lists only grow and keep their order, so storing their sizes is enough.
 */
export interface LevelSnapshot extends Pick<CharacterFacts, 'features' | 'proficiencies' | 'feats' | 'casting'> {
  readonly featureCount: number;
  readonly proficiencyCount: number;
  readonly raiseCount: number;
}

/** A permanent increase of a score. */
export interface Raise {
  readonly ability: Ability;
  readonly by: number;
  readonly cap: number;
}
