import { abilityOf, shapeOf } from './abilities/abilityParameters.ts';
import type { EffectExecution, Of } from './action/effects/kind.ts';
import { modifierOfType } from './action/extract.ts';
import type { Modifier } from './action/modifier.ts';
import type { Half } from './choice.ts';
import { copyId } from './content/enhancedCard.ts';
import { recordOf } from './content/lookup.ts';
import type { Ctx } from './events.ts';
import { creditOf, gainXp, isHero, isMonster } from './figures.ts';
import type { Frame } from './frames.ts';
import { activeModifiers, whoeverFits } from './modifiers/activeModifiers.ts';
import { evaluateAmount } from './modifiers/effectContext.ts';
import { selectable } from './perform/select.ts';
import { moveCard, showCard, takeCard, zoneOf } from './piles/piles.ts';
import { below, modifierAt, type Pointer, sharedModifiersAt } from './pointer.ts';
import type { State, View } from './state.ts';
import type { LastingEffect } from './stateRecords.ts';
import { dueKey } from './triggers/triggers.ts';
import type { Keyword } from './vocabulary.ts';

/** Returns the pointer to the instructions of one half of a card. */
export function halfPointer(card: string, half: Half): Pointer {
  return below('card', card, half);
}

/** Returns the `active` modifier of a half, or undefined when the half is no active card. R 4.8 */
export function activeOf(card: string, half: Half): Of<'active'> | undefined {
  return modifierOfType(sharedModifiersAt(halfPointer(card, half)), 'active');
}

/** Whether the half has the lost icon. R 4.6 */
export function isLostHalf(card: string, half: Half): boolean {
  return modifierOfType(sharedModifiersAt(halfPointer(card, half)), 'lost') !== undefined;
}

interface Halves {
  readonly halves: readonly Readonly<State['heroes'][number]['halves'][number]>[];
  readonly discard: readonly string[];
}

/** Returns active cards that count as discarded. A rest may recover them, which ends their effect. R 4.8, 6.2 */
export function openActives({ halves }: Pick<Halves, 'halves'>): string[] {
  return halves.flatMap(({ card, half }) => (isLostHalf(card, half) ? [] : [card]));
}

/** Returns the discard pile plus the active cards that count as discarded. R 4.8 */
export function discardedCards(hero: Halves): string[] {
  return [...hero.discard, ...openActives(hero)];
}

/** Whether a card may be lost to avoid damage. R 6.4 */
export function isLosable(card: string): boolean {
  return !(['top', 'bottom'] as const).some((half) =>
    sharedModifiersAt(halfPointer(card, half)).some((one) => one.type === 'forbid' && one.what === 'losing-for-damage'),
  );
}

/** Whether a card stays lost once it is. R 4.10 */
export function isUnrecoverable(card: string): boolean {
  return (['top', 'bottom'] as const).some(
    (half) => modifierOfType(sharedModifiersAt(halfPointer(card, half)), 'unrecoverable') !== undefined,
  );
}

/** Starts the lasting effect of a modifier for its target. */
export function addLastingEffect(acting: EffectExecution, modifier: Modifier): undefined {
  const one = whoeverFits(modifier) === undefined ? [acting.target < 0 ? acting.figure : acting.target] : [];
  // A scenario gives an effect to the figures that it names.
  const on = modifier.type === 'on' && acting.figure >= 0 ? settledFigures(acting, modifier) : one;
  begin(acting, modifier, on, modifier.type === 'on' ? settledValue(acting, modifier) : null);
}

/** Starts a shield or a retaliate as a lasting effect. Its number is fixed now. */
export function lastingNumber(acting: EffectExecution, modifier: Of<'shield'> | Of<'retaliate'>): undefined {
  const { state, performance, figure, scene, value, log } = acting;
  // On an attack, move or loot ability, the effect goes to the performer.
  const isOwn = performance !== undefined && ['attack', 'move', 'loot'].includes(abilityOf(performance).type);
  const target = isOwn || acting.target < 0 ? figure : acting.target;
  const more = performance === undefined ? 0 : shapeOf(state, performance).bonus[modifier.type];
  const amount = (value ?? evaluateAmount(scene, modifier.value)) + more;
  begin(acting, modifier, whoeverFits(modifier) !== undefined ? [] : [target], amount);
  log({ type: 'bonus', figure: target, kind: modifier.type, amount });
}

function begin(
  { state, figure, at, performance }: EffectExecution,
  modifier: Modifier,
  on: number[],
  value: number | null,
): void {
  const from = sourceOf(at, performance?.at);
  state.lasting.push({
    at,
    from,
    owner: figure,
    on,
    value,
    lasts: lengthOf(state, modifier, from, figure),
    used: false,
  });
  // An effect with a limit of once per turn starts with the next turn.
  if (modifier.type === 'on' && modifier.moment === 'turn' && modifier.limit === 'turn')
    state.turn.used.push(dueKey({ at, owner: figure }));
}

/** Returns the card, item or monster card whose end also ends the effect. */
function sourceOf(at: Pointer, performance: Pointer | undefined): Pointer {
  const [kind, id, half] = at.split('/');
  return kind === 'card' ? `card/${id}/${half}` : (performance ?? at);
}

