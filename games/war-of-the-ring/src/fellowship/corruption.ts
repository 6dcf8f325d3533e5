import type { Ctx } from '../state/events.ts';
import { FREE, SHADOW } from '../state/numbers.ts';
import type { State } from '../state/state.ts';
import type { Ending } from '../state/vocabulary.ts';

const TOO_MUCH = 12;

/** Adds Corruption; at twelve the Shadow wins at once. R 10.11, 12 */
export function corrupt(state: State, points: number, ctx: Ctx): void {
  if (points <= 0 || state.result) return;
  const { fellowship } = state;
  fellowship.corruption += points;
  ctx.log({ type: 'corrupted', by: points, corruption: fellowship.corruption });
  checkCorruption(state, ctx);
}

/** Ends the match for the Shadow at twelve Corruption. R 12 */
export function checkCorruption(state: State, ctx: Ctx): void {
  if (state.fellowship.corruption >= TOO_MUCH) win(state, SHADOW, 'corruption', ctx);
}

/** Removes Corruption, never below 0. R 10.11 */
export function heal(state: State, points: number, ctx: Ctx): void {
  const { fellowship } = state;
  const healed = Math.min(points, fellowship.corruption);
  if (healed <= 0) return;
  fellowship.corruption -= healed;
  ctx.log({ type: 'healed', by: healed, corruption: fellowship.corruption });
}

/** Records the first victory; no action is legal after it. R 12 */
export function win(state: State, side: number, why: Ending, ctx: Ctx): void {
  if (state.result) return;
  state.result = { side, why };
  ctx.log({ type: 'won', side, why });
}

/** Ends the match for the Free Peoples at the Crack of Doom, after the tile is resolved. R 10.10.7 */
export function checkMountDoom(state: State, ctx: Ctx): void {
  if (state.fellowship.mordor === 5 && state.fellowship.corruption < TOO_MUCH) win(state, FREE, 'ring-destroyed', ctx);
}
