import type { NestedMessage } from '@tessera/rules';
import type { Facts } from '../facts.ts';
import type { Gate } from '../predicates.ts';
import { ABILITIES } from '../vocabulary.ts';
import { type Evaluation, shortfall } from './evaluation.ts';
import { classLevelsAfter } from './levels.ts';

/**
 * What is missing for a prerequisite, or nothing. It is asked of the character as it was when the thing was taken, with the
 * scores that worn items hold up now.
 */
export function missingFor(evaluation: Evaluation, gate: Gate | undefined): NestedMessage | undefined {
  if (gate === undefined) return undefined;
  const { facts, floors, moment, record } = evaluation;
  const { level, classLevels, scores } = facts;
  facts.level = moment;
  // What is there before all levels is held against the classes to come.
  if (moment > 0 && moment < level) facts.classLevels = classLevelsAfter(record.levels, moment);
  facts.scores = raisedTo(scores, floors);
  const missing = gate.test(facts) === false ? shortfall(gate.explain(facts)) : undefined;
  facts.scores = scores;
  facts.level = level;
  facts.classLevels = classLevels;
  return missing;
}

function raisedTo(scores: Facts['scores'], floors: Evaluation['floors']): Facts['scores'] {
  const raised = { ...scores };
  for (const ability of ABILITIES) raised[ability] = Math.max(scores[ability], floors[ability] ?? 0);
  return raised;
}
