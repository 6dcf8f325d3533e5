import type { Report } from '@tessera/bots';
import { figure, percent } from '@tessera/terminal';
import { htmlPage, panel, safe, table } from '@tessera/terminal/html';
import { groupMetrics } from './groups.ts';
import { barPlot, eloPlot, ratePlot, resultBar, spreadPlot } from './plots.ts';

/** Parameters of a report besides its results. */
export interface ReportContext {
  readonly options: object;
  /** Command that repeats the series. */
  readonly command: string;
}

/** Returns a report on a series as one self-contained HTML file. */
export function reportPage(report: Report, { options, command }: ReportContext): string {
  const { game, bots, matches, seed } = report;
  const title = `${game}: ${bots.map(({ name }) => name).join(bots.length === 2 ? ' against ' : ', ')}`;
  return htmlPage({
    title,
    lead: `${figure(matches)} matches, seed ${safe(seed)}, options ${safe(JSON.stringify(options))}`,
    body: `${strip(report)}
${standings(report)}
${winRates(report)}
${ratings(report)}
${seatRates(report)}
${results(report)}
${figures(report)}
${panel('Play it again', 'the same series', `<pre>${safe(command)}</pre>`, 'wide')}`,
    footer:
      "Made by tessera sim. A draw counts as half a win. Intervals are Wilson's, 95 %. Elo is a Bradley-Terry fit among these bots, mean 1500.",
  });
}

function strip({ matches, actions, seconds, actionsPerSecond, metrics }: Report): string {
  const tiles: readonly (readonly [string, string])[] = [
    ['Matches', figure(matches)],
    ['Actions', figure(actions)],
    ['Actions a match', metrics.actions ? figure(metrics.actions.mean) : '0'],
    ['Seconds', seconds.toFixed(1)],
    ['Actions a second', figure(Math.round(actionsPerSecond))],
  ];
  const cells = tiles.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl class="strip">${cells.join('')}</dl>`;
}

function standings({ bots }: Report): string {
  const rows = bots.map(({ name, wins, draws, losses, winRate, ci95: [low, high], elo }) => [
    ...[name, figure(wins), figure(draws), figure(losses), percent(winRate)],
    ...[`${percent(low)} to ${percent(high)}`, elo.toFixed(0)],
  ]);
  const heading = ['Bot', 'Wins', 'Draws', 'Losses', 'Win rate', '95 % interval', 'Elo'];
  return panel('Standings', 'over all matches', table(heading, rows), 'wide');
}

function winRates({ bots, seats }: Report): string {
  const rows = bots.map((tally) => ({ name: tally.name, tally }));
  return panel('Win rates', 'with 95 % intervals; dashed: the average', ratePlot(rows, par(seats)));
}

function ratings({ bots }: Report): string {
  const ratings = bots.map(({ elo }) => elo);
  const isTold = Math.max(...ratings) - Math.min(...ratings) >= 1;
  const content = isTold ? eloPlot(bots) : '<p>These bots fared alike in every match, so there is nothing to rate.</p>';
  return panel('Elo', 'against each other, mean 1500', content);
}

function seatRates({ seats }: Report): string {
  const rows = seats.map((tally, seat) => ({ name: `Seat ${seat}`, tally }));
  return panel('Seats', 'is it good to go first? dashed: the average', ratePlot(rows, par(seats)));
}

function results({ bots }: Report): string {
  const bars = bots.map((bot) => resultBar(bot.name, bot)).join('');
  const key = [
    ['Wins', '--good'],
    ['Draws', '--even'],
    ['Losses', '--bad'],
  ].map(([name, colour]) => `<li style="--c: var(${colour})">${name}</li>`);
  return panel('Results', 'wins / draws / losses', `${bars}<ul class="key">${key.join('')}</ul>`);
}

function figures({ metrics }: Report): string {
  const { single, groups } = groupMetrics(metrics);
  const cards = single.map(([name, spread]) => {
    const heading = `<h3>${safe(name)}<span>${figure(spread.mean)} ± ${figure(spread.deviation)}</span></h3>`;
    return `<div>${heading}${spreadPlot(name, spread)}</div>`;
  });
  const note = 'least to most, the mean, and one deviation around it';
  const panels = groups.map(([name, rows]) => panel(name, 'mean a match, and one deviation', barPlot(rows)));
  return [...panels, panel('Figures', note, `<div class="figures">${cards.join('')}</div>`, 'wide')].join('\n');
}

/** Returns the average win rate of a seat: the expected rate if neither bot nor seat mattered. */
function par(seats: Report['seats']): number {
  return seats.reduce((sum, { winRate }) => sum + winRate, 0) / Math.max(1, seats.length);
}
