import { atLeast, probability, Rational, successes } from '@tessera/chance';
import { matesOf, type Reason, type Seat } from '@tessera/kernel';
import type { Bid, View } from './state.ts';
import { counts, diceInPlay } from './table.ts';

/** Returns the probability that a bid is true, for a player who sees their own dice and their partner's. */
export function oddsOf(view: View, seat: Seat, { count, face }: Pick<Bid, 'count' | 'face'>): readonly Reason[] {
  const own = matesOf(view.teams, seat).flatMap((mate) => view.players[mate]?.dice ?? []);
  const have = own.filter((die) => die !== null && counts(die, face, view.wildOnes)).length;
  const unseen = diceInPlay(view) - own.length;
  // A die with two counting faces is as likely to count as one that shows 5 or more.
  const facesThatCount = view.wildOnes && face !== 1 ? 2 : 1;
  const odds = Rational.toNumber(probability(successes(unseen, 6, 7 - facesThatCount), atLeast(count - have)));
  return [
    { code: 'own-dice', value: have },
    { code: 'needed', value: Math.max(0, count - have) },
    { code: 'unseen-dice', value: unseen },
    { code: 'chance', value: Math.round(odds * 1000) / 1000 },
  ];
}
