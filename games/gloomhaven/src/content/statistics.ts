import type { ShownFigure } from '../state/figures.ts';
import { type Stats, statsAt } from './pointed.ts';

const NO_STATS: Stats = {};

/** Returns the statistics of a figure; heroes and objects have none. */
export function statsOf({ stats }: ShownFigure): Stats {
  return stats === '' ? NO_STATS : statsAt(stats);
}
