import { undrawn } from '../../modifierDeck/deck.ts';
import type { Choice } from '../../state/choice.ts';
import type { View } from '../../state/state.ts';
import type { FigureId } from '../../state/stateRecords.ts';
import { preview } from '../preview.ts';
import { isRefusal, type PlanRules, planQuestion, playPlanned } from './planRules.ts';
import { drawnBy, type PlannedStep, plainestFirst } from './turnPlan.ts';

/** The exact chance of the attacks of a plan. */
export interface StepOdds {
  /** Index of the step. */
  readonly step: number;
  /** The chance that its targets fall if all earlier ones have fallen. */
  readonly own: number;
  /** The chance that its targets and all earlier ones fall. */
  readonly soFar: number;
}

/** Attacks and draws that are counted; beyond them a browser would be too slow. */
const MAX_POSITIONS = 1500;

/**
 * Returns the joint chances of a plan's attacks, card by card: cards are drawn without putting them back, and each
 * attack is played in the position that the earlier ones leave. Undefined when there are too many to count.
 */
export function planOdds(
  rules: PlanRules,
  seat: number,
  steps: readonly PlannedStep[],
): readonly StepOdds[] | undefined {
  const start = steps[0]?.before;
  const last = steps.findLastIndex(({ draws }) => draws);
  if (!start || last < 0) return [];
  const fallen = new Map<number, number>(steps.flatMap(({ draws }, n) => (draws ? [[n, 0] as const] : [])));
  let positions = 0;

  /** Plays the plan from a step on, and adds the chance of the branch to each attack while all targets fall. */
  const follow = (view: View, n: number, chance: number): void => {
    const step = steps[n];
    if (!step || n > last || positions > MAX_POSITIONS) return;
    if (n === last && step.choice.type === 'target' && step.targets.length === 1) {
      const kills = isDown(view, step.targets) ? 1 : killsBy(view, seat, step.choice);
      if (kills !== undefined) {
        fallen.set(n, fallen.get(n)! + chance * kills);
        return;
      }
    }
    branch(view, n, chance, []);
  };

  /** Plays a step once per possible order of the cards that it draws. */
  const branch = (view: View, n: number, chance: number, top: readonly string[]): void => {
    positions++;
    const { choice, draws, targets } = steps[n]!;
    const played = playEvenIfLate(rules, view, seat, choice, [...top, ...plainestFirst(view, seat)]);
    const drawn = played ? drawnBy(played.events, seat) : 0;
    if (drawn > top.length) {
      const next = nextCards(view, seat, top);
      // A deck that is reshuffled during the draw is not counted.
      if (next.length === 0) positions = Number.POSITIVE_INFINITY;
      for (const [card, share] of next) branch(view, n, chance * share, [...top, card]);
      return;
    }
    const after = played?.view ?? view;
    if (draws && !isDown(after, targets)) return;
    if (draws) fallen.set(n, fallen.get(n)! + chance);
    follow(after, n + 1, chance);
  };

  follow(start, 0, 1);
  if (positions > MAX_POSITIONS) return undefined;
  let before = 1;
  return [...fallen].map(([step, soFar]) => {
    const own = before === 0 ? 0 : soFar / before;
    before = soFar;
    return { step, own, soFar };
  });
}

/** Checks whether all these figures have fallen. */
function isDown({ figures }: View, targets: readonly FigureId[]): boolean {
  return targets.every((id) => (figures[id]?.cell ?? -1) < 0 || (figures[id]?.hp ?? 0) <= 0);
}

/** Returns the exact chance that an attack kills its target, if it is the question at this position. */
function killsBy(view: View, seat: number, choice: Choice): number | undefined {
  const kills = preview(view, seat, choice).find(({ code }) => code === 'kills')?.value;
  return typeof kills === 'number' ? kills : undefined;
}

/**
 * Plays a choice; where the branch asks something else first, that question is passed. Undefined when the choice is
 * void, as when its target has fallen.
 */
function playEvenIfLate(rules: PlanRules, view: View, seat: number, choice: Choice, top: readonly string[]) {
  let now = view;
  for (let passed = 0; passed < 3; passed++) {
    const played = playPlanned(rules, now, seat, choice, top);
    if (!isRefusal(played)) return played;
    const question = planQuestion(rules, now, seat);
    const pass = question?.legal.find(({ type }) => type === 'skip' || type === 'go-on');
    if (!pass || choice.type === 'target') return undefined;
    const passedOn = playPlanned(rules, now, seat, pass, top);
    if (isRefusal(passedOn)) return undefined;
    now = passedOn.view;
  }
  return undefined;
}

/** Returns each kind of card that may come next after those on top, with its chance. */
function nextCards({ decks }: View, seat: number, top: readonly string[]): readonly (readonly [string, number])[] {
  const left = undrawn(decks.heroes[seat]!);
  for (const card of top) left.splice(left.indexOf(card), 1);
  const counts = new Map<string, number>();
  for (const card of left) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => [card, count / left.length]);
}
