// Plays every scenario to its end: node games/gloomhaven/scripts/sweep.mjs [--bot instinct] [--from 1] [--to 20]
// [--seats 2,4] [--seed s]
// Needs a build. Fails when a match throws, does not end, or a bot finds no legal answer; prints each result.

import { parseArgs } from 'node:util';
import { botOf } from '@tessera/bots';
import { gloomhaven } from '@tessera/gloomhaven';
import { gloomhavenBots } from '@tessera/gloomhaven/bot';
import { begin, fastChance, silent } from '@tessera/kernel';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'instinct' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '20' },
    seats: { type: 'string', default: '2,4' },
    seed: { type: 'string', default: 'sweep' },
  },
});
/** Far more answers than any scenario takes. */
const MAX = 20_000;
const bot = botOf(gloomhaven, gloomhavenBots, values.bot);

let failures = 0;
for (let scenario = Number(values.from); scenario <= Number(values.to); scenario++)
  for (const seats of values.seats.split(',').map(Number)) console.log(tried(scenario, seats));
process.exit(failures === 0 ? 0 : 1);

function tried(scenario, seats) {
  const what = `scenario ${scenario}, ${seats} ${seats === 1 ? 'hero' : 'heroes'}`;
  try {
    const { state, answers } = played(scenario, seats);
    const { results } = gloomhaven.outcome(state);
    return `${what}: ${results[0]} in round ${state.round}, ${answers} answers`;
  } catch (error) {
    failures++;
    return `${what}: ${error.stack}`;
  }
}

function played(scenario, seats) {
  const seed = `${values.seed} ${scenario} ${seats}`;
  const ctx = { chance: fastChance(seed), log: silent };
  const chance = fastChance(`${seed} bots`);
  const state = begin(gloomhaven, gloomhaven.options.parse({ scenario }), seats, ctx);
  for (let answers = 0; answers < MAX; answers++) {
    const [decision] = gloomhaven.decisions(state);
    if (decision === undefined) return { state, answers };
    const { seat } = decision;
    const legal = gloomhaven.legal(state, seat);
    if (legal.length === 0) throw new Error(`seat ${seat} is asked, but nothing is legal`);
    const answer = bot.choose({ view: gloomhaven.view(state, seat), seat, legal, budget: { iterations: 1 }, chance });
    gloomhaven.play(state, seat, answer, ctx);
  }
  throw new Error(`not over after ${MAX} answers, in round ${state.round}`);
}
