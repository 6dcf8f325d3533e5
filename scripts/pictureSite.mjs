// Shared code of the screenshot scripts: the built server with a temporary data folder, players with separate browser contexts,
// and matches that bots play from fixed seeds up to a player's decision.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { botOf, budgetOf, levelsOf } from '@tessera/bots';
import { find } from '@tessera/catalog';
import { fastChance, Match } from '@tessera/kernel';
import { chromium } from 'playwright-core';
import { provision } from './provision.mjs';
import { root } from './setup.mjs';

export const NAMES = ['Ada', 'Jonas', 'Mira', 'Noah'];
/** Budget of a bot in iterations instead of time, so that results are reproducible. */
const LOOKS = 40;

/** Moves of black and white in turn on a board of 15 columns. */
const GOMOKU = '7,7 8,7 8,8 6,6 9,9 10,10 7,9 9,7 8,9 6,9 10,9 11,9 7,8 7,10 9,8 6,8 10,8 11,8'
  .split(' ')
  .map((place) => place.split(',').map(Number))
  .map(([column, row]) => ({ type: 'place', cell: row * 15 + column }));

/** Per table: the match, its minimum number of entries, the viewing seat, the question, and the buttons to press. */
export const TABLES = [
  { name: 'heist-city', options: { map: 'ballroom' }, seed: 'a picture', from: 50, seat: 0, kind: 'act', press: ['1'] },
  { name: 'gloomhaven', options: { scenario: 1 }, seed: 'a picture', from: 40, seat: 0 },
  { name: 'war-of-the-ring', options: {}, seed: 'a picture', from: 60, seat: 1, press: ['1'] },
  { name: 'liars-dice', options: { dice: 5 }, seats: 3, seed: 'a picture', from: 4, seat: 0, kind: 'bid' },
  { name: 'duel', options: {}, seed: 'a picture', from: 12, seat: 0 },
  {
    name: 'gomoku',
    options: { columns: 15, rows: 15, inARow: 5 },
    moves: GOMOKU,
    seed: 'a picture',
    from: 18,
    seat: 0,
  },
];

/** Starts the built server and a browser; `close` ends both. */
export async function openSite() {
  const { found } = provision({ need: ['chromium'] });
  if (found.chromium === undefined) process.exit(1);
  const server = await startServer();
  const browser = await chromium.launch({ executablePath: found.chromium, args: ['--no-sandbox', '--disable-gpu'] });
  const close = async () => {
    await browser.close();
    server.stop();
  };
  return { url: server.url, browser, close };
}

/** Creates a player with a name and a separate browser context. */
export async function person({ browser, url }, name, viewport) {
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    locale: 'en-GB',
  });
  await context.request.get('/api/me');
  await ask(context, 'PATCH', '/api/me', { name });
  return { context, page: await context.newPage() };
}

async function ask({ request }, method, path, data) {
  const answer = await request.fetch(path, {
    method,
    data,
    headers: { 'x-tessera': '1', 'content-type': 'application/json' },
  });
  if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`);
  return answer.json();
}

/** Creates a match of these players, the first of them in the seat of the picture, and returns its id. */
export async function seated(table, people) {
  const match = await played(table);
  const { id, seats } = await ask(people[0].context, 'POST', '/api/replays', match.save());
  // The other players take the remaining seats.
  const others = people.slice(1);
  for (const [seat, { kind }] of seats.entries()) {
    const who = seat === table.seat ? people[0] : others.shift();
    if (kind === 'open') await ask(who.context, 'PUT', `/api/matches/${id}/seats/${seat}`, { kind: 'me' });
  }
  return id;
}

/** Plays the match up to the picture with bots, with the same dice and the same budget every time. */
async function played({ name, options, seats = 2, seed, moves = [], from, seat, kind }) {
  const { game, bots } = find(name);
  // The first player has the seat of the picture.
  const order = Array.from({ length: seats }, (_, i) => NAMES[(i - seat + seats) % seats]);
  const match = Match.create(game, { options, seats: order.map((who) => ({ kind: 'human', name: who })), seed });
  const isThere = () =>
    match.seq >= from &&
    match.decisions.some((each) => each.seat === seat && (kind === undefined || each.kind === kind));
  while (!isThere()) {
    const by = match.decisions[0]?.seat;
    if (by === undefined && from === Number.POSITIVE_INFINITY) return match;
    if (by === undefined) throw new Error(`${name} is over before the picture`);
    const done = match.apply(by, moves[match.seq] ?? (await botMove(match, game, bots, by)));
    if (!done.ok) throw new Error(`${name}, move ${match.seq}: ${done.refusal.code}`);
  }
  return match;
}

function botMove(match, game, bots, seat) {
  return botOf(game, bots, levelsOf(bots).normal.bot).choose({
    view: match.view(seat),
    seat,
    legal: match.legal(seat),
    budget: budgetOf({ iterations: LOOKS }, () => 0),
    chance: fastChance(`picture ${match.seq}`),
  });
}

/** Starts the built server with a temporary data folder. */
async function startServer() {
  const data = mkdtempSync(join(tmpdir(), 'tessera-pictures-'));
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    TESSERA_PORT: '0',
    TESSERA_DATA_DIR: data,
    TESSERA_LIMITS: 'off',
  };
  const child = spawn(process.execPath, [join(root, 'apps/server/dist/main.js')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => {
    child.kill('SIGTERM');
    rmSync(data, { recursive: true, force: true });
  };
  const url = await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const at = /"url":"([^"]+)"/.exec(line)?.[1];
      if (at !== undefined) resolve(at);
    });
  });
  return { url, stop };
}
