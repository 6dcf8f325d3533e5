import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { editionFiles, evaluateCharacter, loadRulebook } from '@tessera/fifth-edition';
import { evaluationOf } from '../../games/fifth-edition/dist/src/evaluate/evaluateCharacter.js';
import { compileValue } from '../../games/fifth-edition/dist/src/facts/formulas.js';
import { predicates } from '../../games/fifth-edition/dist/src/facts/predicates.js';
import { median } from '../measure.mjs';

export const ids = [
  'fifth-edition.evaluate',
  'fifth-edition.one-fact',
  'fifth-edition.predicate',
  'fifth-edition.formula',
  'fifth-edition.load',
  'fifth-edition.content-2014',
  'fifth-edition.content-2024',
  'fifth-edition.sheet-size',
  'fifth-edition.effect',
];

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The peers are this project's limits; those of the specification are a hundred times as high. */
export async function rows() {
  // First, while the code is as cold as on the first load of a page.
  const load = await millisecondsToLoad();
  const files = { 2014: await editionFiles('2014'), 2024: await editionFiles('2024') };
  const { rulebook } = loadRulebook(files[2024], '2024');
  const sheet = evaluateCharacter(VETERAN, rulebook);
  const whole = millisecondsToEvaluate(rulebook);
  const bounds = [
    [ids[0], whole, 1, 'ms'],
    [ids[1], millisecondsToChange(rulebook), 1, 'ms'],
    [ids[2], microsecondsOf(predicateOf(sheet)), 1, 'µs'],
    [ids[3], microsecondsOf(formulaOf(sheet)), 0.3, 'µs'],
    [ids[4], load, 300, 'ms'],
    [ids[5], compressed(files[2014]), MEGABYTE, 'bytes gzipped'],
    [ids[6], compressed(files[2024]), MEGABYTE, 'bytes gzipped'],
    [ids[7], Buffer.byteLength(JSON.stringify(sheet)), 100 * KILOBYTE, 'bytes of JSON'],
    [ids[8], (1000 * whole) / sheet.provenance.length, 10, 'µs'],
  ];
  return bounds.map(([id, ours, peer, unit]) => ({ id, ours, peer, unit, target: 1, better: 'lower' }));
}

/** A wizard 12 and cleric 8 with three attuned items, six feats and four active spells. */
const VETERAN = JSON.parse(
  readFileSync(new URL('../../games/fifth-edition/cases/characters/veteran.json', import.meta.url), 'utf8'),
);

const WARM_UP = 300;
const TURNS = 9;
const ROUNDS = 100;
const QUICK_CALLS = 20_000;
const LOADS = 9;

/** The kinds of change, each repeated many times. */
const CHANGES = {
  damage: (at) => ({ ...VETERAN, used: { ...VETERAN.used, damage: at % 50 } }),
  condition: (at) => ({ ...VETERAN, conditions: at % 2 ? [{ id: 'poisoned' }] : [] }),
  equipment: (at) => ({
    ...VETERAN,
    inventory: VETERAN.inventory.map((entry, i) => (i ? entry : { ...entry, equipped: at % 2 === 0 })),
  }),
  spell: (at) => ({ ...VETERAN, active: VETERAN.active.slice(at % 2) }),
  score: (at) => ({ ...VETERAN, baseAbilities: { ...VETERAN.baseAbilities, DEX: 12 + (at % 2) } }),
  choice: (at) => ({
    ...VETERAN,
    choices: { ...VETERAN.choices, 'wizard-skills': at % 2 ? ['Arcana', 'History'] : ['Arcana', 'Insight'] },
  }),
  level: (at) => (at % 2 ? VETERAN : { ...VETERAN, levels: VETERAN.levels.slice(0, -1) }),
};

function millisecondsToEvaluate(rulebook) {
  const [time] = medianTimes([() => evaluateCharacter(VETERAN, rulebook)]);
  return time;
}

/** Returns the time of the slowest kind of change. A changed record is evaluated in full. */
function millisecondsToChange(rulebook) {
  const runs = Object.values(CHANGES).map((change) => (at) => evaluateCharacter(change(at), rulebook));
  return Math.max(...medianTimes(runs));
}

/** Measures each task: the median of the fastest of several turns. The tasks run in rotation, so that other load on the machine counts little. */
function medianTimes(runs) {
  for (const run of runs) timesOf(run, WARM_UP);
  const turns = Array.from({ length: TURNS }, () => runs.map((run) => median(timesOf(run, ROUNDS))));
  return runs.map((_, index) => Math.min(...turns.map((medians) => medians[index])));
}

function timesOf(run, rounds) {
  const times = [];
  for (let at = 0; at < rounds; at++) {
    const start = performance.now();
    run(at);
    times.push(performance.now() - start);
  }
  return times;
}

function predicateOf(sheet) {
  const { facts } = evaluationOf(sheet).evaluation;
  const gate = predicates.compile([
    { type: 'levelAtLeast', value: 5 },
    { type: 'not', predicate: { type: 'wearingArmor' } },
  ]);
  return () => gate.test(facts);
}

function formulaOf(sheet) {
  const { facts } = evaluationOf(sheet).evaluation;
  const formula = compileValue('8 + @proficiencyBonus + @abilities.INT.modifier');
  return () => formula.evaluate(facts);
}

function microsecondsOf(run) {
  const times = [];
  for (let round = 0; round < 30; round++) {
    const start = performance.now();
    for (let call = 0; call < QUICK_CALLS; call++) run();
    if (round > 5) times.push((1000 * (performance.now() - start)) / QUICK_CALLS);
  }
  return median(times);
}

/** Returns the best of several times, each in a new process, for the same reason. */
async function millisecondsToLoad() {
  const times = [];
  for (let load = 0; load < LOADS; load++) times.push(await loadOnce());
  return Math.min(...times);
}

function loadOnce() {
  const file = fileURLToPath(new URL('load.mjs', import.meta.url));
  return new Promise((resolve, reject) => {
    const child = fork(file, { execArgv: [] });
    child.on('message', ({ ms, problems }) => {
      if (problems > 0) reject(new Error(`The content has ${problems} problems`));
      else resolve(ms);
    });
    child.on('error', reject);
  });
}

/** Returns all files of an edition that a browser fetches, as one text. */
function compressed(files) {
  return gzipSync(files.map(({ text }) => text).join('\n')).length;
}
