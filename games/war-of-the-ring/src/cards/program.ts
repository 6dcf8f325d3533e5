import { cardOf } from '../deck/deck.ts';
import type { Frame } from '../state/frames.ts';
import type { Play } from './cardRulesTypes.ts';
import type { Effect } from './effect.ts';

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
    program = compile(cardOf(card).event.effects);
    programs.set(card, program);
  }
  return program;
}

function compile(effects: readonly Effect[]): readonly BranchedEffect[] {
  const steps: { effect: Effect; branches: number[][] }[] = effects.map((effect) => ({ effect, branches: [] }));
  // The list grows during the loop: nested effects follow the top-level ones.
  for (const step of steps) {
    for (const branch of branchesOf(step.effect)) {
      step.branches.push(branch.map((_, i) => steps.length + i));
      steps.push(...branch.map((effect) => ({ effect, branches: [] })));
    }
  }
  return steps;
}

function branchesOf(effect: Effect): readonly (readonly Effect[])[] {
  if (effect.type === 'when') return [effect.effects, effect.otherwise ?? []];
  return effect.type === 'choose' ? effect.from : [];
}

/** Returns the frames of a branch's inner effects. */
export function branchFrames({ card, step, seat }: Play, branch: number): Frame[] {
  return programOf(card)[step]!.branches[branch]!.map((inner) => ({ at: 'card.step', seat, card, step: inner }));
}

/** Returns the plays of a branch's inner effects. */
export function branchPlays(play: Play, branch: number): Play[] {
  return programOf(play.card)[play.step]!.branches[branch]!.map((step) => ({ ...play, step }));
}
