import type { NestedMessage } from '@tessera/rules';
import type { Gate } from '../../facts/predicates.ts';
import { ABILITIES } from '../../vocabulary/vocabulary.ts';
import type { CharacterFacts } from '../state/characterFacts.ts';
import { type Evaluation, shortfall } from '../state/evaluation.ts';
import { classLevelsAfter } from '../state/levels.ts';

/**
 * Returns the missing prerequisite, or undefined. Checks the character at the level when the option was taken, with the
 * scores that worn items set now.
 */
export function missingFor(evaluation: Evaluation, gate: Gate | undefined): NestedMessage | undefined {
  if (gate === undefined) return undefined;
  const { facts, floors, moment, record } = evaluation;
  const { level, classLevels, scores } = facts;
  facts.level = moment;
  // Options from before the first level are checked against the final class levels.
  if (moment > 0 && moment < level) facts.classLevels = classLevelsAfter(record.levels, moment);
  facts.scores = raisedTo(scores, floors);
  const missing = gate.test(facts) === false ? shortfall(gate.explain(facts)) : undefined;
  facts.scores = scores;
  facts.level = level;
  facts.classLevels = classLevels;
  return missing;
}

function raisedTo(scores: CharacterFacts['scores'], floors: Evaluation['floors']): CharacterFacts['scores'] {
  const raised = { ...scores };
  for (const ability of ABILITIES) raised[ability] = Math.max(scores[ability], floors[ability] ?? 0);
  return raised;
}
