import { type Next, refuse } from '@tessera/kernel';
import { besideFigure } from '../characters/party.ts';
import { throwAway } from '../deck/hand.ts';
import type { StandingEffect } from '../deck/lastingKind.ts';
import { standingEffects } from '../deck/standing.ts';
import { discardFromTable, spendTableCard } from '../deck/tableCards.ts';
import { checkMountDoom, corrupt, heal } from '../fellowship/corruption.ts';
import { leaveFellowship } from '../fellowship/guide.ts';
import { fellows, GOLLUM, IS_HOBBIT, LEVEL, recordOf } from '../pieces/characters.ts';
import { drawTile, isEye, tileOf } from '../pieces/huntPool.ts';
import { leaderOf, seatsOf } from '../pieces/roles.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import { DECK_SIZE, FREE, GONE, SHADOW } from '../state/numbers.ts';
import type { Hunt, Rule, State } from '../state/state.ts';
import { canBeRevealed } from './reveal.ts';

/** Hunt tile, from before the draw until its damage is dealt. R 10.6 */
export const huntTile = {
  'hunt.draw'(state, { hunt }) {
    state.hunt = { ...hunt, tile: -1, damage: 0, answered: false, casualty: false, betrayed: false };
    return [{ at: 'hunt.stop' }];
  },

  // Step 1, before the draw: a card may prevent it.
  'hunt.stop': {
    asks: (state) => (standing(state, 'no-tile').length > 0 ? leaderOf(state, FREE) : []),
    options: (state): Action[] => answers(standing(state, 'no-tile')),
    sound: true,
    answers: {
      decline: () => [{ at: 'hunt.tile' }],
      answer: {
        refuse: (state, _frame, _seat, { card }) => whyNotAnswer(standing(state, 'no-tile'), card),
        play(state, _frame, { action: { card }, log, chance }) {
          const ctx = { log, chance };
          spendTableCard(state, card, ctx);
          log({ type: 'no-tile' });
          if (huntOf(state).cause === 'track') stepForward(state, ctx);
          state.hunt = null;
          checkMountDoom(state, ctx);
        },
      },
    },
    afterwards: () => [{ at: 'hunt.tile' }],
  },

  'hunt.tile'(state, _frame, ctx) {
    const hunt = huntOf(state);
    hunt.tile = drawTile(state, ctx);
    if (hunt.tile < 0) {
      state.hunt = null;
      return;
    }
    return [{ at: 'hunt.redraw' }];
  },

  // Step 1, after the draw: a card may replace the tile; the first tile is set aside. R 10.5.4
  'hunt.redraw': {
    asks: (state) => (standing(state, 'redraw').length > 0 ? leaderOf(state, FREE) : []),
    prompt: (state) => ({ code: 'hunt.redraw', params: { tile: huntOf(state).tile } }),
    options: (state): Action[] => answers(standing(state, 'redraw')),
    sound: true,
    answers: {
      decline: () => [{ at: 'hunt.value' }],
      answer: {
        refuse: (state, _frame, _seat, { card }) => whyNotAnswer(standing(state, 'redraw'), card),
        play(state, _frame, { action: { card }, log, chance }) {
          const ctx = { log, chance };
          const hunt = huntOf(state);
          spendTableCard(state, card, ctx);
          state.aside.push(hunt.tile);
          hunt.answered = true;
          hunt.tile = drawTile(state, ctx);
          if (hunt.tile >= 0) return [{ at: 'hunt.value' }];
          state.hunt = null;
          return undefined;
        },
      },
    },
    afterwards: () => [{ at: 'hunt.value' }],
  },

  'hunt.value'(state, _frame, ctx) {
    const hunt = huntOf(state);
    const { value, set, stop } = tileOf(hunt.tile);
    state.drawn.push(hunt.tile);
    if (hunt.noEye && (value === 'eye' || set === 'free')) {
      ctx.log({ type: 'tile-without-effect', tile: hunt.tile });
      state.hunt = null;
      return;
    }
    // R 10.10.3: the step on the track precedes the damage.
    if (hunt.cause === 'track' && !stop) stepForward(state, ctx);
    hunt.damage = value === 'eye' ? hunt.eye : value === 'die' ? ctx.chance.d(6) : Math.max(0, value);
    if (typeof value === 'number' && value < 0) heal(state, -value, ctx);
    if (hunt.damage > 0) ctx.log({ type: 'hunt-damage', damage: hunt.damage });
    if (hunt.unreduced) return [{ at: 'hunt.corrupt' }];
    return [{ at: 'hunt.reduce' }, { at: 'hunt.guide' }, { at: 'hunt.casualty' }, { at: 'hunt.corrupt' }];
  },

  // Still step 1: a card may reduce the damage; one card per tile.
  'hunt.reduce': {
    asks: (state) => (mayReduce(state) ? leaderOf(state, FREE) : []),
    prompt: damagePrompt('hunt.reduce'),
    options: (state): Action[] => answers(standing(state, 'reduce')),
    sound: true,
    answers: {
      decline() {},
      answer: {
        refuse: (state, _frame, _seat, { card }) => whyNotAnswer(standing(state, 'reduce'), card),
        play(state, _frame, { action: { card }, log, chance }) {
          const { amount } = standing(state, 'reduce').find((one) => one.card === card)!;
          spendTableCard(state, card, { log, chance });
          huntOf(state).answered = true;
          lessen(state, amount, { log, chance });
        },
      },
    },
  },

  // Step 2: the Guide's ability to reduce the damage.
  'hunt.guide': {
    asks: (state) => (guideMayHelp(state) ? leaderOf(state, FREE) : []),
    prompt: damagePrompt('hunt.guide'),
    options: (state): Action[] => [
      { type: 'decline' },
      state.fellowship.guide === GOLLUM ? { type: 'reveal' } : { type: 'accept' },
    ],
    answers: {
      decline() {},
      accept(state, _frame, { log, chance }) {
        const ctx = { log, chance };
        lessen(state, 1, ctx);
        // The new Guide may help as well.
        return [...sendAway(state, state.fellowship.guide, ctx), { at: 'hunt.guide' }];
      },
      reveal(state, _frame, { log, chance }) {
        huntOf(state).betrayed = true;
        lessen(state, 1, { log, chance });
      },
    },
  },

  // Step 3: one Companion may be lost, the Guide or a random one.
  'hunt.casualty': {
    asks: (state) => (mayLoseOne(state) && !huntOf(state).forced ? leaderOf(state, FREE) : []),
    prompt: damagePrompt('hunt.casualty'),
    options: (): Action[] => [
      { type: 'decline' },
      { type: 'casualty', random: false },
      { type: 'casualty', random: true },
    ],
    answers: {
      decline() {},
      casualty: (state, _frame, { action: { random }, log, chance }) =>
        loseOne(state, random ? chance.pick(fellows(state)) : state.fellowship.guide, { log, chance }),
    },
    afterwards: (state, _frame, ctx) =>
      mayLoseOne(state) ? loseOne(state, ctx.chance.pick(fellows(state)), ctx) : undefined,
  },

  // A Shadow card: each Companion lost to the Hunt costs a Character card.
  'hunt.worn': {
    asks: (state) => (wornOptions(state).length > 1 ? leaderOf(state, SHADOW) : []),
    options: (state): Action[] => wornOptions(state),
    sound: true,
    answers: {
      decline() {},
      answer: {
        refuse: (state, _frame, _seat, { card }) =>
          wornOptions(state).some((one) => one.type === 'answer' && one.card === card)
            ? undefined
            : refuse('card-does-not-fit', { card }),
        play(state, _frame, { action: { card }, log, chance }) {
          discardFromTable(state, card, { log, chance });
        },
      },
      choose(state, _frame, { action: { value: seat }, log, chance }) {
        const cards = state.players[seat]!.hand[0]!.cards;
        if (cards.length > 0) throwAway(state, seat, chance.pick(cards), { log, chance });
      },
    },
  },

  // Steps 4 and 5: the remaining damage becomes Corruption, then the Fellowship may be revealed.
  'hunt.corrupt'(state, _frame, ctx) {
    const hunt = huntOf(state);
    state.hunt = null;
    corrupt(state, hunt.damage, ctx);
    if (state.result) return;
    checkMountDoom(state, ctx);
    return revealsNow(state, hunt) ? [{ at: 'reveal' }] : undefined;
  },
} satisfies Rule<
  | 'hunt.draw'
  | 'hunt.stop'
  | 'hunt.tile'
  | 'hunt.redraw'
  | 'hunt.value'
  | 'hunt.reduce'
  | 'hunt.guide'
  | 'hunt.casualty'
  | 'hunt.worn'
  | 'hunt.corrupt'
