import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Share = z.number().min(0).max(1);
const Sim = z.strictObject({
  game: z.literal('gomoku'),
  matches: z.int(),
  seed: z.string(),
  seconds: z.number().positive(),
  actions: z.int().positive(),
  actionsPerSecond: z.number().positive(),
  bots: z.array(
    z.strictObject({
      name: z.string(),
      wins: z.int().min(0),
      draws: z.int().min(0),
      losses: z.int().min(0),
      winRate: Share,
      ci95: z.tuple([Share, Share]),
      elo: z.number(),
    }),
  ),
  metrics: z.record(z.string(), z.record(z.string(), z.number())),
});

const SERIES = ['sim', 'gomoku', '--bots', 'mcts,random', '--matches', '20', '--seed', 'S', '--iterations', '50'];

test('sim reports that a searching bot beats a random one', async () => {
  const { exit, json } = await tessera([...SERIES, '--workers', '0', '--json']);
  expect(exit).toBe(0);
  const { bots, matches } = Sim.parse(json());
  const [mcts, random] = bots;
  expect(matches).toBe(20);
  expect(mcts!.wins).toBeGreaterThan(random!.wins);
  expect(mcts!.wins + mcts!.draws + mcts!.losses).toBe(20);
  expect(mcts!.elo).toBeGreaterThan(random!.elo);
});

test('sim plays the same series for the same seed, with and without threads', async () => {
  const timeless = (document: unknown) => ({ ...Sim.parse(document), seconds: 1, actionsPerSecond: 1 });
  const here = await tessera([...SERIES, '--workers', '0', '--json']);
  const threads = await tessera([...SERIES, '--workers', '2', '--json']);
  expect(timeless(threads.json())).toEqual(timeless(here.json()));
});

test('sim --out writes a self-contained report with the command to repeat it', async () => {
  const cwd = scratchFolder();
  const options = '{"columns": 4}';
  const argv = [...SERIES, '--workers', '0', '--options', options, '--out', 'report.html'];
  const { exit, out, err } = await tessera(argv, { cwd });
  expect(exit).toBe(0);
  expect(out).toMatch(/mcts +\d+ +\d+ +\d+/);
  expect(err).toContain('Report written to report.html');
  const html = readFileSync(join(cwd, 'report.html'), 'utf8');
  expect(html).not.toMatch(/\b(src|href)=|url\(|@import|<script/);
  expect(html).toContain(
    'tessera sim gomoku --bots mcts,random --matches 20 --seed S --iterations 50 --options &#39;{&quot;columns&quot;:4,&quot;rows&quot;:3,&quot;inARow&quot;:3}&#39;',
  );
  expect(html).toContain('aria-label="mcts: ');
  expect(html).toContain('aria-label="Seat 1: ');
});

test('sim fails with a usage error and a suggestion for an unknown bot', async () => {
  const { exit, json } = await tessera(['sim', 'gomoku', '--bots', 'mtcs,random', '--json']);
  expect(exit).toBe(2);
  expect(json()).toEqual({ error: { code: 'unknown-bot', message: expect.stringContaining('Did you mean "mcts"?') } });
});

test('sim accepts simple options of the game as flags', async () => {
  const argv = ['sim', 'gomoku', '--bots', 'random,random', '--matches', '2', '--workers', '0', '--json'];
  const single = await tessera([...argv, '--columns', '4', '--rows', '5']);
  const whole = await tessera([...argv, '--options', '{"columns": 4, "rows": 5}']);
  const usual = await tessera(argv);
  const actions = (document: unknown) => Sim.parse(document).actions;
  expect(single.exit).toBe(0);
  expect(actions(single.json())).toBe(actions(whole.json()));
  expect(actions(single.json())).not.toBe(actions(usual.json()));
});

test.each([
  [['--columns', 'many'], 'bad-option', 'options.columns'],
  [['--columns', '4', '--options', '{"columns": 4}'], 'bad-option', '--columns is in --options already'],
  [['--colums', '4'], 'unknown-option', 'Did you mean "--columns"?'],
  [['--scenario', '1'], 'unknown-option', '--scenario'],
])('sim %j fails with a usage error that names the problem', async (flags, code, message) => {
  const { exit, json } = await tessera(['sim', 'gomoku', '--matches', '1', ...flags, '--json']);
  expect(exit).toBe(2);
  expect(json()).toEqual({ error: { code, message: expect.stringContaining(message) } });
});

test('sim --help lists the options of the named game', async () => {
  const { out } = await tessera(['sim', 'gomoku', '--help']);
  expect(out).toContain('Options of gomoku');
  expect(out).toMatch(/--columns <\S+>/);
  expect((await tessera(['sim', '--help'])).out).not.toContain('Options of gomoku');
});

test('sim accepts the scenario and difficulty of Gloomhaven as flags', async () => {
  const { exit, json } = await tessera([
    ...['sim', 'gloomhaven', '--bots', 'random', '--players', '2', '--matches', '1', '--workers', '0'],
    ...['--scenario', '1', '--difficulty', 'easy', '--json'],
  ]);
  expect(exit).toBe(0);
  expect(json()).toMatchObject({ game: 'gloomhaven', matches: 1 });
});
