import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMatchFile } from '@tessera/kernel';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { scratchFolder, tessera } from '../testing/tessera.ts';

const Ending = z.strictObject({
  outcome: z.strictObject({ results: z.array(z.enum(['win', 'draw', 'loss'])), why: z.string().optional() }).nullable(),
  seq: z.int(),
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  file: z.string().optional(),
});

const HOT_SEAT = ['play', 'gomoku', '--seats', 'human:Ada,human:Bo', '--seed', '1'];

test('play accepts numbers, words and JSON until a player wins', async () => {
  const input = ['1', 'place at a2', '{"type":"place","cell":1}', 'PLACE AT B2', 'place at c1'];
  const { exit, out } = await tessera(HOT_SEAT, { input });
  expect(exit).toBe(0);
  expect(out).toContain('X X X\nO O ·');
  expect(out).toContain('Ada wins, Bo loses. A whole line of stones.');
});

test('play shows the teams of a match, which win and lose together', async () => {
  const seats = 'human:Ada,human:Bo,human:Cy,human:Dee';
  const pairs = ['play', 'liars-dice', '--seats', seats, '--options', '{"dice":1,"pairs":true}', '--seed', '1'];
  const bluff = [
    '',
    'bid 4 × ⚅',
    '',
    'call them a liar',
    'on with it',
    '',
    'on with it',
    '',
    'on with it',
    '',
    'on with it',
  ];
  const { exit, out } = await tessera(pairs, { input: bluff });
  expect(exit).toBe(0);
  expect(out).toContain(': Foxes (Ada, Cy) against Owls (Bo, Dee). Type');
  // Partners see each other's dice, the other pair does not.
  expect(out).toMatch(/> Ada \(Foxes\): [⚀-⚅]\n {2}Bo \(Owls\): \?\n {2}Cy \(Foxes\): [⚀-⚅]\n {2}Dee \(Owls\): \?/);
});

test('play runs a sub-match, saves it with the match and verifies both', async () => {
  const folder = scratchFolder();
  const series = [
    'play',
    'best-of',
    '--seats',
    'human:Ada,human:Bo',
    '--seed',
    '1',
    '--wins',
    '1',
    '--save',
    'it.json',
  ];
  const column = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'a4'].map((cell) => `place at ${cell}`);
  const { exit, out } = await tessera(series, { input: ['Bo begins', ...column], cwd: folder });
  expect(exit).toBe(0);
  expect(out).toContain('Bo wins the game: 1 to 0');
  expect(readMatchFile(readFileSync(join(folder, 'it.json'), 'utf8')).opened).toHaveLength(1);
  expect((await tessera(['replay', 'verify', 'it.json'], { cwd: folder })).exit).toBe(0);
  const again = await tessera(['play', '--load', 'it.json'], { cwd: folder });
  expect(again.out).toContain('Enough games won.');
});

test('play numbers the legal actions and keeps the numbers when a text filters them', async () => {
  const { out } = await tessera(HOT_SEAT, { input: ['b', '5'] });
  expect(out).toContain('9. place at c3');
  expect(out).toContain('Ada> b\n2. place at b1  5. place at b2  8. place at b3');
  expect(out).toContain('1. Ada: place at b2');
});

test('why gives the reason of a refusal, for words and for JSON', async () => {
  const { out } = await tessera(HOT_SEAT, {
    input: ['5', 'why place at b2', 'why {"type":"place","cell":99}', 'why 1'],
  });
  expect(out).toContain('Bo> why place at b2\nNo: Cell b2 already holds a stone.');
  expect(out).toContain('No: Cell 99 is off the board, which has 9 cells.');
  expect(out).toContain('Bo> why 1\nAllowed.');
});

test('play understands a bare action name that was not offered before', async () => {
  const argv = ['play', 'liars-dice', '--seats', 'human:Ada,bot:random', '--seed', '1'];
  const { out } = await tessera(argv, { input: ['why challenge', 'challenge', 'why something'] });
  expect(out.match(/There is no bid yet/g)).toHaveLength(2);
  expect(out).toContain('"something" is not an action that was ever on offer.');
});

test('play gives the reason when it refuses an action and changes nothing', async () => {
  const { out } = await tessera(HOT_SEAT, { input: ['5', 'place at b2', '{"type":"jump"}', 'nonsense', '99'] });
  expect(out).toContain('Bo> place at b2\nNo: Cell b2 already holds a stone.');
  expect(out).toContain('No: That is not an action of this game');
  expect(out).toContain('"nonsense" is not one of the choices.');
  expect(out).toContain('"99" is not one of the choices.');
  expect(out).toContain('The match stops after 1 action.');
});

