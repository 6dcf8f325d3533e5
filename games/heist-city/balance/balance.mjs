// `node games/heist-city/balance/balance.mjs [--bot greedy] [--matches 200] [--maps a,b] [--variants a,b] [--out file] [--check]`: plays
// a bot against itself on every map and writes the balance page. Hand-written findings stay in the page. With --check it writes nothing and exits with 1 if the page
// differs.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { prepare, print, root } from '../../../scripts/setup.mjs';

const DEFAULTS = {
  bot: 'greedy',
  matches: '200',
  // A greedy bot looks at every move at least once; for a searching one this is how many playouts it may make.
  iterations: '200',
  seed: 'balance',
  maps: '',
  variants: '',
  workers: '2',
  out: 'docs/heist-city-balance.md',
};

/** Finds the game for the arena, whose threads load this file. */
export async function find(id) {
  const { heistCity } = await import('@tessera/heist-city');
  const { heistCityBots } = await import('@tessera/heist-city/bot');
  return id === heistCity.id ? { game: heistCity, bots: heistCityBots } : undefined;
}

async function main(args) {
  const options = Object.fromEntries(Object.keys(DEFAULTS).map((name) => [name, { type: 'string' }]));
  const { check: isCheck, ...given } = parseArgs({ args, options: { ...options, check: { type: 'boolean' } } }).values;
  const settings = { ...DEFAULTS, ...given };
  await prepare();
  // On a fresh clone there is nothing to import before.
  const { balancePage, findingsIn } = await import('./page.mjs');
  const { heistCity, maps } = await import('@tessera/heist-city');
  const listed = (text) => text.split(',').filter((name) => name !== '');
  const chosen = maps.filter(({ id }) => settings.maps === '' || listed(settings.maps).includes(id));
  const reports = [];
  for (const { id, name } of chosen) {
    print(`${name} (${reports.length + 1} of ${chosen.length})`);
    reports.push({ id, name, report: await series({ map: id, variants: listed(settings.variants) }, settings) });
  }
  const out = resolve(root, settings.out);
  const findings = existsSync(out) ? findingsIn(readFileSync(out, 'utf8')) : '';
  const { version } = heistCity;
  const page = balancePage({ version, command: commandOf(settings), settings, reports, findings });
  if (isCheck) return checkPage(out, page);
  writeFileSync(out, page);
  print(`Written to ${out}`);
}

function checkPage(file, page) {
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === page;
  print(isSame ? `${file} has the same figures` : `${file} has other figures: run the command without --check`);
  process.exitCode = isSame ? 0 : 1;
}

async function series(options, { bot, matches, iterations, seed, workers }) {
  const { arena, progressBar } = await import('@tessera/bots/arena');
  return arena({
    entry: import.meta.url,
    game: 'heist-city',
    options,
    // Against itself, in both seats of as many matches.
    bots: [bot, bot],
    matches: Number(matches),
    seed: `${seed} ${options.map}`,
    budget: { iterations: Number(iterations) },
    workers: Number(workers),
    onProgress: progressBar(process.stderr),
  });
}

/** The command that gives the same page again. */
function commandOf(settings) {
  const given = Object.entries(settings).filter(([name, value]) => value !== DEFAULTS[name] && name !== 'workers');
  return ['node games/heist-city/balance/balance.mjs', ...given.map(([name, value]) => `--${name} ${value}`)].join(' ');
}

if (isMainThread && process.argv[1] === fileURLToPath(import.meta.url)) {
  // Not awaited here: the arena imports this module, which must have been evaluated by then.
  main(process.argv.slice(2)).catch((error) => {
    print(error.stack);
    process.exitCode = 1;
  });
}
