import { canonical, fastChance, silent, type Viewer } from '@tessera/kernel';
import { spelledDifference } from '../difference.ts';
import { deepFreeze } from '../freeze.ts';
import type { Law, Position, Verdict } from '../law.ts';
import { decidingSeats, nameOf, viewersOf } from '../seats.ts';
import { schemaMisfit } from './state.ts';

/** Random actions played from a determinized state: bots search there, so it must be playable. */
const PLAYED_ON = 12;

export const determinize: Law = {
  name: 'determinize',
  says: 'A world dealt anew is a function of the view and the dice, fits the state schema, can be played on, and is as far as the match is.',

  position(position, verdict) {
    const { game, state, seats, seed, seq } = position;
    // If nothing is hidden, all viewers see the same.
    for (const viewer of game.hidesSomething ? viewersOf(seats) : (['spectator'] as const)) {
      const view = JSON.parse(canonical(game.view(state, viewer))) as object;
      const deal = `${seed} deal ${seq}`;
      const world = game.determinize(deepFreeze(view), viewer, fastChance(deal));
      const misfit = schemaMisfit(game.state, world);
      verdict.expect(misfit === undefined, () => `dealt for ${nameOf(viewer)}: ${misfit}`);
      const once = canonical(world);
      const twice = canonical(game.determinize(view, viewer, fastChance(deal)));
      verdict.expect(
        once === twice,
        () => `the same deal for ${nameOf(viewer)} differs: ${spelledDifference(once, twice)}`,
      );
      if (viewer === 'spectator') expectSameProgress(position, world, verdict);
      playOn(position, viewer, world, verdict);
    }
  },
};

/** Progress is shown to all players in match lists, so it must not depend on hidden information. */
function expectSameProgress({ game, state }: Position, world: object, verdict: Verdict): void {
  const [here, there] = [state, world].map((one) => JSON.stringify(game.progress?.(one)));
  verdict.expect(here === there, () => `progress is ${here}, but ${there} in a world that looks the same`);
}

function playOn({ game, dice }: Position, viewer: Viewer, world: object, verdict: Verdict): void {
  for (let i = 0; i < PLAYED_ON; i++) {
    const deciding = decidingSeats(game, world);
    if (deciding.length === 0) return;
    const seat = dice.pick(deciding);
    const actions = game.legal(world, seat);
    verdict.expect(
      actions.length > 0,
      () => `${i} actions on in a world dealt for ${nameOf(viewer)}, seat ${seat} has no legal action`,
    );
    if (actions.length === 0) return;
    game.play(world, seat, dice.pick(actions), { chance: dice, log: silent });
  }
}
