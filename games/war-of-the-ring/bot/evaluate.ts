import type { Seat } from '@tessera/kernel';
import { sideOf } from '../src/pieces/roles.ts';
import { FREE } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';
import { featuresOf } from './features.ts';

/**
 * Weight of each feature for the Free Peoples. Fitted by logistic regression to positions of matches between all pairs
 * of strategies, with the winner as the target (360 matches, 13,382 positions, 67 % of them predicted).
 */
const WEIGHTS: readonly number[] = [
  3.33, -2.26, -3.8, -0.8, -2.44, -0.18, 1.12, -0.87, -2.37, 1.53, -0.88, 0.18, 0.27, -0.23, 0.19, 1.67, -0.11, 0.38,
  0.33, -0.13, 0.15,
];

/** Estimates the probability that a seat's side wins, from the board alone. */
export function evaluate(state: State, seat: Seat): number {
  const features = featuresOf(state);
  let lead = 0;
  for (let i = 0; i < WEIGHTS.length; i++) lead += WEIGHTS[i]! * features[i]!;
  const free = 1 / (1 + Math.exp(-lead));
  return sideOf(state, seat) === FREE ? free : 1 - free;
}
