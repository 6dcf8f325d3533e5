import type { ScoreCount, Spread } from '@tessera/bots';
import { figure, percent } from '@tessera/terminal';
import { safe } from '@tessera/terminal/html';
import { exactScale, roundScale, type Scale } from './scale.ts';

const SHARE = exactScale(0, 1, [0, 0.25, 0.5, 0.75, 1]);

/** Draws rates with their confidence intervals, one row each, on a scale from 0 to 1, with a line at `par`. */
export function ratePlot(rows: readonly { readonly name: string; readonly tally: ScoreCount }[], par: number): string {
  const marks = rows.map(({ name, tally }, i) => {
    const { winRate, ci95 } = tally;
    const [low, high] = ci95.map((share) => SHARE.at(share)) as [number, number];
    const drawing = [
      grid(SHARE),
      rule(SHARE.at(par), 'par'),
      `<line class="whisker" x1="${low}%" x2="${high}%" y1="50%" y2="50%"/>`,
      cap(low),
      cap(high),
      `<circle class="dot seat-${i % 4}" cx="${SHARE.at(winRate)}%" cy="50%" r="7"/>`,
    ].join('');
    const label = `${name}: ${percent(winRate)}, 95 % interval ${percent(ci95[0])} to ${percent(ci95[1])}`;
    return row(name, svg(label, drawing), percent(winRate));
  });
  return plot(
    marks,
    axis(SHARE, (share) => `${100 * share} %`),
  );
}

/** Draws the shares of wins, draws and losses. */
export function resultBar(name: string, { wins, draws, losses }: ScoreCount): string {
  const total = wins + draws + losses;
  let from = 0;
  const parts = (
    [
      ['win', wins],
      ['draw', draws],
      ['loss', losses],
    ] as const
  ).map(([kind, count]) => {
    const width = total === 0 ? 0 : (100 * count) / total;
    const part = `<rect class="${kind}" x="${from}%" y="15%" width="${width}%" height="70%"/>`;
    from += width;
    return part;
  });
  const label = `${name}: ${wins} wins, ${draws} draws, ${losses} losses`;
  return row(name, svg(label, parts.join('')), `${figure(wins)} / ${figure(draws)} / ${figure(losses)}`);
}

/** Draws ratings, one row each, on a common scale. */
export function eloPlot(bots: readonly { readonly name: string; readonly elo: number }[]): string {
  const ratings = bots.map(({ elo }) => elo);
  const scale = roundScale(Math.min(...ratings) - 50, Math.max(...ratings) + 50);
  const marks = bots.map(({ name, elo }, i) => {
    const place = scale.at(elo);
    const drawing = [
      grid(scale),
      rule(scale.at(1500), 'par'),
      `<line class="stem" x1="${scale.at(1500)}%" x2="${place}%" y1="50%" y2="50%"/>`,
      `<circle class="dot seat-${i % 4}" cx="${place}%" cy="50%" r="7"/>`,
    ].join('');
    return row(name, svg(`${name}: Elo ${elo.toFixed(0)}`, drawing), elo.toFixed(0));
  });
  return plot(marks, axis(scale, String));
}

/** Draws figures of one kind: a bar to each mean, with a whisker of one standard deviation. */
export function barPlot(rows: readonly (readonly [name: string, spread: Spread])[]): string {
  const least = ({ min, mean, deviation }: Spread) => Math.max(min, mean - deviation);
  const most = ({ max, mean, deviation }: Spread) => Math.min(max, mean + deviation);
  const scale = roundScale(
    Math.min(0, ...rows.map(([, spread]) => least(spread))),
    Math.max(0, ...rows.map(([, spread]) => most(spread))),
  );
  const bars = rows.map(([name, spread]) => {
    const { mean, deviation } = spread;
    const [from, to] = [scale.at(Math.min(0, mean)), scale.at(Math.max(0, mean))];
    const drawing = [
      grid(scale),
      `<rect class="box" x="${from}%" y="22%" width="${to - from}%" height="56%" rx="2"/>`,
      `<line class="whisker" x1="${scale.at(least(spread))}%" x2="${scale.at(most(spread))}%" y1="50%" y2="50%"/>`,
    ].join('');
    return row(name, svg(`${name}: mean ${figure(mean)}, deviation ${figure(deviation)}`, drawing), figure(mean));
  });
  return plot(bars, axis(scale, figure));
}

/**
 * Draws the distribution of a figure: a line from minimum to maximum, a box of one standard deviation, and a mark at
 * the mean.
 */
export function spreadPlot(name: string, { mean, deviation, min, max }: Spread): string {
  const scale = exactScale(min, max);
  const from = scale.at(Math.max(min, mean - deviation));
  const to = scale.at(Math.min(max, mean + deviation));
  const drawing =
    min === max
      ? '<circle class="dot" cx="50%" cy="50%" r="6"/>'
      : [
          '<line class="whisker" x1="0%" x2="100%" y1="50%" y2="50%"/>',
          `<rect class="box" x="${from}%" y="20%" width="${to - from}%" height="60%" rx="4"/>`,
          `<line class="mean" x1="${scale.at(mean)}%" x2="${scale.at(mean)}%" y1="10%" y2="90%"/>`,
        ].join('');
  const label = `${name}: mean ${figure(mean)}, deviation ${figure(deviation)}, from ${figure(min)} to ${figure(max)}`;
  return `${svg(label, drawing)}<div class="ends"><span>${figure(min)}</span><span>${figure(max)}</span></div>`;
}

function plot(rows: readonly string[], foot: string): string {
  return `<div class="plot">${rows.join('')}${foot}</div>`;
}

function row(name: string, drawing: string, value: string): string {
  return `<div class="row"><span class="name">${safe(name)}</span>${drawing}<span class="value">${safe(value)}</span></div>`;
}

/** Uses percentages of the width, so that text keeps its size on any screen. */
function svg(label: string, drawing: string): string {
  return `<svg role="img" aria-label="${safe(label)}">${drawing}</svg>`;
}

function axis(scale: Scale, text: (value: number) => string): string {
  const ticks = scale.ticks.map(
    (tick) => `<text x="${scale.at(tick)}%" y="12" text-anchor="middle">${safe(text(tick))}</text>`,
  );
  return `<div class="row axis"><span></span><svg aria-hidden="true">${ticks.join('')}</svg><span></span></div>`;
}

function grid({ ticks, at }: Scale): string {
  return ticks.map((tick) => rule(at(tick), 'grid')).join('');
}

function rule(place: number, kind: string): string {
  return `<line class="${kind}" x1="${place}%" x2="${place}%" y1="0%" y2="100%"/>`;
}

function cap(place: number): string {
  return `<line class="whisker" x1="${place}%" x2="${place}%" y1="35%" y2="65%"/>`;
}
