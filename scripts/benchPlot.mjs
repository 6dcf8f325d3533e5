// Plots of each row's ratio to its target over all runs, stacked vertically. SVG without styles or scripts.
const WIDTH = 760;
const ROW = 54;
const LEFT = 260;
const RIGHT = 90;
// A medium tone that is readable on light and dark backgrounds.
const INK = '#8a7f70';
const GOOD = '#2f8f5b';
const BAD = '#c8553d';

/** Returns the plot of rows, each with its points in order of time. */
export function plotOf(rows) {
  const bodies = rows.map((row, i) => strip(row, i * ROW));
  const height = rows.length * ROW + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}" font-family="sans-serif" font-size="12">\n<title>Ratios over time, each against its target</title>\n${bodies.join('\n')}\n</svg>\n`;
}

function strip({ id, points }, top) {
  // Logarithmic around the target: twice as good is as far above as half as good is below.
  const heights = points.map(({ ratio, target }) => Math.log2(ratio / target));
  const reach = Math.max(1, ...heights.map(Math.abs));
  const width = WIDTH - LEFT - RIGHT;
  const x = (i) => round(LEFT + (points.length === 1 ? width / 2 : (i * width) / (points.length - 1)));
  const y = (value) => round(top + ROW / 2 - (value / reach) * (ROW / 2 - 8));
  const line = heights.map((value, i) => `${x(i)},${y(value)}`).join(' ');
  const dots = points.map(({ ok, date, ratio }, i) => {
    const title = `${date.slice(0, 16)}: ${Number(ratio.toPrecision(3))}x`;
    return `<circle cx="${x(i)}" cy="${y(heights[i])}" r="3" fill="${ok ? GOOD : BAD}"><title>${title}</title></circle>`;
  });
  const last = points.at(-1);
  return [
    `<text x="4" y="${top + ROW / 2 + 4}" fill="${INK}">${id}</text>`,
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y(0)}" y2="${y(0)}" stroke="${INK}" stroke-dasharray="4 4"/>`,
    `<polyline points="${line}" fill="none" stroke="${INK}"/>`,
    ...dots,
    `<text x="${WIDTH - RIGHT + 10}" y="${top + ROW / 2 + 4}" fill="${last.ok ? GOOD : BAD}">${Number(last.ratio.toPrecision(3))}x of ${last.target}x</text>`,
  ].join('\n');
}

function round(number) {
  return Math.round(number * 10) / 10;
}