>;

/** Returns the tile being resolved. */
function huntOf(state: Pick<State, 'hunt'>): Hunt {
  if (!state.hunt) throw new Error('There is no Hunt');
  return state.hunt;
}

function damagePrompt(code: string) {
  return (state: State) => ({ code, params: { damage: huntOf(state).damage } });
}

function standing(state: State, kind: 'no-tile' | 'redraw' | 'reduce'): readonly StandingEffect[] {
  return state.table.length === 0 ? [] : standingEffects(state, kind);
}

function answers(cards: readonly StandingEffect[]): Action[] {
  return [{ type: 'decline' }, ...cards.map(({ card }): Action => ({ type: 'answer', card }))];
}

function whyNotAnswer(cards: readonly StandingEffect[], card: number) {
  return cards.some((one) => one.card === card) ? undefined : refuse('card-does-not-fit', { card });
}

function mayReduce(state: State): boolean {
  const { damage, answered } = huntOf(state);
  return damage > 0 && !answered && standing(state, 'reduce').length > 0;
}

function lessen(state: State, by: number, { log }: Ctx): void {
  const hunt = huntOf(state);
  const less = Math.min(by, hunt.damage);
  hunt.damage -= less;
  log({ type: 'damage-reduced', by: less, damage: hunt.damage });
}

