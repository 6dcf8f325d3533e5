import { loadContent } from './content/index.ts';
import type { Ctx } from './events.ts';
import type { State } from './state.ts';

/** The kinds of Hunt tiles, by their numbers. */
export const TILES = [...loadContent().content['hunt-tile'].values()];

/** A tile by its number. */
export function tileOf(tile: number) {
  return TILES[tile]!;
}

/** A tile by its id. */
export function tileNumber(id: string): number {
  return TILES.findIndex((tile) => tile.id === id);
}

export const isEye = (tile: number): boolean => tileOf(tile).value === 'eye';
const isStandard = (tile: number): boolean => tileOf(tile).set === 'standard';

/** The tiles in the pool from the start. R 4.2 */
export function standardTiles(): number[] {
  return TILES.flatMap(({ set, copies }, tile) => (set === 'standard' ? new Array<number>(copies).fill(tile) : []));
}

/** The tiles that the next one is drawn from: into an empty pool, all standard tiles that were drawn return first. R 10.5.4 */
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

/** Returns a tile to the pool. */
export function putBack(state: State, tile: number, { log }: Ctx): void {
  state.pool.push(tile);
  state.pool.sort((a, b) => a - b);
  log({ type: 'tile-put-back', tile });
}

/** A tile leaves the game for good. */
export function removeTile(state: State, tile: number, { log }: Ctx): void {
  state.removed.push(tile);
  log({ type: 'tile-removed', tile });
}

/** What was laid aside for a replacement returns when the action is over. R 10.5.4 */
export function returnAside(state: State, ctx: Ctx): void {
  if (state.aside.length === 0) return;
  for (const tile of state.aside) putBack(state, tile, ctx);
  state.aside = [];
}

/** A card's special tile: in the pool on the Mordor Track, else it waits. R 11.6 */
export function bringIntoPlay(state: State, tile: number, { log }: Ctx): void {
  if (state.fellowship.mordor >= 0) state.pool.push(tile);
  else state.waiting.push(tile);
  log({ type: 'tile-in-play', tile });
}

/** The pool on the Mordor Track: what is left, the Eyes that were drawn, and the special tiles in play. R 10.9 */
export function mordorPool(state: State): void {
  const eyes = state.drawn.filter((tile) => isEye(tile) && isStandard(tile));
  state.pool = [...state.pool, ...eyes, ...state.waiting].sort((a, b) => a - b);
  state.drawn = state.drawn.filter((tile) => !(isEye(tile) && isStandard(tile)));
  state.waiting = [];
}
