import { type Effect, effectKindOf } from './effect.ts';
import { cardRecordOf } from './records.ts';

/** An effect of a card, and the step numbers of its inner effects per branch. */
interface BranchedEffect {
  readonly effect: Effect;
  readonly branches: readonly (readonly number[])[];
}

const programs = new Map<number, readonly BranchedEffect[]>();

/** Returns the effects of a card by step: first the top-level ones, then those nested inside. */
export function programOf(card: number): readonly BranchedEffect[] {
  let program = programs.get(card);
  if (program === undefined) {
    program = compile(cardRecordOf(card).event.effects);
    programs.set(card, program);
  }
  return program;
}

function compile(effects: readonly Effect[]): readonly BranchedEffect[] {
  const steps: { effect: Effect; branches: number[][] }[] = effects.map((effect) => ({ effect, branches: [] }));
  // The list grows during the loop: nested effects follow the top-level ones.
  for (const step of steps) {
    for (const branch of effectKindOf(step.effect).branches?.(step.effect) ?? []) {
      step.branches.push(branch.effects.map((_, i) => steps.length + i));
      steps.push(...branch.effects.map((effect) => ({ effect, branches: [] })));
    }
  }
  return steps;
}