test('undo returns the decision to its player, and redo repeats it', async () => {
  const { out } = await tessera(HOT_SEAT, { input: ['5', 'undo', 'redo', 'undo', 'undo', '1'] });
  expect(out.match(/Taken back: Ada decides again\./g)).toHaveLength(2);
  expect(out).toContain('Ada> undo\nThere is nothing to undo.');
  expect(out).toContain('1. Ada: place at a1');
});

test('play in German translates choices, refusals, undo, help and the ending', async () => {
  const input = ['5', 'undo', 'undo', 'nonsense', 'why nonsense', 'explain it', 'help'];
  const { out } = await tessera([...HOT_SEAT, '--language', 'de'], { input });
  expect(out).toContain('„help“ zeigt die Hilfe.');
  expect(out).toContain('Zurückgenommen: Ada entscheidet noch einmal.');
  expect(out).toContain('Es gibt nichts zurückzunehmen.');
  expect(out).toContain('„nonsense“ steht nicht zur Wahl.');
  expect(out).toContain('quit: den Tisch verlassen');
  expect(out).toContain('Die Partie hält nach 0 Aktionen an.');
  expect(out).not.toMatch(/\b(the|There|Type|Taken|match|choices)\b/);
});

test('undo against a bot also takes back the answer of the bot', async () => {
  const argv = ['play', 'gomoku', '--bots', 'random', '--seed', '1', '--json'];
  const played = await tessera(argv, { input: ['5', '1'] });
  const undone = await tessera(argv, { input: ['5', '1', 'undo', 'undo'] });
  expect(Ending.parse(played.json()).seq).toBe(4);
  expect(Ending.parse(undone.json()).seq).toBe(0);
});

test('undo of dice against bots makes a match practice, in its file and when it is loaded', async () => {
  const cwd = scratchFolder();
  const argv = ['play', 'liars-dice', '--bots', 'random', '--seed', '1'];
  const bid = ['1', '1', 'undo'];
  const { out } = await tessera([...argv, '--save', 'practice.json'], { cwd, input: [...bid, 'save copy.json'] });
  expect(out).toMatch(/Taken back: .*\n.*This match is practice from now on\./);
  for (const file of ['practice.json', 'copy.json'])
    expect(readMatchFile(readFileSync(join(cwd, file), 'utf8')).practice).toBe(true);
  const again = await tessera(['play', '--load', 'practice.json'], { cwd, input: ['1'] });
  expect(again.out).toContain('This match is practice.');
  expect(readMatchFile(readFileSync(join(cwd, 'practice.json'), 'utf8')).practice).toBe(true);
});

test('redo repeats the answer of the bot', async () => {
  const argv = ['play', 'gomoku', '--bots', 'random', '--seed', '1', '--json'];
  const played = await tessera(argv, { input: ['5'] });
  const redone = await tessera(argv, { input: ['5', 'undo', 'redo'] });
  expect(redone.json()).toEqual(played.json());
});

test('log prints the whole match, and view prints the board again', async () => {
  const { out } = await tessera(HOT_SEAT, { input: ['5', '1', 'log', 'view'] });
  expect(out).toContain('Ada> log\n1. Ada: place at b2\n2. Bo: place at a1\n');
  expect(out).toContain('Ada> view\n\nO · ·\n· X ·\n· · ·');
});

test('play pages long lists of choices', async () => {
  const options = '{"columns": 10, "rows": 10, "inARow": 5}';
  const { out } = await tessera(['play', 'gomoku', '--options', options], { input: ['more', 'more', 'list'] });
  expect(out.match(/40 more: type "more"/g)).toHaveLength(2);
  expect(out).toContain('100. place at j10');
  expect(out).toContain('No more choices.');
});

test('play --json prints one document to stdout and the table to stderr', async () => {
  const { exit, json, err } = await tessera([...HOT_SEAT, '--json'], { input: ['1', '3', '1', '3', '1'] });
  expect(exit).toBe(0);
  const ending = Ending.parse(json());
  expect(ending).toMatchObject({ outcome: { results: ['win', 'loss'], why: 'in-a-row' }, seq: 5 });
  expect(err).toContain('Ada wins, Bo loses.');
});

test('play --save writes after every action, and --load continues the match', async () => {
  const cwd = scratchFolder();
  await tessera([...HOT_SEAT, '--save', 'match.json'], { input: ['5', '1', 'save copy.json'], cwd });
  const { json } = await tessera(['play', '--load', 'match.json', '--json'], { input: ['7'], cwd });
  expect(Ending.parse(json())).toMatchObject({ seq: 3, file: 'match.json' });
  expect(readFileSync(join(cwd, 'copy.json'), 'utf8')).toContain('tessera-match');
  expect((await tessera(['replay', 'verify', 'match.json'], { cwd })).exit).toBe(0);
});

