import { isSubMatchReturn, subMatchReturn } from '@tessera/kernel';
import { brief } from '../difference.ts';
import type { Law } from '../law.ts';
import { playOpened } from '../subMatches.ts';

export const opens: Law = {
  name: 'opens',
  says: 'A match that waits for another names a game, options and seats that fit, and accepts its result; otherwise it accepts none.',

  position({ game, state, seats, opened, dice }, verdict) {
    if (!game.opens) return;
    const opening = game.opens(state);
    const [decision] = game.decisions(state);
    if (!decision) {
      verdict.expect(!opening, () => 'a match that is over waits for another');
      return;
    }
    const isListed = game.legal(state, decision.seat).some((action) => isSubMatchReturn(game, action));
    verdict.expect(!isListed, () => 'the result of another match is listed as an action');
    if (!opening) return;
    const child = opened(opening.game);
    verdict.expect(child !== undefined, () => `it opens ${opening.game}, which the test was not given`);
    if (!child) return;
    const fits = child.options.safeParse(opening.options).success;
    verdict.expect(fits, () => `${brief(opening.options)} are no options of ${opening.game}`);
    const areSeats = opening.seats.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < seats);
    const { min, max } = child.seats;
    const isTable = areSeats && opening.seats.length >= min && opening.seats.length <= max;
    verdict.expect(isTable, () => `${brief(opening.seats)} cannot sit down to ${opening.game}`);
    if (!fits || !isTable) return;
    const finished = playOpened(opening, child, dice);
    const action = finished && game.action.safeParse(subMatchReturn(finished));
    verdict.expect(
      action?.success !== false,
      () => `${brief(finished?.report)} does not fit the schema of its return action`,
    );
    const refusal = action?.success ? game.check(state, decision.seat, action.data) : undefined;
    verdict.expect(!refusal, () => `the result of ${opening.game} is refused: ${refusal?.code}`);
  },

  finish({ match }, verdict) {
    const { seq, opening } = match;
    const stranger = { game: 'nobody', options: {}, seats: 1, link: 'nowhere', report: {} };
    const result = match.takeIn(stranger);
    verdict.expect(
      !result.ok && match.seq === seq,
      () => `a match that the state does not wait for is taken in (${brief(opening)})`,
    );
  },
};
