// `npm run bench:page`: docs/benchmarks-over-time.md and its plots from bench/history/runs.jsonl. Nothing is measured.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { plotOf } from './benchPlot.mjs';
import { root } from './setup.mjs';

const HISTORY = 'bench/history/runs.jsonl';
const PAGE = 'docs/benchmarks-over-time.md';
const PICTURES = 'docs/pictures/';

if (process.argv[1] === fileURLToPath(import.meta.url)) writePage(root);

export function writePage(folder) {
  const { page, plots } = pageOf(runsIn(folder));
  mkdirSync(folder + PICTURES, { recursive: true });
  for (const { file, svg } of plots) writeFileSync(folder + PICTURES + file, svg);
  writeFileSync(folder + PAGE, page);
}

/** Every run that was recorded, oldest first. */
export function runsIn(folder) {
  if (!existsSync(folder + HISTORY)) return [];
  const lines = readFileSync(folder + HISTORY, 'utf8')
    .split('\n')
    .filter(Boolean);
  return lines.map((line) => JSON.parse(line)).sort((a, b) => a.date.localeCompare(b.date));
}

/** The page: each row as it was last measured, with date and machine, and a plot an area. */
export function pageOf(runs) {
  const measured = runs.flatMap(({ date, machine, rows }) => rows.map((row) => ({ date, machine, ...row })));
  const ids = [...new Set(measured.map(({ id }) => id))].sort();
  const areas = [...new Set(ids.map((id) => id.split('.')[0]))];
  const plots = areas.map((area) => ({
    area,
    file: `bench-${area}.svg`,
    svg: plotOf(
      ids
        .filter((id) => id.startsWith(`${area}.`))
        .map((id) => ({ id, points: measured.filter((row) => row.id === id) })),
    ),
  }));
  const table = ids.map((id) => rowOf(measured.filter((row) => row.id === id)));
  const page = `# Benchmarks over time

Made by \`npm run bench:page\` from \`bench/history/runs.jsonl\`, in which \`npm run bench -- --record\` adds a line a run; do not edit. What the rows measure:
[benchmarks](benchmarks.md). A ratio says how many times better than the peer, or than the limit, we are in the same run; in the plots the line across is the target.
${runs.length} runs, ${measured.length} figures.

| row | last | target | worst | best | runs | date | machine |
| --- | ---: | ---: | ---: | ---: | ---: | --- | --- |
${table.join('\n')}

${plots.map(({ area, file }) => `## ${area}\n\n![Ratios of the rows of ${area} over all runs, each against its target](pictures/${file})`).join('\n\n')}
`;
  return { page, plots };
}

function rowOf(rows) {
  const last = rows.at(-1);
  const ratios = rows.map(({ ratio }) => ratio);
  const verdict = last.ok ? '' : ' (missed)';
  const cells = [
    `\`${last.id}\``,
    `${figure(last.ratio)}x${verdict}`,
    `${figure(last.target)}x`,
    `${figure(Math.min(...ratios))}x`,
    `${figure(Math.max(...ratios))}x`,
  ];
  return `| ${[...cells, rows.length, last.date.slice(0, 16).replace('T', ' '), last.machine].join(' | ')} |`;
}

function figure(number) {
  return Number(number.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
}