test('play runs bots against each other when no human is seated', async () => {
  const { exit, out } = await tessera(['play', 'gomoku', '--bots', 'random,random', '--seed', '3']);
  expect(exit).toBe(0);
  expect(out).toMatch(/wins|draw/);
});

const SECRETS = ['play', 'liars-dice', '--seats', 'human:Ada,human:Bo', '--seed', '4', '--json'];

test('play hides the screen between players before a view with secrets', async () => {
  const { err } = await tessera(SECRETS, { input: ['', '1', '', 'view'] });
  const [beforeAda = '', adas = '', bos = ''] = err.split(/Pass the screen to \w+, then press Enter\. /);
  expect(beforeAda).not.toContain('Seat');
  expect(adas).toContain('Bo: ? ? ? ? ?');
  expect(bos).toContain('Ada: ? ? ? ? ?');
  expect(bos).not.toContain('Bo: ? ? ? ? ?');
});

test('play does not hide the screen when a single human plays', async () => {
  const { err } = await tessera(['play', 'liars-dice', '--bots', 'random', '--json'], { input: ['1'] });
  expect(err).not.toContain('Pass the screen');
});

test('undo past a reveal needs the consent of all humans at the terminal', async () => {
  const challenged = ['', '1', '', 'call them a liar'];
  const refused = await tessera(SECRETS, { input: [...challenged, 'undo', 'n'] });
  expect(refused.err).toContain('Something hidden was seen since. Everyone agrees? y/n n');
  expect(Ending.parse(refused.json()).seq).toBe(2);
  const agreed = await tessera(SECRETS, { input: [...challenged, 'undo', 'y'] });
  expect(Ending.parse(agreed.json()).seq).toBe(1);
});

test('play prints a random seed, with which the dice can be repeated', async () => {
  const first = await tessera(['play', 'liars-dice', '--bots', 'random'], { input: [] });
  const [, seed = ''] = /--seed (\w{32})/.exec(first.out) ?? [];
  const again = await tessera(['play', 'liars-dice', '--bots', 'random', '--seed', seed], { input: [] });
  expect(again.out).toBe(first.out.replace(/^The same dice again.*\n/m, ''));
});

test('play accepts words that match one choice, and names for places in JSON', async () => {
  const { out } = await tessera(HOT_SEAT, { input: ['b2', '{"type":"place","cell":"@a1"}'] });
  expect(out).toContain('1. Ada: place at b2');
  expect(out).toContain('2. Bo: place at a1');
});

const HEIST = ['play', 'heist-city', '--bots', 'random', '--seed', '7', '--options', '{"map": "hex-demo"}'];

test('Heist City shows the active unit, costs, requirements and the roster', async () => {
  const deploy = Array.from({ length: 5 }, () => '1');
  const { out } = await tessera(HEIST, { input: ['Ghosts', ...deploy, 'end', 'activate Spook', 'help', 'explain'] });
  expect(out).toContain('take "Small change" for ');
  expect(out).toMatch(/take "Ghosts" for \d+ of 100 credits: Face Maintenance Uniform/);
  expect(out).toContain('Place your Muscle');
  expect(out).toContain('deploy Hidden at ');
  expect(out).toContain('3 of 3 slots left');
  expect(out).toContain('Spook: Hidden at ');
  expect(out).toContain('random’s Spook: ');
  expect(out).toMatch(/^ -15 .* {2}q 0 to 15$/m);
  expect(out).toContain('concede: at any time');
  expect(out).toMatch(/There are: .*hustle \(\d+\)/);
  expect(out).toContain('Explain what? There is:\n  alert\n');
});

test('Heist City accepts hex names, describes paths by name and names the conceding player', async () => {
  const deploy = Array.from({ length: 5 }, () => '1');
  const { out } = await tessera(HEIST, {
    input: [
      'Ghosts',
      ...deploy,
      'end',
      'activate Spook',
      'why {"type":"move","to":"@4,-12"}',
      'explain stat:spook:BS',
      '{"type":"move","to":"@4,-12","path":["@4,-14","@4,-13","@4,-12"]}',
      'concede',
    ],
  });
  expect(out).toMatch(/: \S+,-\d+ .*4,-12/);
  expect(out).toContain('1. Ranged skill: 7');
  expect(out).toContain('Spook moves 3 hexes and is now on hex 4,-12.');
  expect(out).toContain('Player 1: concede');
  expect(out).toMatch(/Player 1 loses with 0, random wins with \d+\. The losing side gave up\./);
});

test('why without a choice gives the reasons of the bots', async () => {
  const argv = ['play', 'war-of-the-ring', '--bots', 'strategy', '--seed', '1'];
  const { out } = await tessera(argv, { input: ['done', 'why'] });
  expect(out).toMatch(/> why\n.*: hunts the Ring-bearers/);
});
