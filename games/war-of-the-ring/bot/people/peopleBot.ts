import type { Bot, Question } from '@tessera/bots';
import type { Action } from '../../src/action.ts';
import { sideOf } from '../../src/roles.ts';
import type { View } from '../../src/state.ts';
import type { Reason } from '../judgement.ts';
import { COMPANIONS, DECLARING, FOUND, HUNTED } from './fellowship.ts';
import { FREE_POLITICS, FREE_TURN } from './freePeoples.ts';
import { allOf, anyOf, type Habit, habit, leastBy, type Table } from './habit.ts';
import { ALLOCATING, ENTERING, FLYING, SHADOW_POLITICS, SHADOW_TURN } from './shadow.ts';
import { ATTACKING, FIGHTING, MARCHING, MUSTERING, SPLITTING } from './war.ts';

type At = View['flow'][number]['at'];

/** Habits for drawing and discarding: the two decks in hand stay balanced. */
const CARDS = [
  habit('draws', (table) => leastBy(allOf(table, 'draw'), ({ deck }) => held(table, deck))),
  habit('draws', (table) => anyOf(allOf(table, 'discard'), table)),
];

function held({ view, seat }: Table, deck: number): number {
  return view.players[seat]!.hand[deck]!.cards.length;
}

/** Habits by kind of question. Questions without an observed habit are missing. */
const HABITS: Readonly<Partial<Record<At, readonly Habit[]>>> = {
  'draw.deck': CARDS,
  'card.draw': CARDS,
  limit: CARDS,
  fellowship: DECLARING,
  allocate: ALLOCATING,
  march: MARCHING,
  'march.on': MARCHING,
  split: SPLITTING,
  'attack.split': SPLITTING,
  attack: ATTACKING,
  advance: FIGHTING,
  'battle.shelter': FIGHTING,
  'battle.cease': FIGHTING,
  'battle.retreat': FIGHTING,
  'combat.card': FIGHTING,
  casualties: FIGHTING,
  recruit: MUSTERING,
  levy: MUSTERING,
  voice: MUSTERING,
  enter: ENTERING,
  party: COMPANIONS,
  flight: FLYING,
  'flight.to': FLYING,
  walk: FOUND,
  'hunt.stop': HUNTED,
  'hunt.redraw': HUNTED,
  'hunt.reduce': HUNTED,
  'hunt.guide': HUNTED,
  'hunt.casualty': HUNTED,
};

const TURNS = [FREE_TURN, SHADOW_TURN];
const POLITICS = [FREE_POLITICS, SHADOW_POLITICS];

/** Returns the move of the first habit that applies, or a random one, with the reason. */
export function wontOf(question: Omit<Question<Action, View>, 'budget'>): { action: Action; reason: Reason } {
  const { view, seat, legal, chance } = question;
  const side = sideOf(view, seat);
  const table: Table = { view, seat, side, legal, chance };
  for (const { reason, move } of habitsFor(view.flow.at(-1)?.at, side)) {
    const action = move(table);
    if (action) return { action, reason };
  }
  return { action: chance.pick(legal), reason: 'no-preference' };
}

function habitsFor(at: At | undefined, side: number): readonly Habit[] {
  if (at === 'slot') return TURNS[side] ?? [];
  if (at === 'diplomacy') return POLITICS[side] ?? [];
  return (at && HABITS[at]) ?? [];
}

/**
 * Returns the benchmark bot: a script of observed human habits, independent of the strategies. It takes the first habit
 * that applies and weighs nothing.
 */
export function peopleBot(name: string): Bot<Action, View> {
  // The habit is stored with its question, because some habits choose at random.
  const reasons = new WeakMap<Question<Action, View>, Reason>();
  return {
    name,
    choose(question) {
      const { action, reason } = wontOf(question);
      reasons.set(question, reason);
      return action;
    },
    reason(question) {
      const code = reasons.get(question);
      return code && { code };
    },
  };
}
