import { loadContent } from '../content/index.ts';
import type { Ctx } from '../state/events.ts';
import type { State } from '../state/state.ts';

/** Kinds of Hunt tiles, by number. */
export const TILES = [...loadContent().content['hunt-tile'].values()];

/** Returns a tile by its number. */
export function tileOf(tile: number) {
  return TILES[tile]!;
}

/** Returns the number of a tile, by its id. */
export function tileNumber(id: string): number {
  return TILES.findIndex((tile) => tile.id === id);
}

export const isEye = (tile: number): boolean => tileOf(tile).value === 'eye';
const isStandard = (tile: number): boolean => tileOf(tile).set === 'standard';

/** Returns the tiles in the pool at the start. R 4.2 */
export function standardTiles(): number[] {
  return TILES.flatMap(({ set, copies }, tile) => (set === 'standard' ? new Array<number>(copies).fill(tile) : []));
}

/** Returns the tiles for the next draw: all drawn standard tiles return first if the pool is empty. R 10.5.4 */
export function tilesToDraw({ pool, drawn }: Readonly<Record<'pool' | 'drawn', readonly number[]>>): readonly number[] {
  return pool.length > 0 ? pool : drawn.filter(isStandard);
}

export function drawTile(state: State, { chance, log }: Ctx): number {
  if (state.pool.length === 0) {
    state.pool = [...tilesToDraw(state)];
    state.drawn = state.drawn.filter((tile) => !isStandard(tile));
  }
  if (state.pool.length === 0) return -1;
  const tile = chance.draw(state.pool);
  log({ type: 'tile-drawn', tile });
  return tile;
}

/** Puts a tile back into the pool. */
export function putBack(state: State, tile: number, { log }: Ctx): void {
  state.pool.push(tile);
  state.pool.sort((a, b) => a - b);
  log({ type: 'tile-put-back', tile });
}

/** Removes a tile from the game. */
export function removeTile(state: State, tile: number, { log }: Ctx): void {
  state.removed.push(tile);
  log({ type: 'tile-removed', tile });
}

/** Returns tiles that were set aside for a replacement, at the end of the action. R 10.5.4 */
export function returnAside(state: State, ctx: Ctx): void {
  if (state.aside.length === 0) return;
  for (const tile of state.aside) putBack(state, tile, ctx);
  state.aside = [];
}

/** Brings a card's special tile into play: into the pool on the Mordor Track, otherwise it waits. R 11.6 */
export function bringIntoPlay(state: State, tile: number, { log }: Ctx): void {
  if (state.fellowship.mordor >= 0) state.pool.push(tile);
  else state.waiting.push(tile);
  log({ type: 'tile-in-play', tile });
}

/** Builds the pool for the Mordor Track: the remaining tiles, the drawn Eyes, and the special tiles in play. R 10.9 */
export function mordorPool(state: State): void {
  const eyes = state.drawn.filter((tile) => isEye(tile) && isStandard(tile));
  state.pool = [...state.pool, ...eyes, ...state.waiting].sort((a, b) => a - b);
  state.drawn = state.drawn.filter((tile) => !(isEye(tile) && isStandard(tile)));
  state.waiting = [];
}
