import { admit, canonical } from '@tessera/kernel';
import { brief } from '../difference.ts';
import type { Law, Position, Verdict } from '../law.ts';
import { someOf } from '../sample.ts';
import { decidingSeats } from '../seats.ts';

/** Actions per seat and position that are checked for admission; a longer list is sampled. */
const CHECKED = 40;

export const legal: Law = {
  name: 'legal',
  says: 'Every legal action is admitted and listed once, every deciding seat has one, and a match without a deciding seat is over.',

  position(position, verdict) {
    const { game, state, seats } = position;
    const decisions = game.decisions(state);
    const over = game.outcome(state) !== undefined;
    verdict.expect((decisions.length === 0) === over, () =>
      over
        ? `the match is over, yet ${brief(decisions)} are to be decided`
        : 'no seat decides, yet there is no outcome',
    );
    for (const { seat, kind } of decisions) {
      verdict.expect(
        Number.isInteger(seat) && seat >= 0 && seat < seats,
        () => `"${kind}" is asked of seat ${seat} at a table of ${seats}`,
      );
    }
    for (const seat of decidingSeats(game, state)) expectSound(position, seat, verdict);
  },
};

function expectSound({ game, state, seats, dice }: Position, seat: number, verdict: Verdict): void {
  const actions = game.legal(state, seat);
  verdict.expect(actions.length > 0, () => `seat ${seat} must decide but has no legal action`);
  const spellings = new Set<string>();
  for (const action of actions) {
    const text = canonical(action);
    verdict.expect(!spellings.has(text), () => `seat ${seat} is offered ${text} twice`);
    spellings.add(text);
  }
  for (const action of someOf(actions, CHECKED, dice)) {
    const admission = admit(game, state, seats, seat, action);
    verdict.expect(
      admission.ok,
      () => `${brief(action)} is legal for seat ${seat} but refused: ${admission.ok || admission.refusal.code}`,
    );
  }
}
