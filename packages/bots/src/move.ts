import { canonical } from '@tessera/kernel';

/** One action, or a plan: several actions of one seat in a row, played while each is still legal. */
export type Move<Action> = Action | readonly Action[];

/** Whether a move is a plan of several actions. */
export function isPlan<Action extends object>(move: Move<Action>): move is readonly Action[] {
  return Array.isArray(move);
}

/** Returns a function that gives the legal action with which a move starts; undefined if none matches. */
export function openings<Action extends object>(legal: readonly Action[]): (move: Move<Action>) => Action | undefined {
  const bySpelling = new Map(legal.map((action) => [canonical(action), action]));
  return (move) => {
    const first = isPlan(move) ? move[0] : move;
    return first && bySpelling.get(canonical(first));
  };
}
