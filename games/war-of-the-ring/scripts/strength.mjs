// Measures the strength of a bot. Needs a build:
// `node games/war-of-the-ring/scripts/strength.mjs [--matches 200] [--ms 200] [--only people] [--bot x --against y
// --aim 0.5]`
// Sides alternate from match to match. Prints a line per match with the running total; a series ends early once the
// rest cannot change whether its aim is reached. Time is processor time, so that a busy machine does not weaken a bot.
// Exits with 1 if an aim is missed.
import { parseArgs } from 'node:util';
import { playSeries, wilson } from '@tessera/bots';
import { warOfTheRing } from '@tessera/war-of-the-ring';
import { warOfTheRingBots } from '@tessera/war-of-the-ring/bot';

/** Share of wins that each bot must reach against another, over both sides. */
const AIMS = [
  { bot: 'strategy', against: 'random', aim: 0.98 },
  { bot: 'searcher', against: 'strategy', aim: 0.6 },
  { bot: 'searcher', against: 'people', aim: 0.5 },
];
const SIDES = ['Free Peoples', 'Shadow'];

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '200' },
    ms: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'strength' },
    only: { type: 'string' },
    bot: { type: 'string' },
    against: { type: 'string' },
    aim: { type: 'string', default: '0.5' },
  },
});
const matches = Number(values.matches);
const budget = { ms: Number(values.ms) };
const now = processorTime();

const own = values.bot && values.against ? [{ ...values, aim: Number(values.aim) }] : undefined;
const chosen = own ?? AIMS.filter(({ against }) => against === (values.only ?? against));
const reached = chosen.map(measured);
process.exitCode = reached.every(Boolean) ? 0 : 1;

function measured({ bot, against, aim }) {
  const needed = Math.ceil(aim * matches);
  const won = [0, 0];
  const lost = [0, 0];
  const sum = ([free, shadow]) => free + shadow;
  let before = now();
  console.log(`${bot} against ${against}: ${matches} matches at ${budget.ms} ms a decision, aim ${needed} won`);
  playSeries(
    { game: warOfTheRing, bots: warOfTheRingBots },
    { bots: [bot, against], matches, seed: values.seed, budget },
    {
      now,
      onMatch({ match, seating, results, actions, metrics }) {
        const side = seating.indexOf(0);
        const isWon = results[side] === 'win';
        (isWon ? won : lost)[side]++;
        const end = `${isWon ? 'won ' : 'lost'} as ${SIDES[side].padEnd(12)} turn ${String(metrics.turns).padStart(2)}`;
        const figures = `corruption ${metrics.corruption}, points ${metrics['points.free']}:${metrics['points.shadow']}`;
        const seconds = ((now() - before) / 1000).toFixed(1);
        before = now();
        console.log(
          `${match + 1}/${matches} ${end}, ${figures}, ${actions} actions, ${seconds} s | so far ${sum(won)} won, ${sum(lost)} lost`,
        );
        return sum(won) < needed && sum(lost) <= matches - needed;
      },
    },
  );
  const isReached = sum(won) >= needed;
  const played = sum(won) + sum(lost);
  const interval = wilson(sum(won), played).map(percent).join(' to ');
  const sides = SIDES.map((name, side) => `${won[side]} of ${won[side] + lost[side]} as ${name}`).join(', ');
  console.log(
    `${bot} against ${against}: ${sum(won)} of ${played} played won, ${percent(sum(won) / played)} (${interval}); ${sides}; ` +
      `aim ${percent(aim)} of ${matches} ${isReached ? 'reached' : 'missed'}${played < matches ? ', decided early' : ''}`,
  );
  return isReached;
}

function percent(share) {
  return `${Math.round(100 * share)} %`;
}

/** Returns milliseconds of processor time; updated every other millisecond, because reading it is slow. */
function processorTime() {
  let read = Number.NEGATIVE_INFINITY;
  let spent = 0;
  return () => {
    const clock = performance.now();
    if (clock - read > 2) {
      read = clock;
      const { user, system } = process.cpuUsage();
      spent = (user + system) / 1000;
    }
    return spent;
  };
}
