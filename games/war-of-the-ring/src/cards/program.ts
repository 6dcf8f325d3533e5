import type { Play } from '../effect.ts';
import type { Frame } from '../frames.ts';
import { cardOf } from './deck.ts';
import type { Effect } from './effect.ts';

/** An effect of a card, and the steps of what it holds: by branch. */
interface BranchedEffect {
  readonly effect: Effect;
  readonly branches: readonly (readonly number[])[];
}

const programs = new Map<number, readonly BranchedEffect[]>();

/** The effects of a card by their steps: first those that stand on it, then those inside of these. */
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
  // The list grows while it is gone through: what stands inside comes after what stands on the card.
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

/** What is inside of an effect, to be done next. */
export function branchFrames({ card, step, seat }: Play, branch: number): Frame[] {
  return programOf(card)[step]!.branches[branch]!.map((inner) => ({ at: 'card.step', seat, card, step: inner }));
}

/** The plays of what is inside of an effect. */
export function branchPlays(play: Play, branch: number): Play[] {
  return programOf(play.card)[play.step]!.branches[branch]!.map((step) => ({ ...play, step }));
}
