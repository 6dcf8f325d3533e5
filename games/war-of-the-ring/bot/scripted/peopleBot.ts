import type { Bot, Question } from '@tessera/bots';
import { sideOf } from '../../src/pieces/roles.ts';
import type { Action } from '../../src/state/action.ts';
import type { View } from '../../src/state/state.ts';
import type { Reason } from '../judgement.ts';
import { COMPANIONS, DECLARATION_HABITS, HUNT_DAMAGE_HABITS, REVEAL_HABITS } from './fellowship.ts';
import { FREE_POLITICS, FREE_TURN } from './freePeoples.ts';
import { allOf, anyOf, type Habit, type HabitContext, habit, leastBy } from './habit.ts';
import { HUNT_ALLOCATION_HABITS, MINION_ENTRY_HABITS, NAZGUL_HABITS, SHADOW_POLITICS, SHADOW_TURN } from './shadow.ts';
import { ATTACK_HABITS, BATTLE_HABITS, MARCH_HABITS, MUSTER_HABITS, SPLIT_HABITS } from './war.ts';

type At = View['flow'][number]['at'];

/** Habits for drawing and discarding: the two decks in hand stay balanced. */
const CARDS = [
  habit('draws', (table) => leastBy(allOf(table, 'draw'), ({ deck }) => held(table, deck))),
  habit('draws', (table) => anyOf(allOf(table, 'discard'), table)),
];

function held({ view, seat }: HabitContext, deck: number): number {
  return view.players[seat]!.hand[deck]!.cards.length;
}

/** Habits by kind of question. Questions without an observed habit are missing. */
const HABITS: Readonly<Partial<Record<At, readonly Habit[]>>> = {
  'draw.deck': CARDS,
  'card.draw': CARDS,
  limit: CARDS,
  fellowship: DECLARATION_HABITS,
  allocate: HUNT_ALLOCATION_HABITS,
  march: MARCH_HABITS,
  'march.on': MARCH_HABITS,
  split: SPLIT_HABITS,
  'attack.split': SPLIT_HABITS,
  attack: ATTACK_HABITS,
  advance: BATTLE_HABITS,
  'battle.shelter': BATTLE_HABITS,
  'battle.cease': BATTLE_HABITS,
  'battle.retreat': BATTLE_HABITS,
  'combat.card': BATTLE_HABITS,
  casualties: BATTLE_HABITS,
  recruit: MUSTER_HABITS,
  levy: MUSTER_HABITS,
  voice: MUSTER_HABITS,
  enter: MINION_ENTRY_HABITS,
  party: COMPANIONS,
  flight: NAZGUL_HABITS,
  'flight.to': NAZGUL_HABITS,
  walk: REVEAL_HABITS,
  'hunt.stop': HUNT_DAMAGE_HABITS,
  'hunt.redraw': HUNT_DAMAGE_HABITS,
  'hunt.reduce': HUNT_DAMAGE_HABITS,
  'hunt.guide': HUNT_DAMAGE_HABITS,
  'hunt.casualty': HUNT_DAMAGE_HABITS,
};

const TURNS = [FREE_TURN, SHADOW_TURN];
const POLITICS = [FREE_POLITICS, SHADOW_POLITICS];

/** Returns the move of the first habit that applies, or a random one, with the reason. */
export function wontOf(question: Omit<Question<Action, View>, 'budget'>): { action: Action; reason: Reason } {
  const { view, seat, legal, chance } = question;
  const side = sideOf(view, seat);
  const table: HabitContext = { view, seat, side, legal, chance };
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