/**
 * Returns whether the Guide can reduce the damage: a Hobbit separates, or Gollum reveals the Fellowship if nothing else
 * does and it can be revealed. R 10.6 step 2
 */
function guideMayHelp(state: State): boolean {
  const hunt = huntOf(state);
  const { guide, hidden } = state.fellowship;
  if (hunt.damage === 0) return false;
  if (guide === GOLLUM) return hidden && !hunt.betrayed && !tileReveals(state, hunt) && canBeRevealed(state);
  return IS_HOBBIT[guide]! && recordOf(guide).guide?.type === 'separate-against-damage';
}

function mayLoseOne(state: State): boolean {
  const { damage, casualty } = huntOf(state);
  return damage > 0 && !casualty && fellows(state).length > 0;
}

/** Removes a Companion; his full Level comes off the damage. R 10.6 step 3 */
function loseOne(state: State, character: number, ctx: Ctx): Next<Frame> {
  huntOf(state).casualty = true;
  lessen(state, LEVEL[character]!, ctx);
  ctx.log({ type: 'character-lost', character });
  return [...takenFromFellowship(state, character, ctx), { at: 'hunt.worn' }, { at: 'hunt.guide' }];
}

/** Removes a character from the Fellowship; Hobbits are taken alive, but not on the Mordor Track. R 7.9 */
export function takenFromFellowship(state: State, character: number, ctx: Ctx): Frame[] {
  if (IS_HOBBIT[character] && state.fellowship.mordor < 0) return sendAway(state, character, ctx);
  return leaveFellowship(state, [character], GONE, ctx);
}

/** Separates a Hobbit from the figure; on the Mordor Track he is out of the game. R 10.10.5 */
function sendAway(state: State, character: number, ctx: Ctx): Frame[] {
  if (state.fellowship.mordor >= 0) {
    ctx.log({ type: 'left-the-game', character });
    return leaveFellowship(state, [character], GONE, ctx);
  }
  const place = besideFigure(state);
  ctx.log({ type: 'separated', characters: [character], to: place });
  return [...leaveFellowship(state, [character], place, ctx), { at: 'hobbit', character }];
}

function stepForward(state: State, { log }: Ctx): void {
  state.fellowship.mordor++;
  log({ type: 'mordor-step', step: state.fellowship.mordor });
}

/**
 * Returns whether the tile reveals the Fellowship. Gollum as Guide at this moment ignores the reveal of numbered tiles.
 * R 10.6 step 5
 */
function tileReveals(state: State, { tile, noReveal }: Hunt): boolean {
  const { reveal, set } = tileOf(tile);
  if (!reveal || noReveal) return false;
  return state.fellowship.guide !== GOLLUM || set !== 'standard' || isEye(tile);
}

function revealsNow(state: State, hunt: Hunt): boolean {
  return state.fellowship.hidden && (hunt.betrayed || tileReveals(state, hunt));
}

/** Returns the options: a random card from a hand, by its seat, or a card on the table. */
function wornOptions(state: State): Action[] {
  if (state.table.length === 0 || standingEffects(state, 'casualty-discard').length === 0) return [];
  const options: Action[] = [{ type: 'decline' }];
  for (const seat of seatsOf(state, FREE)) {
    if (state.players[seat]!.hand[0]!.cards.length > 0) options.push({ type: 'choose', what: 'number', value: seat });
  }
  for (const card of state.table) if (card < DECK_SIZE) options.push({ type: 'answer', card });
  return options;
}
