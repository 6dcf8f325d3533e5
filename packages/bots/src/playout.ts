import type { Decision, Seat } from '@tessera/kernel';
import type { Sandbox } from './sandbox.ts';

/** Longer than any match; a game that goes on for longer is judged as it stands. */
const ENDLESS = 100_000;

/** Plays on from a state, by the game's own rollout or with any legal action, to the end or to a depth. */
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
    // Chosen blindly, so that it makes no difference who chooses first.
    if (insight.rollout === undefined) sandbox.act(state, seat, chance.pick(game.legal(state, seat)));
    else if (decisions.length === 1) sandbox.act(state, seat, insight.rollout(state, seat, chance));
    else rolloutTogether(sandbox, state, decisions);
  }
}

/** Everybody chooses before anybody plays: a rollout that looks at the state must not see what the others chose. */
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
