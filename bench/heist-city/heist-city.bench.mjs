import { heistCity } from '@tessera/heist-city';
import { begin, cloneJson, fastChance, silent } from '@tessera/kernel';
import { median } from '../measure.mjs';

export const ids = [
  'heist-city.random-matches',
  'heist-city.legal-actions',
  'heist-city.npc-phase',
  'heist-city.state-size',
];

/** The peers are this project's limits: there is no other engine for this game. */
export async function rows() {
  return [
    { id: ids[0], ours: matchesPerSecond(), peer: 200, unit: 'matches/s', target: 1, better: 'higher' },
    { id: ids[1], ours: microsecondsToList(), peer: 100, unit: 'µs', target: 1, better: 'lower' },
    { id: ids[2], ours: millisecondsOfNpcs(), peer: 1, unit: 'ms', target: 1, better: 'lower' },
    { id: ids[3], ours: largestState(), peer: 10_240, unit: 'bytes of JSON', target: 1, better: 'lower' },
  ];
}

/** A converted square map. With 1,296 cells these maps are the largest. */
const LARGEST = 'bank-job-square';
const ROUNDS = 8;
const MATCHES_PER_ROUND = 150;
const LISTED_MATCHES = 20;
const MEASURED_MATCHES = 20;
const CROWDED = 'jail-break';
const NPCS = 12;
const PHASES = 500;

/** Measures processor time, so that other load does not count; compilation and garbage collection do. */
function matchesPerSecond() {
  const rates = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    for (let match = 0; match < MATCHES_PER_ROUND; match++) play('ballroom', `match ${round} ${match}`);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) rates.push((1e6 * MATCHES_PER_ROUND) / (user + system));
  }
  return median(rates);
}

/** Measures listing the actions of the active character, over all such questions in random matches. */
function microsecondsToList() {
  const times = [];
  for (let match = 0; match < LISTED_MATCHES; match++) {
    play(LARGEST, `list ${match}`, (state, { seat, kind }) => {
      if (kind !== 'act') return;
      const start = performance.now();
      heistCity.legal(state, seat);
      if (match > 2) times.push(performance.now() - start);
    });
  }
  return 1000 * median(times);
}

/** A lockdown with twelve guards and elites and all ten characters in the open: every NPC moves or attacks twice. */
function millisecondsOfNpcs() {
  const crowded = crowdedSite();
  const times = [];
  for (let phase = 0; phase < PHASES; phase++) {
    const state = cloneJson(crowded);
    const ctx = { chance: fastChance(`npcs ${phase}`), log: silent };
    const start = performance.now();
    heistCity.settle(state, ctx);
    const took = performance.now() - start;
    if (state.phase === 'npc-phase') throw new Error('The NPC phase stopped half-way');
    if (phase > PHASES / 5) times.push(took);
  }
  return median(times);
}

function crowdedSite() {
  let crowded;
  play(CROWDED, 'npcs', (state, { kind }) => {
    if (crowded === undefined && kind === 'activate' && state.turn === 2) crowded = cloneJson(state);
  });
  // Without equipment there are no reroll questions, so the phase runs without a stop.
  for (const character of crowded.characters) Object.assign(character, { stance: 'overt', items: [] });
  crowded.npcs.length = NPCS;
  // No further NPCs spawn.
  crowded.elitesSpawned = true;
  crowded.flow = [{ at: 'npc-phase' }];
  return crowded;
}

function largestState() {
  let largest = 0;
  for (const map of [LARGEST, 'ballroom']) {
    for (let match = 0; match < MEASURED_MATCHES; match++) {
      play(map, `size ${match}`, (state) => {
        largest = Math.max(largest, JSON.stringify(state).length);
      });
    }
  }
  return largest;
}

/** Plays a random match in fast mode; `watch` gets the state before each decision. */
function play(map, seed, watch) {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(heistCity, heistCity.options.parse({ map }), 2, ctx);
  for (;;) {
    const decisions = heistCity.decisions(state);
    if (decisions.length === 0) return state;
    watch?.(state, decisions[0]);
    const { seat } = decisions[0];
    heistCity.play(state, seat, ctx.chance.pick(heistCity.legal(state, seat)), ctx);
  }
}
