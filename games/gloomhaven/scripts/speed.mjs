// Measures how many random legal choices per second the rules process in fast mode: node
// games/gloomhaven/scripts/speed.mjs [matches] [seats]
// Needs a build. The first fifth of the matches is the warm-up. It measures processor time, so that other programs do
// not count.

import { gloomhaven } from '@tessera/gloomhaven';
import { fastChance, silent } from '@tessera/kernel';

const matches = Number(process.argv[2] ?? 500);
const seats = Number(process.argv[3] ?? 4);
const options = gloomhaven.options.parse({});
let choices = 0;
let rounds = 0;
let biggest = 0;
let started = process.cpuUsage();

for (let match = 0; match < matches; match++) {
  if (match === Math.floor(matches / 5)) {
    choices = 0;
    started = process.cpuUsage();
  }
  const dice = fastChance(`choices ${match}`);
  const ctx = { chance: fastChance(`match ${match}`), log: silent };
  const state = gloomhaven.setup(options, seats, ctx);
  gloomhaven.settle(state, ctx);
  while (gloomhaven.outcome(state) === undefined) {
    const [{ seat }] = gloomhaven.decisions(state);
    gloomhaven.play(state, seat, dice.pick(gloomhaven.legal(state, seat)), ctx);
    choices++;
  }
  rounds += state.round;
  biggest = Math.max(biggest, JSON.stringify(state).length);
}

const { user, system } = process.cpuUsage(started);
console.log(`${Math.round(choices / ((user + system) / 1e6))} choices per second of the processor`);
console.log(`${(rounds / matches).toFixed(1)} rounds a match, ${biggest} bytes of JSON at the largest end`);
