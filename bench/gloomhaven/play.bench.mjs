import { gloomhaven } from '@tessera/gloomhaven';
import { gloomhavenBots } from '@tessera/gloomhaven/bot';
import { begin, fastChance, silent } from '@tessera/kernel';
import { median } from '../measure.mjs';

export const ids = ['gloomhaven.random-actions', 'gloomhaven.bot-scenario', 'gloomhaven.state-size'];

/** The peers are this project's limits: there is no other engine for this game. */
export async function rows() {
  const random = randomPlay();
  return [
    { id: ids[0], ours: random.rate, peer: 20_000, unit: 'actions/s', target: 1, better: 'higher' },
    { id: ids[1], ours: secondsOfBots(), peer: 2, unit: 's', target: 1, better: 'lower' },
    { id: ids[2], ours: random.largest, peer: 30_720, unit: 'bytes of JSON', target: 1, better: 'lower' },
  ];
}

/** Warm-up matches: the rate rises for about two hundred matches, until the compiler has optimized all effects and steps. */
const WARM_UP = 6;
const ROUNDS = 7;
const MATCHES_PER_ROUND = 40;
const BOT_MATCHES = 5;
const SEATS = 4;

/** Measures processor time, so that other load does not count; compilation and garbage collection do. */
function randomPlay() {
  const rates = [];
  let largest = 0;
  for (let round = 0; round < WARM_UP + ROUNDS; round++) {
    const before = process.cpuUsage();
    let actions = 0;
    const states = [];
    for (let match = 0; match < MATCHES_PER_ROUND; match++) {
      const seed = `match ${round} ${match}`;
      const pick = fastChance(`${seed} answers`);
      const { state, count } = play(seed, (legal) => pick.pick(legal));
      actions += count;
      states.push(state);
    }
    const { user, system } = process.cpuUsage(before);
    if (round >= WARM_UP) rates.push((1e6 * actions) / (user + system));
    for (const state of states) largest = Math.max(largest, JSON.stringify(state).length);
  }
  return { rate: median(rates), largest };
}

/** Measures the processor time of a whole scenario with four heroes at the normal level. */
function secondsOfBots() {
  const bot = gloomhavenBots.bots[gloomhavenBots.levels.normal.bot];
  const times = [];
  for (let match = 0; match < BOT_MATCHES; match++) {
    const chance = fastChance(`bots ${match}`);
    const before = process.cpuUsage();
    play(`scenario ${match}`, (legal, state, seat) =>
      bot.choose({ view: gloomhaven.view(state, seat), seat, legal, budget: { iterations: 1 }, chance }),
    );
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1e6);
  }
  return median(times);
}

function play(seed, answer) {
  const ctx = { chance: fastChance(seed), log: silent };
  const state = begin(gloomhaven, gloomhaven.options.parse({ scenario: 1 }), SEATS, ctx);
  let count = 0;
  for (;;) {
    const [decision] = gloomhaven.decisions(state);
    if (decision === undefined) return { state, count };
    gloomhaven.play(state, decision.seat, answer(gloomhaven.legal(state, decision.seat), state, decision.seat), ctx);
    count++;
  }
}
