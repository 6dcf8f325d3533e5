import { refuse } from '@tessera/kernel';
import { dropEffects } from '../abilities/activation.ts';
import { isUnrecoverable } from '../cards/activeCards.ts';
import { moveCard } from '../cards/piles.ts';
import { recordOf } from '../content/lookup.ts';
import { modifierAt } from '../content/pointed.ts';
import type { EffectExecution, MovedCards } from '../modifiers/effect.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { groundIn } from '../scenario/plan.ts';
import type { Choice } from '../state/choice.ts';
import { isHero } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import { rulingOf } from '../vocabulary/variants.ts';

type CardsFrame = Extract<Frame, { at: 'cards' }>;
type ItemsFrame = Extract<Frame, { at: 'items' }>;

/** Selection of cards and items from those that fit. R 4.10 */
export const cards = {
  cards: {
    asks(state, frame) {
      const there = fitting(state, frame);
      if (there.length === 0 || frame.count === 0 || (there.length <= frame.count && frame.must)) return [];
      if (there.length <= frame.count && frame.to === 'hand') return [];
      return rulingOf(state, 'recover.choice') === 'random' && frame.to !== 'lost' ? [] : frame.seat;
    },
    prompt: (_state, { from, to, count }) => ({ code: 'cards', params: { from, to, count } }),
    options(state, frame): Choice[] {
      const there = fitting(state, frame);
      const some = there.map((card): Choice => ({ type: 'cards', cards: [card] }));
      if (frame.must) return some;
      return [...some, { type: 'cards', cards: [] }];
    },
    answers: {
      cards: {
        refuse(state, frame, _seat, { cards: chosen }) {
          if (chosen.length === 0) return frame.must ? refuse('must-choose') : undefined;
          const missing = chosen.find((card) => !fitting(state, frame).includes(card));
          return missing === undefined ? undefined : refuse('not-there', { card: missing });
        },
        play(state, frame, { action: { cards: chosen }, log }) {
          if (chosen.length === 0) return undefined;
          for (const card of chosen) shift(state, frame, card, log);
          return [{ ...frame, count: Math.max(0, frame.count - chosen.length) }];
        },
      },
    },
    afterwards(state, frame, { chance, log }) {
      const there = [...fitting(state, frame)];
      const isRandom = rulingOf(state, 'recover.choice') === 'random' && there.length > frame.count;
      for (let n = 0; n < frame.count && there.length > 0; n++) {
        shift(state, frame, isRandom ? chance.draw(there) : there.shift()!, log);
      }
      return undefined;
    },
  },

  items: {
    asks: (state, frame) => (refreshable(state, frame).length > frame.count ? frame.seat : []),
    prompt: (_state, { count }) => ({ code: 'items', params: { count } }),
    options: (state, frame): Choice[] => refreshable(state, frame).map((item) => ({ type: 'items', items: [item] })),
    answers: {
      items(state, frame, { action: { items }, log }) {
        for (const id of items) refreshItem(state, frame.seat, id, log);
        return frame.count > items.length ? [{ ...frame, count: frame.count - items.length }] : undefined;
      },
    },
    afterwards(state, frame, { log }) {
      for (const id of refreshable(state, frame).slice(0, frame.count)) refreshItem(state, frame.seat, id, log);
      return undefined;
    },
  },
} satisfies Rule<'cards' | 'items'>;

type Log = EffectExecution['log'];

/** Returns the cards of the pile that may be taken. Unrecoverable cards stay lost. R 4.10 */
function fitting(state: View, { seat, from, to, summons }: CardsFrame): string[] {
  const hero = state.heroes[seat]!;
  const pile = [...hero[from]].flatMap((card) => card ?? []);
  return pile.filter((card) => {
    if (from === 'lost' && to !== 'lost' && isUnrecoverable(card)) return false;
    return !summons || isSummoning(card);
  });
}

function isSummoning(card: string): boolean {
  const { top, bottom } = recordOf('card', card);
  return [...top.actions, ...bottom.actions].some(({ type }) => type === 'summon');
}

function shift(state: State, { seat, from, to }: CardsFrame, card: string, log: Log): void {
  const hero = state.heroes[seat]!;
  moveCard(hero, card, from, to);
  dropEffects(state, seat, card);
  log({ type: 'card-moved', seat, card, to });
}

/** Returns the frames that move the target's cards by its own choice. Negative effects are not optional. R 4.4 */
export function cardFrames(
  { state, target, at }: EffectExecution,
  { from, to, count, of = 'own', only = 'any' }: MovedCards,
): Frame[] {
  if (!isHero(state, target)) return [];
  const seat = of === 'own' ? target : neighbour(state, target);
  if (seat === undefined) return [];
  return [{ at: 'cards', seat, from, to, count, must: to !== 'hand', summons: only === 'summon', of: at }];
}

/** Returns an adjacent hero with lost cards. */
function neighbour(state: State, target: number): number | undefined {
  const ground = groundIn(state);
  const seat = state.heroes.findIndex(
    ({ lost, exhausted }, other) =>
      other !== target &&
      !exhausted &&
      lost.length > 0 &&
      ground.range(state.figures[target]!.cell, state.figures[other]!.cell) === 1,
  );
  return seat < 0 ? undefined : seat;
}

function refreshable(state: View, { seat, of }: ItemsFrame): string[] {
  const modifier = modifierAt(of);
  const terms = aspectsOf(modifier).refreshes?.(modifier);
  if (terms === undefined) return [];
  const { state: wanted, slots } = terms;
  return state.heroes[seat]!.items.filter(
    ({ state: now }) => now !== 'ready' && (wanted === 'either' || now === wanted),
  )
    .map(({ id }) => id)
    .filter((id) => slots.length === 0 || slots.includes(recordOf('item', id).slot));
}

/** Refreshes an item. R 12.2 */
export function refreshItem(state: State, seat: number, id: string, log: Log): void {
  const item = state.heroes[seat]!.items.find((one) => one.id === id);
  if (item === undefined || item.state === 'ready') return;
  item.state = 'ready';
  item.used = 0;
  log({ type: 'item-refreshed', seat, item: id });
}
