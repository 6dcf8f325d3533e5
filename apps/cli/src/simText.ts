import type { Report } from '@tessera/bots';
import { columns, figure, percent, type Terminal } from '@tessera/terminal';

/** Formats a series for the terminal: bots, seats, figures of the game, speed. */
export function simText(
  { bots, seats, metrics, matches, actions, seconds, actionsPerSecond }: Report,
  { paint, tableWidth }: Pick<Terminal, 'paint' | 'tableWidth'>,
): string {
  const head = (...cells: string[]) => cells.map(paint.bold);
  const interval = ([low, high]: readonly [number, number]) => `${percent(low)} to ${percent(high)}`;
  const standings = bots.map(({ name, wins, draws, losses, winRate, ci95, elo }) => [
    ...[paint.cyan(name), figure(wins), figure(draws), figure(losses)],
    ...[percent(winRate), interval(ci95), elo.toFixed(0)],
  ]);
  const chairs = seats.map(({ winRate, ci95 }, seat) => [`seat ${seat}`, percent(winRate), interval(ci95)]);
  const figures = Object.entries(metrics).map(([name, { mean, deviation, min, max }]) => [
    ...[name, figure(mean), figure(deviation), figure(min), figure(max)],
  ]);
  return [
    columns(
      [head('bot', 'wins', 'draws', 'losses', 'win rate', '95 %', 'elo'), ...standings],
      [1, 2, 3, 4, 5, 6],
      tableWidth,
    ),
    columns([head('seat', 'win rate', '95 %'), ...chairs], [1, 2], tableWidth),
    columns([head('figure', 'mean', 'deviation', 'min', 'max'), ...figures], [1, 2, 3, 4], tableWidth),
    paint.dim(
      `${figure(matches)} matches, ${figure(actions)} actions in ${seconds.toFixed(1)} s (${figure(Math.round(actionsPerSecond))} a second)`,
    ),
  ].join('\n\n');
}
