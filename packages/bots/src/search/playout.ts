import type { Decision, Seat } from '@tessera/kernel';
import type { Sandbox } from '../sandbox.ts';

/** Longer than any match; a longer playout is evaluated as it stands. */
const ENDLESS = 100_000;

/** Plays on from a state to the end or to a depth, with the game's rollout or with random legal actions. */
export function playout<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  state: State,
  depth: number,
): void {
  const { game, insight, chance } = sandbox;
  const limit = Math.min(depth, ENDLESS);
  for (let played = 0; played < limit; played++) {
    const decisions = game.decisions(state);
    if (decisions.length === 0) return;
    const { seat } = decisions[0] as Decision;
    // Random choices do not depend on each other, so their order does not matter.
    if (insight.rollout === undefined) sandbox.act(state, seat, chance.pick(game.legal(state, seat)));
    else if (decisions.length === 1) sandbox.act(state, seat, insight.rollout(state, seat, chance));
    else rolloutTogether(sandbox, state, decisions);
  }
}

/** Collects all choices before any is played: a rollout must not see the simultaneous choices of other seats. */
function rolloutTogether<State extends object, Action extends object, View extends object>(
  sandbox: Sandbox<State, Action, View>,
  state: State,
  decisions: readonly Decision[],
): void {
  const { insight, chance, game } = sandbox;
  const choices = decisions.map(({ seat }): [Seat, Action] => [
    seat,
    insight.rollout?.(state, seat, chance) ?? chance.pick(game.legal(state, seat)),
  ]);
  for (const [seat, action] of choices) sandbox.playIfStillLegal(state, seat, action);
}
