import { levelsOf } from '@tessera/bots';
import { begin, cloneJson, fastChance, type Seat, silent } from '@tessera/kernel';
import { nonEmpty } from '@tessera/testkit';
import { describe, expect, test } from 'vitest';
import { gainCondition } from '../src/conditions/conditions.ts';
import { recordOf } from '../src/content/lookup.ts';
import { gloomhaven } from '../src/game/game.ts';
import { groundIn } from '../src/scenario/plan.ts';
import type { Choice } from '../src/state/choice.ts';
import type { State } from '../src/state/state.ts';
import { likelyAnswer, likelyAnswers } from './answers.ts';
import { cardWorth, glanceAt } from './halves.ts';
import { gloomhavenBots } from './index.ts';
import { intentOf } from './intent.ts';
import { instinct } from './partyBot.ts';
import { plannerFor, priceOfLoss, wantsLongRest } from './picks.ts';
import { evaluate, turnsLeft, turnsNeeded, turnsWorth } from './prospects.ts';

const { party } = gloomhavenBots.bots!;

/** Plays a scenario with the heuristic bot until a given question or the end. */
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

describe('heuristic bot', () => {
  test.each([1, 2, 4])('%i heroes finish a scenario with legal answers', (seats) => {
    expect(gloomhaven.outcome(played(seats, `end ${seats}`))).toBeDefined();
  });

  // Escorts, bosses, spawns, plates and locked doors. `scripts/sweep.mjs` plays all twenty with one to five heroes.
  test.each([3, 8, 15, 19])('scenario %i ends with the heuristic bot', (scenario) => {
    expect(gloomhaven.outcome(played(2, `sweep ${scenario}`, undefined, scenario))).toBeDefined();
  });

  test('four heroes clear the first room', () => {
    expect(played(4, 'rooms').map.revealed.length).toBeGreaterThan(1);
  });

  test('an unhurt hero keeps its potions', () => {
    const state = played(4, 'potions', asks('turn.act'));
    const { seat } = gloomhaven.decisions(state)[0]!;
    const potion: Choice = { type: 'use', item: 'minor-healing-potion', elements: [] };
    const legal = [...gloomhaven.legal(state, seat), potion];
    expect(likelyAnswers(state, seat, legal, legal.length).map(({ choice }) => choice)).not.toContainEqual(potion);
    state.figures[seat]!.hp = 1;
    expect(likelyAnswer(state, seat, legal, fastChance('potion'))).toEqual(potion);
  });

  test('a hero loses a card for lethal damage, not for little damage', () => {
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

/** Returns the hex of the first room farthest from another, and a free one adjacent to it. */
function farthestFrom(state: State, cell: number): number {
  const ground = groundIn(state);
  const cells = Array.from({ length: ground.board.size }, (_, one) => one).filter(
    (one) => ground.range(cell, one) < 99,
  );
  return cells.reduce((most, one) => (ground.range(cell, one) > ground.range(cell, most) ? one : most));
}

function neighbourOf(state: State, cell: number): number {
  const ground = groundIn(state);
  const isFree = (one: number) => ground.range(cell, one) === 1 && state.figures.every((figure) => figure.cell !== one);
  return Array.from({ length: ground.board.size }, (_, one) => one).find(isFree)!;
}

describe('cards as turns', () => {
  const SPELLWEAVER = 1;
  const atPicks = () => played(4, 'cards', asks('picks'));

  test('turnsWorth counts needed turns in full and further ones less', () => {
    expect(turnsWorth(5, 8)).toBe(5);
    expect(turnsWorth(10, 8)).toBeGreaterThan(8);
    expect(turnsWorth(10, 8)).toBeLessThan(10);
  });

  test('a lost card costs less when fewer enemies are left', () => {
    const state = atPicks();
    const [needed, price] = [turnsNeeded(state), priceOfLoss(state, 0)];
    for (const figure of state.figures) if (figure.side === 'monsters') figure.cell = -1;
    state.map.revealed = [0, 1, 2];
    expect(turnsNeeded(state)).toBeLessThan(needed);
    expect(priceOfLoss(state, 0)).toBeLessThan(price);
  });

  test('the bot recovers the best cards and gives up the weakest', () => {
    const state = atPicks();
    const hero = state.heroes[SPELLWEAVER]!;
    const [weak, strong] = hero.hand
      .toSorted((a, b) => cardWorth(a) - cardWorth(b))
      .filter((_, n, all) => n % (all.length - 1) === 0);
    Object.assign(hero, { hand: [], discard: [weak, strong] });
    const legal: Choice[] = [weak!, strong!].map((card) => ({ type: 'cards', cards: [card] }));
    const answer = (to: 'hand' | 'lost') => {
      state.flow = [
        {
          at: 'cards',
          seat: SPELLWEAVER,
          from: 'discard',
          to,
          count: 1,
          must: to === 'lost',
          summons: false,
          of: 'rule/basic-top',
        },
      ];
      const all: Choice[] = to === 'hand' ? [{ type: 'cards', cards: [] }, ...legal] : legal;
      return likelyAnswer(state, SPELLWEAVER, all, fastChance('cards'));
    };
    expect(answer('hand')).toEqual(legal[1]);
    expect(answer('lost')).toEqual(legal[0]);
  });

  test('the bot recovers lost cards only when few others are left', () => {
    const state = atPicks();
    const hero = state.heroes[SPELLWEAVER]!;
    const pick = () => {
      const legal = gloomhaven.legal(state, SPELLWEAVER);
      const answer = likelyAnswer(state, SPELLWEAVER, legal, fastChance('ether'));
      return answer.type === 'pick' && answer.cards.includes('reviving-ether');
    };
    const recovery = () => plannerFor(state, SPELLWEAVER).worthOf(glanceAt('reviving-ether', 'top'), 0);
    expect(recovery()).toBeLessThan(0);
    hero.lost = hero.hand.filter((card) => card !== 'reviving-ether').slice(0, 5);
    hero.hand = hero.hand.filter((card) => !hero.lost.includes(card));
    expect(pick()).toBe(true);
    expect(recovery()).toBeGreaterThan(10);
  });

  test('the bot keeps a recovering potion until cards run out', () => {
    const state = played(4, 'stamina', asks('turn.act'));
    const { seat } = gloomhaven.decisions(state)[0]!;
    const hero = state.heroes[seat]!;
    const potion: Choice = { type: 'use', item: 'minor-stamina-potion', elements: [] };
    const wants = () =>
      likelyAnswers(state, seat, [potion, { type: 'end-turn' }], 9).some(({ choice }) => choice.type === 'use');
    expect(wants()).toBe(false);
    hero.discard = hero.hand.slice(1);
    hero.hand = hero.hand.slice(0, 1);
    expect(wants()).toBe(true);
  });

  test('a hero without a reachable target and with few cards takes a long rest', () => {
    const state = atPicks();
    const hero = state.heroes[SPELLWEAVER]!;
    // Neither reaches across the room, and the hero cannot move.
    gainCondition(state.figures[SPELLWEAVER]!, 'immobilize', { fresh: false });
    const near = ['freezing-nova', 'frost-armor'];
    hero.discard = hero.hand.filter((card) => !near.includes(card));
    hero.hand = near;
    const far = state.figures.filter(({ side }) => side === 'monsters');
    for (const figure of far.slice(1)) figure.cell = -1;
    far[0]!.cell = farthestFrom(state, state.figures[SPELLWEAVER]!.cell);
    expect(wantsLongRest(state, SPELLWEAVER)).toBe(true);
    far[0]!.cell = neighbourOf(state, state.figures[SPELLWEAVER]!.cell);
    expect(wantsLongRest(state, SPELLWEAVER)).toBe(false);
  });
});

test('glanceAt reads a half from its card', () => {
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

describe('evaluation of the party', () => {
  const state = played(4, 'standing', asks('picks'));
  const changed = (change: (other: State) => void) => {
    const other = cloneJson(state);
    change(other);
    return evaluate(other, 0);
  };

  test('evaluate rises with hit points and cards and falls with monsters', () => {
    const now = evaluate(state, 0);
    expect(changed(({ figures }) => (figures[0]!.hp -= 3))).toBeLessThan(now);
    expect(changed(({ heroes }) => heroes[0]!.lost.push(heroes[0]!.hand.pop()!))).toBeLessThan(now);
    expect(changed(({ figures }) => (figures.find(({ side }) => side === 'monsters')!.hp -= 3))).toBeGreaterThan(now);
  });

  test('turnsLeft counts the turns that cards last', () => {
    expect(turnsLeft(2, 0)).toBe(1);
    expect(turnsLeft(4, 0)).toBe(4);
    expect(turnsLeft(10, 0)).toBeGreaterThan(turnsLeft(9, 0));
  });
});

test('the party bot simulates answers without changing the state', () => {
  const state = played(2, 'search', asks('turn.act'));
  const before = cloneJson(state);
  const { seat } = gloomhaven.decisions(state)[0]!;
  const answer = answerOf(state, seat, party!);
  expect(answer.type).toBe('play');
  expect(answerOf(state, seat, party!)).toEqual(answer);
  expect(state).toEqual(before);
});

describe('intent of a monster', () => {
  const state = played(4, 'intent', asks('turn.act'));
  const guard = state.figures.find(({ side, acted }) => side === 'monsters' && !acted)!;

  test('intentOf uses the card of the round until the monster has acted', () => {
    const [deck] = state.monsterDecks.filter(({ card }) => card >= 0);
    const cards = recordOf('monster-deck', deck!.deck).cards;
    const still = cards.findIndex(({ actions }) => !actions.some(({ type }) => type === 'move'));
    deck!.card = still;
    expect(intentOf(state, { ...guard, acted: false }).move).toBe(0);
    expect(intentOf(state, { ...guard, acted: true }).move).toBeGreaterThan(0);
  });
});

test('every level names an existing bot', () => {
  for (const { bot } of nonEmpty(Object.values(levelsOf(gloomhavenBots))))
    expect(gloomhavenBots.bots).toHaveProperty(bot);
});
