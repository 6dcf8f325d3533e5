import type { GameEvent, Refusal } from '@tessera/kernel';
import { isRolling, worthOf } from '../../modifierDeck/cards.ts';
import { undrawn } from '../../modifierDeck/deck.ts';
import type { Choice } from '../../state/choice.ts';
import type { View } from '../../state/state.ts';
import type { FigureId } from '../../state/stateRecords.ts';
import { isRefusal, type PlanQuestion, type PlanRules, planQuestion, playPlanned } from './planRules.ts';

/** A step of a plan, played on a copy of the match. */
export interface PlannedStep {
  readonly choice: Choice;
  /** The view in which the step is chosen. */
  readonly before: View;
  /** Whether a modifier card is drawn: nothing after it is certain. */
  readonly draws: boolean;
  /** The figures that the step attacks. */
  readonly targets: readonly FigureId[];
}

/** A turn laid out in advance. */
export interface TurnPlan {
  /** The steps that the rules allow now. */
  readonly steps: readonly PlannedStep[];
  /** The position after them; every drawn card counts as the plainest of the deck. */
  readonly view: View;
  /** The question that the next step would answer. */
  readonly question: PlanQuestion | undefined;
  /** Why the next step of the plan is no longer possible. */
  readonly refusal: Refusal | undefined;
  /** Whether the last step reveals something, so that nothing can be planned behind it. */
  readonly reveals: boolean;
}

/** Lays out a turn: plays the choices one by one on a copy of the match, without hidden information. */
export function layOutPlan(rules: PlanRules, view: View, seat: number, choices: readonly Choice[]): TurnPlan {
  const steps: PlannedStep[] = [];
  let now = view;
  for (const choice of choices) {
    const played = playPlanned(rules, now, seat, choice, plainestFirst(now, seat));
    if (isRefusal(played)) return { steps, view: now, question: ask(now), refusal: played, reveals: false };
    const { events } = played;
    steps.push({ choice, before: now, draws: drawnBy(events, seat) > 0, targets: targetsOf(events, seat) });
    if (events.some(isRevealing)) return { steps, view: now, question: undefined, refusal: undefined, reveals: true };
    now = played.view;
  }
  return { steps, view: now, question: ask(now), refusal: undefined, reveals: false };

  function ask(shown: View): PlanQuestion | undefined {
    return planQuestion(rules, shown, seat);
  }
}

/** Returns how many modifier cards of a seat these events draw. */
export function drawnBy(events: readonly GameEvent[], seat: number): number {
  return events.reduce(
    (sum, { type, figure, cards }) =>
      type === 'drawn' && figure === seat && Array.isArray(cards) ? sum + cards.length : sum,
    0,
  );
}

function targetsOf(events: readonly GameEvent[], seat: number): readonly FigureId[] {
  return events.flatMap(({ type, figure, target }) =>
    type === 'attack' && figure === seat && typeof target === 'number' ? [target] : [],
  );
}

/** Checks whether an event would show the player something that their view hides. */
function isRevealing({ type }: GameEvent): boolean {
  return type === 'door-opened' || type === 'room-revealed' || type === 'treasure';
}

/** Returns the cards left in a seat's deck, those that change an attack least first. */
export function plainestFirst({ decks }: View, seat: number): readonly string[] {
  const weight = (card: string) => {
    const worth = worthOf(card);
    return (isRolling(card) ? 10 : 0) + (typeof worth === 'number' ? Math.abs(worth) : 5);
  };
  return undrawn(decks.heroes[seat]!).toSorted((a, b) => weight(a) - weight(b));
}
