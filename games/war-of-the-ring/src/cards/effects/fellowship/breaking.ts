import type { Next } from '@tessera/kernel';
import { arrive } from '../../../armies/moveGroup.ts';
import { besideFigure } from '../../../characters/party.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { standingEffects } from '../../../deck/standing.ts';
import { spendTableCard } from '../../../deck/tableCards.ts';
import { leaveFellowship } from '../../../fellowship/guide.ts';
import { fellowCount, fellows } from '../../../pieces/characters.ts';
import { drawTile, isEye, tileOf } from '../../../pieces/huntPool.ts';
import { leaderOf } from '../../../pieces/roles.ts';
import type { Ctx } from '../../../state/events.ts';
import type { Frame } from '../../../state/frames.ts';
import { FREE, GONE } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { askFor, enough, NO_MORE, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';

/** A Hunt tile is drawn, and a number of Companions leave the Fellowship and stay at its place. */
export const breaking = effectKind({
  schema: kindSchema('breaking', {}),
  describe: (_, t) => t('effect.breaking'),
  can: (state) => fellowCount(state) > 0,
  run: (state, _effect, play, ctx) =>
    standingEffects(state, 'no-tile').length > 0 ? [ask(state, play, [])] : draw(state, play, [NO_MORE], ctx),
  options(state, _effect, _play, chosen) {
    if (chosen.length < LEAVING) {
      const kind = chosen.length === 0 ? 'no-tile' : 'redraw';
      return [enough, ...standingEffects(state, kind).map(({ card }) => pick('card', card))];
    }
    return fellows(state).map((character) => pick('character', character));
  },
  chosen(state, _effect, play, chosen, ctx) {
    const answer = chosen.at(-1)!;
    if (chosen.length === 1) {
      if (answer === NO_MORE) return draw(state, play, chosen, ctx);
      spendTableCard(state, answer, ctx);
      ctx.log({ type: 'no-tile' });
      return undefined;
    }
    if (chosen.length > LEAVING) return leave(state, play, chosen, ctx);
    if (answer === NO_MORE) return resolve(state, play, chosen, chosen[1]!, ctx);
    spendTableCard(state, answer, ctx);
    state.aside.push(chosen[1]!);
    return resolve(state, play, chosen, drawTile(state, ctx), ctx);
  },
});

// Values of `chosen`, in order: whether a card stops the draw; the tile (added by the draw); whether a card replaces
// it; how many Companions leave (added by the tile); then each Companion.
const LEAVING = 4;

function ask(state: State, play: Play, chosen: readonly number[]): Frame {
  return askFor(play, leaderOf(state, FREE), chosen);
}

function draw(state: State, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  const tile = drawTile(state, ctx);
  if (tile < 0) return undefined;
  if (standingEffects(state, 'redraw').length > 0) return [ask(state, play, [...chosen, tile])];
  return resolve(state, play, [...chosen, tile, NO_MORE], tile, ctx);
}

/** Resolves the tile as drawn; its Reveal and Stop are ignored. */
function resolve(state: State, play: Play, chosen: readonly number[], tile: number, ctx: Ctx): Next<Frame> {
  if (tile < 0) return undefined;
  state.drawn.push(tile);
  const { set, value } = tileOf(tile);
  if (isEye(tile) || set === 'free') {
    ctx.log({ type: 'tile-without-effect', tile });
    return undefined;
  }
  const number = value === 'die' ? ctx.chance.d(6) : Number(value);
  return leave(state, play, [...chosen, Math.min(number, fellowCount(state))], ctx);
}

/** Removes the Companion named last, then asks for the next. R 10.10.5 */
function leave(state: State, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  const count = chosen[LEAVING - 1]!;
  const named = chosen.length - LEAVING;
  const frames = named > 0 ? separateHere(state, chosen.at(-1)!, ctx) : [];
  return named < count ? [...frames, ask(state, play, chosen)] : frames;
}

function separateHere(state: State, character: number, ctx: Ctx): Frame[] {
  if (state.fellowship.mordor >= 0) {
    ctx.log({ type: 'left-the-game', character });
    return leaveFellowship(state, [character], GONE, ctx);
  }
  const place = besideFigure(state);
  ctx.log({ type: 'separated', characters: [character], to: place });
  const frames = leaveFellowship(state, [character], place, ctx);
  arrive(state, character, ctx);
  return frames;
}
