import { levelsOf } from '@tessera/bots';
import { begin, cloneJson, fastChance, type Seat, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import type { Choice } from '../src/choice.ts';
import { recordOf } from '../src/content/lookup.ts';
import { gloomhaven } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { likelyAnswer, likelyAnswers } from './answers.ts';
import { cardWorth, glanceAt } from './halves.ts';
import { gloomhavenBots } from './index.ts';
import { intentOf } from './intent.ts';
import { instinct } from './partyBot.ts';
import { evaluate, turnsLeft } from './standing.ts';

const { party } = gloomhavenBots.bots!;

/** Plays a scenario with the bot that answers at a glance, until a question that is looked for or the end. */
function played(
  seats: number,
  seed: string,
  until: (state: State, seat: Seat) => boolean = () => false,
  scenario = 1,
): State {
  const ctx = { chance: fastChance(seed), log: silent };
  const own = fastChance(`${seed} bot`);
  const state = begin(gloomhaven, gloomhaven.options.parse({ scenario }), seats, ctx);
  for (let count = 0; count < 5000; count++) {
    const [decision] = gloomhaven.decisions(state);
    if (decision === undefined) return state;
    const { seat } = decision;
    if (until(state, seat)) return state;
    gloomhaven.play(state, seat, answerOf(state, seat, instinct, own), ctx);
  }
  throw new Error('The scenario did not end');
}

function answerOf(state: State, seat: Seat, bot: typeof instinct, chance = fastChance('answer')): Choice {
  const legal = gloomhaven.legal(state, seat);
  const answer = bot.choose({ view: gloomhaven.view(state, seat), seat, legal, budget: { iterations: 1 }, chance });
  expect(legal).toContain(answer);
  return answer;
}

const asks = (at: State['flow'][number]['at']) => (state: State) => state.flow[state.flow.length - 1]!.at === at;

describe('at a glance', () => {
  test.each([1, 2, 4])('%i heroes play a scenario to its end with legal answers', (seats) => {
    expect(gloomhaven.outcome(played(seats, `end ${seats}`))).toBeDefined();
  });

  // Escorts, bosses, spawns, plates and locked doors; all twenty with one to five heroes: `scripts/sweep.mjs`.
  test.each([3, 8, 15, 19])('scenario %i comes to its end', (scenario) => {
    expect(gloomhaven.outcome(played(2, `sweep ${scenario}`, undefined, scenario))).toBeDefined();
  });

  test('four heroes clear the first room', () => {
    expect(played(4, 'rooms').map.revealed.length).toBeGreaterThan(1);
  });

  test('the unhurt keep their potions', () => {
    const state = played(4, 'potions', asks('turn.act'));
    const { seat } = gloomhaven.decisions(state)[0]!;
    const potion: Choice = { type: 'use', item: 'minor-healing-potion', elements: [] };
    const legal = gloomhaven.legal(state, seat);
    expect(legal).toContainEqual(potion);
    expect(likelyAnswers(state, seat, legal, legal.length).map(({ choice }) => choice)).not.toContainEqual(potion);
    state.figures[seat]!.hp = 1;
    expect(likelyAnswer(state, seat, legal, fastChance('potion'))).toEqual(potion);
  });

  test('a card is lost for what would kill, not for a scratch', () => {
    const state = played(4, 'harm', asks('suffer'));
    const frame = state.flow[state.flow.length - 1]!;
    if (frame.at !== 'suffer') throw new Error('Nobody suffers');
    const { seat } = gloomhaven.decisions(state)[0]!;
    const answer = (amount: number) => {
      frame.amount = amount;
      state.figures[frame.figure]!.hp = 6;
      return likelyAnswer(state, seat, gloomhaven.legal(state, seat), fastChance('harm')).type;
    };
    expect(answer(1)).toBe('suffer');
    expect(answer(6)).toBe('lose');
  });
});

test('a half is read from its card', () => {
  expect(glanceAt('throwing-knives', 'top').strikes).toMatchObject([{ value: 2, range: 3, targets: 2 }]);
  expect(glanceAt('flanking-strike', 'bottom')).toMatchObject({ move: 5, isLost: false, strikes: [] });
  expect(glanceAt('overwhelming-assault', 'top').isLost).toBe(true);
  expect(glanceAt('impaling-eruption', 'top').strikes).toMatchObject([{ range: 4, targets: 2 }]);
  expect(glanceAt('single-out', 'top').strikes).toMatchObject([{ value: 3, flanking: 2, lone: 0 }]);
  expect(glanceAt('backstab', 'top').strikes).toMatchObject([{ value: 3, flanking: 2, lone: 2 }]);
  expect(glanceAt('leaping-cleave', 'top').strikes[0]!.area).toMatchObject({ from: 'self' });
  expect(glanceAt('leaping-cleave', 'top').strikes[0]!.area!.turned).toHaveLength(6);
  expect(cardWorth('reviving-ether')).toBeGreaterThan(cardWorth('grab-and-go'));
});

describe('how the party stands', () => {
  const state = played(4, 'standing', asks('picks'));
  const changed = (change: (other: State) => void) => {
    const other = cloneJson(state);
    change(other);
    return evaluate(other, 0);
  };

  test('hit points and cards are good, monsters are not', () => {
    const now = evaluate(state, 0);
    expect(changed(({ figures }) => (figures[0]!.hp -= 3))).toBeLessThan(now);
    expect(changed(({ heroes }) => heroes[0]!.lost.push(heroes[0]!.hand.pop()!))).toBeLessThan(now);
    expect(changed(({ figures }) => (figures.find(({ side }) => side === 'monsters')!.hp -= 3))).toBeGreaterThan(now);
  });

  test('cards last for so many turns', () => {
    expect(turnsLeft(2, 0)).toBe(1);
    expect(turnsLeft(4, 0)).toBe(4);
    expect(turnsLeft(10, 0)).toBeGreaterThan(turnsLeft(9, 0));
  });
});

test('the party bot tries out what it may play and leaves the table alone', () => {
  const state = played(2, 'search', asks('turn.act'));
  const before = cloneJson(state);
  const { seat } = gloomhaven.decisions(state)[0]!;
  const answer = answerOf(state, seat, party!);
  expect(answer.type).toBe('play');
  expect(answerOf(state, seat, party!)).toEqual(answer);
  expect(state).toEqual(before);
});

describe('what a monster is about to do', () => {
  const state = played(4, 'intent', asks('turn.act'));
  const guard = state.figures.find(({ side, acted }) => side === 'monsters' && !acted)!;

  test('its card counts until it has acted', () => {
    const [deck] = state.monsterDecks.filter(({ card }) => card >= 0);
    const cards = recordOf('monster-deck', deck!.deck).cards;
    const still = cards.findIndex(({ actions }) => !actions.some(({ type }) => type === 'move'));
    deck!.card = still;
    expect(intentOf(state, { ...guard, acted: false }).move).toBe(0);
    expect(intentOf(state, { ...guard, acted: true }).move).toBeGreaterThan(0);
  });
});

test('every level names a bot that there is', () => {
  for (const { bot } of Object.values(levelsOf(gloomhavenBots))) expect(gloomhavenBots.bots).toHaveProperty(bot);
});
