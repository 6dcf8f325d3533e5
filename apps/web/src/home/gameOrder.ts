import type { GameManifest } from '@tessera/manifest';
import { isMatchGame } from '../games/manifests.ts';

/** Minutes until a personal game, which has no end, is started: a character takes about as long as a short match. */
const PERSONAL_MINUTES = 60;

/** Returns the games by how easy they are to start: the shortest first, one player's own projects among the long ones. */
export function byEase(games: readonly GameManifest[]): readonly GameManifest[] {
  const effort = (game: GameManifest) => (isMatchGame(game) ? game.card.minutes : PERSONAL_MINUTES);
  return games.toSorted((a, b) => effort(a) - effort(b));
}

/** Numbers of columns that fit beside the list of open tables. */
const COLUMNS = [4, 3] as const;

/** Returns the number of columns whose last row is full, or else the fullest: no card is alone in its row. */
export function columnsFor(count: number): (typeof COLUMNS)[number] {
  const gap = (columns: number) => (columns - (count % columns)) % columns;
  return gap(COLUMNS[0]) <= gap(COLUMNS[1]) ? COLUMNS[0] : COLUMNS[1];
}

/** Returns how many columns a card spans: those of a last row that is not full share it, if they can share it equally. */
export function columnsOf(index: number, count: number): number {
  const columns = columnsFor(count);
  const rest = count % columns;
  return rest > 0 && index >= count - rest && columns % rest === 0 ? columns / rest : 1;
}