function lengthOf(state: State, modifier: Modifier, from: Pointer, owner: number): LastingEffect['lasts'] {
  if (modifier.type === 'on' && modifier.lasts !== 'card') return modifier.lasts;
  if (modifier.type === 'forbid' && modifier.lasts === 'scenario') return 'scenario';
  if ('duration' in modifier && modifier.duration === 'round') return 'round';
  if ('duration' in modifier && modifier.duration === 'attack') return 'attack';
  if (modifierOfType(from.startsWith('card/') ? sharedModifiersAt(from) : [], 'active') !== undefined) return 'card';
  // R 13.3: an effect from a monster's card lasts until the end of the round.
  if (owner >= 0 && isMonster(state.figures[owner]!)) return 'round';
  return from.startsWith('item/') || owner < 0 ? 'scenario' : 'round';
}

function settledFigures({ scene }: EffectExecution, { who, fixed }: Of<'on'>): number[] {
  if (who === undefined || fixed === 'at-the-moment') return [];
  return selectable(scene, who, { range: 1, targeting: false });
}

function settledValue({ scene }: EffectExecution, { fixed, effects }: Of<'on'>): number | null {
  if (fixed === 'at-the-moment') return null;
  const counted = effects.find((one) => 'value' in one && typeof one.value === 'string');
  return counted !== undefined && 'value' in counted && typeof counted.value === 'string'
    ? evaluateAmount(scene, counted.value)
    : null;
}

/** Returns the keyword of the active card that an effect belongs to. */
export function keywordOf(at: Pointer): Keyword | undefined {
  const [kind, card, half] = at.split('/');
  if (kind !== 'card' || card === undefined) return undefined;
  return activeOf(card, half === 'top' ? 'top' : 'bottom')?.keyword;
}

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

/** Returns the active cards of a keyword, oldest first. */
export function cardsOfKeyword({ heroes }: Pick<View, 'heroes'>, seat: number, keyword: Keyword): string[] {
  return heroes[seat]!.halves.filter((one) => activeOf(one.card, one.half)?.keyword === keyword).map(
    ({ card }) => card,
  );
}

/** Returns the figures that a card has marked. */
function markedBy({ lasting, figures }: State, seat: number, card: string): number[] {
  return lasting
    .filter(({ at, from, owner }) => {
      const isIts = from.startsWith(`card/${card}/`) && creditOf({ figures }, owner) === seat;
      return isIts && modifierAt(at).type === 'mark';
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
    (one) =>
      !(one.owner === id && !isHero(state, id)) &&
      !(one.on.length === 1 && one.on[0] === id && modifierAt(one.at).type !== 'mark'),
  );
}

/** Checks whether any figure has a mark on this figure. */
export function isMarkedByAnyone({ lasting }: Pick<State, 'lasting'>, id: number): boolean {
  return lasting.some(({ at, on }) => on.includes(id) && modifierAt(at).type === 'mark');
}

/**
 * Ends the marks on a dead figure and the effects that refer to them. An active card that had one leaves play. R 4.8
 */
export function endMarksOn(state: State, id: number, ctx: Ctx): Frame[] {
  const marks = state.lasting.filter(({ at, on }) => on.includes(id) && modifierAt(at).type === 'mark');
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
  return modifier.type === 'mark' && modifier.endsWithDeath && mark.from === one.from && mark.owner === one.owner;
}

/** Ends all effects with this duration. */
export function endLasting(state: State, lasts: LastingEffect['lasts']): void {
  if (state.lasting.some((one) => one.lasts === lasts)) {
    state.lasting = state.lasting.filter((one) => one.lasts !== lasts);
  }
}

/** Moves a card of a supply to the target's hand while the supply has one. */
export function supplyCard({ state, target, log }: EffectExecution, card: string): undefined {
  if (!isHero(state, target)) return;
  const copies = Array.from({ length: recordOf('card', card).copies ?? 1 }, (_, n) => copyId(card, n + 1));
  const copy = copies.find((id) => state.heroes.every((hero) => zoneOf(hero, id) === undefined));
  if (copy === undefined) return;
  const hero = state.heroes[target]!;
  hero.hand.push(copy);
  showCard(hero, copy);
  log({ type: 'card-moved', seat: target, card: copy, to: 'hand' });
}

/** Makes the card being played an active card of the target, who owns it and all its effects from now on. */
export function handOver({ state, figure, at, performance, log }: EffectExecution): undefined {
  const from = sourceOf(at, undefined);
  const [, card = '', half] = from.split('/');
  const seat = performance?.targets.at(-1) ?? figure;
  if (!isHero(state, seat) || !isHero(state, figure) || !state.heroes[figure]!.inPlay.includes(card)) return;
  takeCard(state.heroes[figure]!, card, 'inPlay');
  const hero = state.heroes[seat]!;
  hero.active.push(card);
  hero.halves.push({ card, half: half === 'top' ? 'top' : 'bottom', used: 0 });
  showCard(hero, card);
  for (const one of state.lasting) if (one.from === from && one.owner === figure) one.owner = seat;
  log({ type: 'card-moved', seat, card, to: 'active' });
}
