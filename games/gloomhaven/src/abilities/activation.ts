import { activeOf, cardsOfKeyword, isLostHalf, isMark } from '../cards/activeCards.ts';
import { moveCard } from '../cards/piles.ts';
import { modifierAt } from '../content/pointed.ts';
import { activeModifiers } from '../inPlay/activeModifiers.ts';
import { effectOf } from '../modifiers/modifier.ts';
import type { Half } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { creditOf, gainXp, isHero } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State, View } from '../state/state.ts';
import type { LastingEffect } from '../state/stateRecords.ts';
import type { Pointer } from '../vocabulary/pointer.ts';

/** Makes a card active with one of its halves and enforces the limit of its keyword. R 4.8 */
export function activate(state: State, seat: number, card: string, half: Half, ctx: Ctx): Frame[] {
  const hero = state.heroes[seat]!;
  const frames = makeRoom(state, seat, card, half, ctx);
  moveCard(hero, card, 'inPlay', 'active');
  hero.halves.push({ card, half, used: 0 });
  ctx.log({ type: 'card-moved', seat, card, to: 'active' });
  return frames;
}

/** Ends cards of the same keyword before a new one: cards that mark another figure, and cards over the limit. */
function makeRoom(state: State, seat: number, card: string, half: Half, ctx: Ctx): Frame[] {
  const { keyword } = activeOf(card, half)!;
  if (keyword === undefined) return [];
  const limits = activeModifiers(state, seat, 'keyword-limit').filter(({ modifier }) => modifier.keyword === keyword);
  const most = Math.max(1, ...limits.map(({ modifier }) => modifier.count));
  const others = cardsOfKeyword(state, seat, keyword);
  const marked = markedBy(state, seat, card);
  const elsewhere = others.filter((old) => markedBy(state, seat, old).join() !== marked.join());
  const room = others.length - elsewhere.length - (most - 1);
  // The player chooses which card ends, unless all of them must.
  const going = most === 1 ? others : elsewhere;
  const frames = going.flatMap((old) => endActive(state, seat, old, ctx));
  return most > 1 && room > 0 ? [...frames, { at: 'keyword.end', seat, card, left: room }] : frames;
}

/** Returns the figures that a card has marked. */
function markedBy({ lasting, figures }: State, seat: number, card: string): number[] {
  return lasting
    .filter((one) => {
      const isIts = one.from.startsWith(`card/${card}/`) && creditOf({ figures }, one.owner) === seat;
      return isIts && isMark(one);
    })
    .flatMap(({ on }) => on);
}

/** Ends an active card: its effects stop immediately and its summons leave. R 4.8, 11.2 */
export function endActive(state: State, seat: number, card: string, ctx?: Ctx): Frame[] {
  const hero = state.heroes[seat]!;
  const half = hero.halves.find((one) => one.card === card)?.half ?? 'top';
  const to = isLostHalf(card, half) ? 'lost' : 'discard';
  hero.halves = hero.halves.filter((one) => one.card !== card);
  moveCard(hero, card, 'active', to);
  ctx?.log({ type: 'card-moved', seat, card, to });
  dropEffects(state, seat, card);
  const frames: Frame[] = [];
  for (const [id, one] of state.figures.entries()) {
    if (one.seat === seat && one.kind === 'summon' && one.cell >= 0 && one.stats.startsWith(`card/${card}/`)) {
      frames.push({ at: 'removal', figure: id, by: -1, overkill: 0, undamaged: false });
    }
  }
  return frames;
}

export function dropEffects(state: State, seat: number, card: string): void {
  state.lasting = state.lasting.filter(
    ({ from, owner, lasts }) =>
      lasts === 'scenario' || creditOf(state, owner) !== seat || !from.startsWith(`card/${card}/`),
  );
}

/** Uses one slot of an active card. The hero gains the slot's experience; the card ends after the last slot. R 4.8 */
export function leaveSlot(state: State, seat: number, card: string, ctx: Ctx): Frame[] {
  const active = state.heroes[seat]!.halves.find((one) => one.card === card);
  if (active === undefined) return [];
  const slots = activeOf(card, active.half)?.slots ?? [];
  if (slots.length === 0) return [];
  const xp = slots[active.used] ?? 0;
  active.used++;
  gainXp(state, seat, xp, ctx);
  if (active.used < slots.length) return [];
  // The last use may refer to the marked figure, so such a card ends after that use.
  const isNeeded = markedBy(state, seat, card).length > 0;
  return isNeeded ? [{ at: 'slots.end', seat, card }] : endActive(state, seat, card, ctx);
}

/** Checks whether the card of an effect has no use slot left. Such a card is about to end and has no effect. */
export function isUsedUp({ heroes, figures }: Pick<View, 'heroes' | 'figures'>, owner: number, at: Pointer): boolean {
  const halves = heroes[creditOf({ figures }, owner)]?.halves ?? [];
  if (halves.length === 0) return false;
  const [kind, card] = at.split('/');
  const active = kind === 'card' ? halves.find((one) => one.card === card) : undefined;
  const slots = active === undefined ? 0 : (activeOf(active.card, active.half)?.slots.length ?? 0);
  return slots > 0 && active!.used >= slots;
}

/**
 * Ends the effects that a dead figure owns and those for it alone. Marks stay until the effects due at its death are
 * done.
 */
export function endsWithDeath(state: State, id: number): void {
  state.lasting = state.lasting.filter(
    (one) => !(one.owner === id && !isHero(state, id)) && !(one.on.length === 1 && one.on[0] === id && !isMark(one)),
  );
}

/** Checks whether any figure has a mark on this figure. */
export function isMarkedByAnyone({ lasting }: Pick<State, 'lasting'>, id: number): boolean {
  return lasting.some((one) => one.on.includes(id) && isMark(one));
}

/**
 * Ends the marks on a dead figure and the effects that refer to them. An active card that had one leaves play. R 4.8
 */
export function endMarksOn(state: State, id: number, ctx: Ctx): Frame[] {
  const marks = state.lasting.filter((one) => one.on.includes(id) && isMark(one));
  state.lasting = state.lasting.filter((one) => !marks.includes(one) && !marks.some((mark) => endsWith(one, mark)));
  return marks.flatMap(({ from, owner }) => {
    const seat = creditOf(state, owner);
    const [kind, card] = from.split('/');
    if (kind !== 'card' || card === undefined || seat < 0) return [];
    return state.heroes[seat]!.active.includes(card) ? endActive(state, seat, card, ctx) : [];
  });
}

function endsWith(one: LastingEffect, mark: LastingEffect): boolean {
  const modifier = modifierAt(mark.at);
  return effectOf(modifier).mark?.(modifier) === 'ends-effects' && mark.from === one.from && mark.owner === one.owner;
}

/** Ends all effects with this duration. */
export function endLasting(state: State, lasts: LastingEffect['lasts']): void {
  if (state.lasting.some((one) => one.lasts === lasts)) {
    state.lasting = state.lasting.filter((one) => one.lasts !== lasts);
  }
}
