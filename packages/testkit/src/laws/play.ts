import { brief } from '../difference.ts';
import type { Law } from '../law.ts';

/** Errors thrown during random play are reported under this law by the runner. */
export const play: Law = {
  name: 'play',
  says: 'Random play never throws, and a match that ends has a result for every seat and figures that are numbers.',

  position({ game, state, seats }, verdict) {
    const outcome = game.outcome(state);
    if (outcome) {
      verdict.expect(
        outcome.results.length === seats && (outcome.scores?.length ?? seats) === seats,
        () => `the outcome ${brief(outcome)} is not one for ${seats} seats`,
      );
    }
    for (const [name, figure] of Object.entries(game.metrics(state))) {
      verdict.expect(Number.isFinite(figure), () => `the metric ${name} is ${figure}`);
    }
  },
};
