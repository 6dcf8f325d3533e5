// Measures how well a bot plays:
// node games/gloomhaven/scripts/strength.mjs [--bot party] [--matches 40] [--scenario 1] [--heroes a,b,c,d] [--seed s]
// [--each] [--seats 4]
// Needs a build. Prints how many matches were won, how they were lost, and how much processor time they took.

import { parseArgs } from 'node:util';
import { botOf } from '@tessera/bots';
import { gloomhaven } from '@tessera/gloomhaven';
import { gloomhavenBots } from '@tessera/gloomhaven/bot';
import { begin, fastChance, silent } from '@tessera/kernel';

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: gloomhavenBots.levels.normal.bot },
    matches: { type: 'string', default: '40' },
    scenario: { type: 'string', default: '1' },
    seats: { type: 'string', default: '4' },
    heroes: { type: 'string', default: '' },
    seed: { type: 'string', default: 'strength' },
    each: { type: 'boolean', default: false },
  },
});
const seats = Number(values.seats);
const heroes = values.heroes.split(',').filter(Boolean);
const options = gloomhaven.options.parse({
  scenario: Number(values.scenario),
  heroes: heroes.map((one) => ({ class: one })),
});
const bot = botOf(gloomhaven, gloomhavenBots, values.bot);

const ends = [];
for (let match = 0; match < Number(values.matches); match++) {
  const end = played(`${values.seed} ${match}`);
  ends.push(end);
  if (values.each) console.log(told(end, match));
}
const won = ends.filter(({ isWon }) => isWon).length;
const of = (pick) => (ends.reduce((sum, end) => sum + pick(end), 0) / ends.length).toFixed(2);
console.log(
  `${values.bot}, scenario ${values.scenario}, ${values.heroes || `${seats} heroes`}: ${won} of ${ends.length} won`,
);
console.log(
  `${of(({ round }) => round)} rounds, ${of(({ seconds }) => seconds)} s, ${of(({ rooms }) => rooms)} rooms open, ` +
    `${of(({ foes }) => foes)} enemies left; lost by hit points ${of(({ slain }) => slain)}, by cards ${of(({ spent }) => spent)} heroes`,
);

function played(seed) {
  const before = process.cpuUsage();
  const ctx = { chance: fastChance(seed), log: silent };
  const generators = Array.from({ length: seats }, (_, seat) => fastChance(`${seed} seat ${seat}`));
  const state = begin(gloomhaven, options, seats, ctx);
  const falls = Array.from({ length: seats }, () => '');
  for (;;) {
    const decisions = gloomhaven.decisions(state);
    if (decisions.length === 0) break;
    const [{ seat }] = decisions;
    const legal = gloomhaven.legal(state, seat);
    const view = gloomhaven.view(state, seat);
    const answer = bot.choose({ view, seat, legal, budget: { iterations: 1 }, chance: generators[seat] });
    const cards = state.heroes.map(({ hand, discard, inPlay }) => hand.length + discard.length + inPlay.length);
    gloomhaven.play(state, seat, answer, ctx);
    for (const [at, hero] of state.heroes.entries())
      if (hero.exhausted && falls[at] === '')
        falls[at] = `${cards[at] < 4 ? 'cards' : 'hp'} ${state.round} (${cards[at]})`;
  }
  const { user, system } = process.cpuUsage(before);
  return {
    isWon: gloomhaven.outcome(state).results[0] === 'win',
    round: state.round,
    rooms: state.map.revealed.length,
    foes: state.figures.filter(({ side, cell }) => side === 'monsters' && cell >= 0).length,
    seconds: (user + system) / 1e6,
    falls,
    slain: falls.filter((fall) => fall.startsWith('hp')).length,
    spent: falls.filter((fall) => fall.startsWith('cards')).length,
  };
}

function told({ isWon, round, rooms, foes, seconds, falls }, match) {
  const fallen = falls.map((fall, seat) => fall && `${seat}: ${fall}`).filter(Boolean);
  return `${match} ${isWon ? 'won ' : 'lost'} round ${round}, ${rooms} rooms, ${foes} enemies left, ${seconds.toFixed(2)} s; ${fallen.join(', ')}`;
}
