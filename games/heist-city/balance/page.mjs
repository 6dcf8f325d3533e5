import { wilson } from '@tessera/bots';

const OPEN = '<!-- findings: written by hand, kept by the script -->';
const CLOSE = '<!-- end of the findings -->';

/** Sources of points: the name of the metric and the heading on the page. */
const SOURCES = {
  'info-drop-extract': 'extraction',
  'hack-info-drop': 'upload',
  'hack-computer': 'computers',
  escape: 'escape',
  'mob-intel': 'mob intel',
  'reveal-hidden': 'reveals (Hidden)',
  'reveal-disguised': 'reveals (Disguised)',
  'down-enemy': 'falls',
};
const TURNS = [1, 2, 3, 4, 5];
const SEATS = [0, 1];
const NPCS = ['guard', 'elite', 'turret'];

/** The balance report as a page of Markdown. */
export function balancePage({ version, command, settings, reports, findings }) {
  const { bot, matches, iterations, variants } = settings;
  const rulings = variants === '' ? 'the default rulings' : `the variants ${variants}`;
  return [
    '# Heist City: balance',
    '',
    'Made by',
    '',
    '```sh',
    command,
    '```',
    '',
    `\`${bot}\` against itself, ${matches} matches on each map with ${rulings}, at most ${iterations} iterations per`,
    'decision; the bots change seats after every match. The dice come from fixed seeds, so the same command gives the',
    `same figures. Rules ${version}. Intervals are 95 %.`,
    '',
    OPEN,
    findings.trim(),
    CLOSE,
    '',
    '## First player',
    '',
    'A roll-off decides the deploying player, who places first and has the initiative on turns 1, 3 and 5. A draw is half',
    'a win. The seat says which zone a crew starts in.',
    '',
    table(
      [
        'Map',
        'Deploying player wins',
        'interval',
        'Verdict',
        'lead in points',
        'First zone wins',
        'interval',
        'Verdict',
      ],
      reports.map(({ name, report }) => [name, ...firstPlayer(report), ...firstZone(report)]),
    ),
    '',
    '## Points by source',
    '',
    'For each crew and match.',
    '',
    table(
      ['Map', 'all', ...Object.values(SOURCES)],
      reports.map(({ name, report }) => [name, fixed(pointsOf(report)), ...sources(report)]),
    ),
    '',
    '## Alert level of the NPC phase',
    '',
    '0 Unaware, 1 Suspicious, 2 Alert, 3 Lockdown; the mean over all matches.',
    '',
    table(
      ['Map', ...TURNS.map((turn) => `turn ${turn}`)],
      reports.map(({ name, report }) => [name, ...TURNS.map((turn) => fixed(mean(report, `alert.turn ${turn}`)))]),
    ),
    '',
    '## Length and damage',
    '',
    'Decisions of both players together; wounds that NPCs and crews deal, and the weapons that deal most of them.',
    '',
    table(
      ['Map', 'decisions', 'out at the end', 'wounds by NPCs', 'wounds by crews', 'most of them by'],
      reports.map(({ name, report }) => [name, ...violence(report)]),
    ),
    '',
  ].join('\n');
}

/** Returns the hand-written findings of an earlier page. */
export function findingsIn(page) {
  const from = page.indexOf(OPEN);
  const to = page.indexOf(CLOSE);
  return from < 0 || to < from ? '' : page.slice(from + OPEN.length, to).trim();
}

function firstPlayer({ metrics, matches }) {
  const { mean: lead, deviation } = metrics['deploying.lead'];
  const margin = (1.96 * deviation) / Math.sqrt(matches);
  const rate = metrics['deploying.win'].mean;
  const interval = wilson(rate * matches, matches);
  return [
    percent(rate),
    span(interval),
    verdict(interval, 'deploying player', 'second player'),
    `${signed(lead)} ± ${fixed(margin)}`,
  ];
}

function firstZone({ seats: [{ winRate, ci95 }] }) {
  return [percent(winRate), span(ci95), verdict(ci95, 'first zone', 'second zone')];
}

/** Names the side with the advantage if the interval excludes 50 %. */
function verdict([low, high], first, second) {
  return low > 0.5 ? first : high < 0.5 ? second : 'even';
}

function pointsOf(report) {
  return ofBoth(report, (seat) => `points.seat ${seat}`);
}

function sources(report) {
  return Object.keys(SOURCES).map((source) => fixed(ofBoth(report, (seat) => `vp seat ${seat}.${source}`)));
}

/** The mean over the two crews. */
function ofBoth(report, metric) {
  return SEATS.reduce((sum, seat) => sum + mean(report, metric(seat)), 0) / SEATS.length;
}

function violence(report) {
  const wounds = Object.entries(report.metrics)
    .filter(([name]) => name.startsWith('damage.'))
    .map(([name, spread]) => [name.slice('damage.'.length), spread.mean])
    .sort(([, a], [, b]) => b - a);
  const sum = (list) => list.reduce((total, [, dealt]) => total + dealt, 0);
  const byNpcs = wounds.filter(([name]) => NPCS.includes(name));
  const byCrews = wounds.filter(([name]) => !NPCS.includes(name));
  const { mean: decisions, deviation } = report.metrics.actions;
  return [
    `${Math.round(decisions)} ± ${Math.round(deviation)}`,
    fixed(mean(report, 'unconscious')),
    fixed(sum(byNpcs)),
    fixed(sum(byCrews)),
    byCrews
      .slice(0, 3)
      .map(([name, dealt]) => `${name} ${fixed(dealt)}`)
      .join(', '),
  ];
}

function mean({ metrics }, name) {
  return metrics[name]?.mean ?? 0;
}

function table(head, rows) {
  const align = head.map((_, i) => (i === 0 ? '---' : '---:'));
  return [head, align, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function percent(rate) {
  return `${(100 * rate).toFixed(1)} %`;
}

function span([low, high]) {
  return `${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)}`;
}

function signed(number) {
  return `${number < 0 ? '−' : '+'}${fixed(Math.abs(number))}`;
}

function fixed(number) {
  return number.toFixed(2);
}
