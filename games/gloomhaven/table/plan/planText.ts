import type { Choice, PlannedStep } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { answerText } from '../model/answerText.ts';
import { figureName } from '../model/names.ts';
import { percent } from '../model/percent.ts';
import { wayText } from '../model/wayText.ts';
import type { PlannedTurn } from './usePlan.ts';

/** A step of a plan with its number on the map and in the list. */
export interface NumberedStep {
  readonly step: PlannedStep;
  /** Index among the choices of the plan. */
  readonly index: number;
  /** Absent for the half that begins, and for steps that only continue. */
  readonly number: number | undefined;
}

/** Numbers the steps that do something on the map or spend something. */
export function numberedSteps(steps: readonly PlannedStep[]): readonly NumberedStep[] {
  let number = 0;
  return steps.map((step, index) => ({ step, index, number: isPlain(step.choice) ? undefined : ++number }));
}

function isPlain({ type }: Choice): boolean {
  return type === 'play' || type === 'go-on' || type === 'skip' || type === 'area';
}

/** Returns the number of steps up to the first card that is drawn: they are certain. */
export function certainSteps({ laidOut }: Pick<PlannedTurn, 'laidOut'>): number {
  const steps = laidOut?.steps ?? [];
  const first = steps.findIndex(({ draws }) => draws);
  return first < 0 ? steps.length : first;
}

export function planTitle(plan: PlannedTurn, question: string | undefined, { t }: GameFormatter): string {
  if (plan.laidOut?.refusal) return t('plan.broken');
  if (plan.choices.length === 0) return t('plan.empty');
  const goesOn = plan.laidOut?.question?.legal.some(({ type }) => type !== 'use' && type !== 'end-active');
  return question === undefined || !goesOn ? t('plan.complete') : t('plan.next', { question });
}

export function planHint({ laidOut, odds }: PlannedTurn, formatter: GameFormatter): string {
  if (laidOut?.refusal) return formatter.refusal(laidOut.refusal);
  if (laidOut?.reveals) return formatter.t('plan.reveals');
  const last = odds?.at(-1);
  if (!odds) return formatter.t('plan.tooMany');
  return last
    ? formatter.t('plan.allFall', { chance: percent(formatter, last.soFar) })
    : formatter.t('plan.nothingPlayed');
}

/** Returns the second line of a step: the cost of a path, or the names of its targets. */
export function stepNote({ step }: NumberedStep, seat: number, formatter: GameFormatter): string | undefined {
  return wayText(step.before, formatter, seat, step.choice);
}

export function stepText({ choice, before, targets }: PlannedStep, formatter: GameFormatter): string {
  if (choice.type === 'target' && targets.length > 0) {
    return formatter.t('plan.attack', { names: formatter.list(targets.map((id) => figureName(id, formatter))) });
  }
  return answerText(before, formatter, choice);
}
