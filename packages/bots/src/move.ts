import { canonical } from '@tessera/kernel';

/** One action, or a plan: several actions of one seat in a row, played for as long as each is still legal. */
export type Move<Action> = Action | readonly Action[];

export function isPlan<Action extends object>(move: Move<Action>): move is readonly Action[] {
  return Array.isArray(move);
}

/** Which of the legal actions a move begins with; nothing if it begins with none of them. */
export function openings<Action extends object>(legal: readonly Action[]): (move: Move<Action>) => Action | undefined {
  const bySpelling = new Map(legal.map((action) => [canonical(action), action]));
  return (move) => {
    const first = isPlan(move) ? move[0] : move;
    return first && bySpelling.get(canonical(first));
  };
}
