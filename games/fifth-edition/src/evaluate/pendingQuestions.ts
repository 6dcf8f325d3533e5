import type { ChoiceState } from '../sheet.ts';
import type { Evaluation } from './evaluation.ts';
import { refusal } from './issues.ts';
import { subclassesOf } from './life.ts';

/** Questions that the record answers outside of its choices: the lineage and the subclasses. */
export function standingQuestions({ record, rulebook, facts }: Evaluation): ChoiceState[] {
  const questions: ChoiceState[] = [];
  const lineages = [...rulebook.lineages.values()].filter(({ record: each }) => each.species === record.species);
  if (lineages.length > 0)
    questions.push(standing('lineage', 'Lineage', record.lineage, `species:${record.species}`, 1));
  const subclasses = subclassesOf(record.levels);
  for (const [id, level] of facts.classLevels) {
    const source = rulebook.classes.get(id);
    if (source === undefined || level < source.record.subclassAt) continue;
    const gained = levelOf(record.levels, id, source.record.subclassAt);
    questions.push(standing(`subclass:${id}`, source.record.subclassName, subclasses.get(id), `class:${id}`, gained));
  }
  return questions;
}

/** Character level at which a class reached a level. */
function levelOf(levels: readonly { readonly class: string }[], id: string, level: number): number {
  let reached = 0;
  return levels.findIndex((entry) => entry.class === id && ++reached === level) + 1;
}

function standing(key: string, prompt: string, value: string | undefined, source: string, gained: number): ChoiceState {
  return {
    key,
    id: key,
    prompt,
    type: 'select',
    state: value === undefined ? 'pending' : 'made',
    ...(value !== undefined && { value }),
    min: 1,
    max: 1,
    missing: value === undefined ? 1 : 0,
    source,
    sourceName: prompt,
    gained,
  };
}

/** Answers to questions that are no longer asked: kept, ignored, reported. */
export function orphans({ record, choices, issues }: Evaluation): ChoiceState[] {
  const asked = new Set(choices.map(({ key }) => key));
  return Object.entries(record.choices)
    .filter(([key]) => !asked.has(key))
    .map(([key, value]): ChoiceState => {
      issues.push(refusal('W_CHOICE_ORPHANED', `choices["${key}"]`, 'nothing asks this any more; the answer is kept'));
      return {
        key,
        id: key,
        prompt: key,
        type: 'text',
        state: 'orphaned',
        value,
        missing: 0,
        source: '',
        sourceName: '',
        gained: 0,
      };
    });
}
