import { begin, fastChance, silent } from '@tessera/kernel';
import { warOfTheRing } from '@tessera/war-of-the-ring';
import { advise, STRATEGIES } from '@tessera/war-of-the-ring/bot';
import { battleOdds } from '@tessera/war-of-the-ring/odds';
import { median } from '../measure.mjs';

export const ids = [
  'war-of-the-ring.random-actions',
  'war-of-the-ring.bot-game',
  'war-of-the-ring.state-size',
  'war-of-the-ring.battle-odds',
];

/** The peers are this project's limits; the public engine for this game plays about 500 actions per second. */
export async function rows() {
  return [
    { id: ids[0], ours: randomActions(), peer: 20_000, unit: 'actions/s', target: 1, better: 'higher' },
    { id: ids[1], ours: secondsOfBots(), peer: 1, unit: 's', target: 1, better: 'lower' },
    { id: ids[2], ours: largestState(), peer: 15_360, unit: 'bytes of JSON', target: 1, better: 'lower' },
    { id: ids[3], ours: millisecondsOfOdds(), peer: 1, unit: 'ms', target: 1, better: 'lower' },
  ];
}

const ROUNDS = 6;
const MATCHES_PER_ROUND = 5;
const BOT_MATCHES = 12;
const MEASURED_MATCHES = 6;
const BATTLES = 121;
const WARM_UP = 22;
const DEFAULT = ['ring-rush', 'military'].map((name) => STRATEGIES.find((one) => one.name === name));

/** Measures processor time, so that other load does not count; compilation and garbage collection do. */
function randomActions() {
  const rates = [];
  for (let round = 0; round < ROUNDS; round++) {
    const before = process.cpuUsage();
    let actions = 0;
    for (let match = 0; match < MATCHES_PER_ROUND; match++) actions += play(`match ${round} ${match}`, anything);
    const { user, system } = process.cpuUsage(before);
    if (round > 0) rates.push((1e6 * actions) / (user + system));
  }
  return median(rates);
}

/** Measures a whole match between the default strategies. */
function secondsOfBots() {
  const times = [];
  for (let match = 0; match < BOT_MATCHES; match++) {
    const before = process.cpuUsage();
    play(`bots ${match}`, (state, seat, legal) => advise(state, seat, legal, DEFAULT)[0].action);
    const { user, system } = process.cpuUsage(before);
    if (match > 2) times.push((user + system) / 1e6);
  }
  return median(times);
}

function largestState() {
  let largest = 0;
  for (let match = 0; match < MEASURED_MATCHES; match++) {
    play(`size ${match}`, (state, seat, legal, chance) => {
      largest = Math.max(largest, JSON.stringify(state).length);
      return anything(state, seat, legal, chance);
    });
  }
  return largest;
}

/** Measures battles of ten against ten units to the end. No battle occurs twice, because results are cached. */
function millisecondsOfOdds() {
  let before = process.cpuUsage();
  for (let battle = 0; battle < BATTLES; battle++) {
    if (battle === WARM_UP) before = process.cpuUsage();
    const [attacker, defender] = [battle % 11, Math.floor(battle / 11)].map((elites) => ({
      regulars: 10 - elites,
      elites,
      leadership: 3,
      captains: 0,
      elitesLead: false,
    }));
    battleOdds({ site: 'field', attacker, defender });
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / (BATTLES - WARM_UP);
}

const anything = (_state, _seat, legal, chance) => chance.pick(legal);

/** Plays a match in fast mode and returns its number of actions. */
function play(seed, choose) {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), 2, ctx);
  for (let actions = 0; ; actions++) {
    const [decision] = warOfTheRing.decisions(state);
    if (decision === undefined) return actions;
    const { seat } = decision;
    warOfTheRing.play(state, seat, choose(state, seat, warOfTheRing.legal(state, seat), ctx.chance), ctx);
  }
}
