import { type Refusal, refuse } from '@tessera/kernel';
import { endActive } from '../abilities/activation.ts';
import { dueKey } from '../abilities/lastingEffects.ts';
import { activeOf, halfPointer, isLostHalf } from '../cards/activeCards.ts';
import { moveCard } from '../cards/piles.ts';
import { recordOf } from '../content/lookup.ts';
import { activeModifiers } from '../inPlay/activeModifiers.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { refuseTask, taskChoices } from '../scenario/tasks.ts';
import type { Choice, Half } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { has, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import { type Due, dueAt, offersOf } from '../triggers/due.ts';
import { applyDue } from '../triggers/moments.ts';
import { forgoneHalves } from '../triggers/prices.ts';
import { rulingOf } from '../vocabulary/variants.ts';

type Play = Extract<Choice, { type: 'play' }>;

/** A hero's part of the turn: a top and a bottom in either order, items, active cards. R 4.2, 4.3, 4.7 */
export const act = {
  'turn.act': {
    asks: (state, { figure }) =>
      isUp(state, figure) && (!isStopped(state, figure) || usable(state, figure).length > 0) ? figure : [],
    prompt: (state, { figure }) => ({
      code: 'turn',
      params: { first: state.turn.first, cards: cardsOfTurn(state, figure) },
    }),
    options: (state, { figure }) => [
      ...(isStopped(state, figure) ? [] : [...plays(state, figure), ...taskChoices(state, figure)]),
      ...usable(state, figure),
      ...dueCards(state, figure).flatMap((due) => offersOf(state, due)),
      ...state.heroes[figure]!.halves.map(({ card }): Choice => ({ type: 'end-active', card })),
      { type: 'end-turn' },
    ],
    answers: {
      play: {
        refuse: (state, { figure }, _seat, choice) => refusePlay(state, figure, choice),
        play(state, { figure }, { action: { card, half, basic }, log }) {
          log({ type: 'played', seat: figure, card, half, basic });
          const { turn } = state;
          turn.first = turn.first === 'none' ? half : 'both';
          turn.performed = false;
          if (rulingOf(state, 'play.move') === 'atPlay') moveAtOnce(state, figure, card, half, basic, log);
          return [...playFrames(state, figure, card, half, basic), { at: 'turn.act', figure }];
        },
      },
      use: {
        refuse: (state, { figure }, _seat, { item }) => refuseUse(state, figure, item),
        play(state, { figure }, { action: { item, elements }, ...ctx }) {
          const due = dueItems(state, figure).find((one) => one.item === item)!;
          return [...applyDue(state, due, 'turn', figure, -1, elements, ctx), { at: 'turn.act', figure }];
        },
      },
      // Ruling: the half counts as played, and its card is discarded.
      task: {
        refuse: (state, { figure }, _seat, choice) =>
          isStopped(state, figure) ? refuse('stunned') : refuseTask(state, figure, choice),
        play(state, { figure }, { action: { rule, card, half, cell }, log }) {
          state.turn.first = state.turn.first === 'none' ? half : 'both';
          moveCard(state.heroes[figure]!, card, 'inPlay', 'discard');
          log({ type: 'card-moved', seat: figure, card, to: 'discard' });
          return [
            { at: 'rule', rule, figure, cell },
            { at: 'turn.act', figure },
          ];
        },
      },
      take(state, { figure }, { action: { offer, elements }, ...ctx }) {
        const due = dueCards(state, figure).find(({ at }) => at === offer)!;
        return [...applyDue(state, due, 'turn', figure, -1, elements, ctx), { at: 'turn.act', figure }];
      },
      'end-active': {
        refuse: (state, { figure }, _seat, { card }) =>
          state.heroes[figure]!.active.includes(card) ? undefined : refuse('not-active', { card }),
        play: (state, { figure }, { action: { card }, ...ctx }) => [
          ...endActive(state, figure, card, ctx),
          { at: 'turn.act', figure },
        ],
      },
      'end-turn': () => undefined,
    },
    afterwards(state, { figure }, { log }) {
      if (isUp(state, figure) && isStopped(state, figure)) log({ type: 'stunned', figure });
      return undefined;
    },
  },
} satisfies Rule<'turn.act'>;

/** Ruling 146: moves the card to its pile while its half is performed. An active card has no pile. */
function moveAtOnce(state: State, seat: number, card: string, half: Half, basic: boolean, log: Ctx['log']): void {
  if (!basic && activeOf(card, half) !== undefined) return;
  const to = !basic && isLostHalf(card, half) ? 'lost' : 'discard';
  moveCard(state.heroes[seat]!, card, 'inPlay', to);
  log({ type: 'card-moved', seat, card, to });
}

/**
 * R 8.6: checks whether stun ends the turn. A stunned hero only uses items that work while stunned and forfeits
 * unplayed cards.
 */
function isStopped(state: View, figure: number): boolean {
  return has(state, figure, 'stun');
}

/** Returns the cards to play in a hero's turn. An extra turn has its own cards. */
export function cardsOfTurn({ heroes, turn }: Pick<View, 'heroes' | 'turn'>, seat: number): string[] {
  const own = turn.figure === seat ? turn.cards : undefined;
  return heroes[seat]!.inPlay.filter((card) => own?.includes(card) ?? true);
}

/** Returns the halves that can still be played: the other half of the other card. */
function plays(state: View, figure: number): Choice[] {
  const { first } = state.turn;
  const found: Choice[] = [];
  if (first === 'both') return found;
  const forgone = forgoneHalves(state, figure);
  for (const card of cardsOfTurn(state, figure)) {
    for (const half of ['top', 'bottom'] as const) {
      if (half === first || forgone.includes(half)) continue;
      found.push({ type: 'play', card, half, basic: false }, { type: 'play', card, half, basic: true });
    }
  }
  return found;
}

function refusePlay(state: View, figure: number, { card, half }: Play): Refusal | undefined {
  const { first } = state.turn;
  if (isStopped(state, figure)) return refuse('stunned');
  if (first === 'both') return refuse('both-played');
  if (first === half) return refuse(`second-${half}`, { card });
  if (forgoneHalves(state, figure).includes(half)) return refuse(`forgone-${half}`);
  return cardsOfTurn(state, figure).includes(card) ? undefined : refuse('not-in-play', { card });
}

/** Returns the frames of one half: its instructions, then the end of its card. */
export function playFrames(state: View, seat: number, card: string, half: Half, basic: boolean): Frame[] {
  const of = basic ? basicPointer(state, seat, half) : halfPointer(card, half);
  return [
    { at: 'performance', figure: seat, of, by: seat, turned: false },
    { at: 'card.end', seat, card, half, basic },
  ];
}

/** R 4.3: Attack 2 or Move 2, unless an item says otherwise. */
export function basicPointer(state: View, seat: number, half: Half): string {
  const values = activeModifiers(state, seat, 'basic-action').flatMap(({ modifier }) =>
    modifier.half === half ? [modifier.value] : [],
  );
  if (values.length === 0) return `rule/basic-${half}`;
  return `rule/as-${half === 'top' ? 'attack' : 'move'}-${Math.max(...values)}`;
}

/** Returns the items that can be used at any free point of the turn. R 12.4 */
function dueItems(state: View, seat: number): Due[] {
  return dueAt(state, 'turn', seat, -1).filter(({ item }) => item !== undefined);
}

/** Returns the active cards whose effect the player may trigger at a chosen point of the turn. R 4.8 */
function dueCards(state: View, seat: number): Due[] {
  return isStopped(state, seat) ? [] : dueAt(state, 'turn', seat, -1).filter(({ lasting }) => lasting !== undefined);
}

/** Returns frames for mandatory effects that are still due when the turn ends. R 4.8 */
export function lateFrames(state: State, seat: number): Frame[] {
  const due = dueAt(state, 'turn', seat, -1);
  const settled = due.filter(({ lasting, may }) => lasting === undefined || may);
  if (settled.length === due.length) return [];
  return [{ at: 'moment', moment: 'turn', figure: seat, other: -1, settled: settled.map(dueKey) }];
}

function usable(state: View, seat: number): Choice[] {
  return dueItems(state, seat).flatMap((due) =>
    offersOf(state, due).flatMap((offer): Choice[] =>
      offer.type === 'take' ? [{ type: 'use', item: due.item!, elements: offer.elements }] : [],
    ),
  );
}

function refuseUse(state: View, seat: number, id: string): Refusal | undefined {
  const item = state.heroes[seat]!.items.find((one) => one.id === id);
  if (item === undefined) return refuse('no-such-item', { item: id });
  if (item.state !== 'ready') return refuse('item-spent', { item: id, state: item.state });
  if (dueItems(state, seat).some((one) => one.item === id)) return undefined;
  const consumes = recordOf('item', id).does.actions.some(
    (action) =>
      action.type !== 'text' &&
      action.modifiers.some((one) => {
        const on = aspectsOf(one).trigger?.(one);
        return on?.moment === 'turn' && on.effects.some((each) => aspectsOf(each).request !== undefined);
      }),
  );
  return consumes ? refuse('element-inert', { item: id }) : refuse('item-not-now', { item: id });
}
