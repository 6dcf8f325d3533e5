import { activeTermsAt } from '../cards/activeCards.ts';
import { showCard, takeCard, zoneOf } from '../cards/piles.ts';
import { copyId } from '../content/enhancedCard.ts';
import { recordOf } from '../content/lookup.ts';
import { whoeverFits } from '../inPlay/activeModifiers.ts';
import { selectable } from '../inPlay/select.ts';
import type { EffectExecution } from '../modifiers/effect.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import type { On } from '../modifiers/kinds/conditional/on.ts';
import type { LastingNumber } from '../modifiers/kinds/defence/shield.ts';
import { aspectsOf, effectOf, type Modifier } from '../modifiers/modifier.ts';
import { isHero, isMonster } from '../state/figures.ts';
import type { State } from '../state/state.ts';
import type { LastingEffect } from '../state/stateRecords.ts';
import type { Pointer } from '../vocabulary/pointer.ts';
import { abilityOf, shapeOf } from './abilityParameters.ts';

/** Starts the lasting effect of a modifier for its target. */
export function addLastingEffect(acting: EffectExecution, modifier: Modifier): undefined {
  const one = whoeverFits(modifier) === undefined ? [acting.target < 0 ? acting.figure : acting.target] : [];
  // A scenario gives an effect to the figures that it names.
  const trigger = aspectsOf(modifier).trigger?.(modifier);
  const on = trigger !== undefined && acting.figure >= 0 ? settledFigures(acting, trigger) : one;
  begin(acting, modifier, on, trigger === undefined ? null : settledValue(acting, trigger));
}

/** Starts a shield or a retaliate as a lasting effect. Its number is fixed now. */
export function lastingNumber(acting: EffectExecution, modifier: LastingNumber): undefined {
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
  const trigger = aspectsOf(modifier).trigger?.(modifier);
  if (trigger?.moment === 'turn' && trigger.limit === 'turn') state.turn.used.push(dueKey({ at, owner: figure }));
}

/** Returns the card, item or monster card whose end also ends the effect. */
function sourceOf(at: Pointer, performance: Pointer | undefined): Pointer {
  const [kind, id, half] = at.split('/');
  return kind === 'card' ? `card/${id}/${half}` : (performance ?? at);
}

function lengthOf(state: State, modifier: Modifier, from: Pointer, owner: number): LastingEffect['lasts'] {
  const own = effectOf(modifier).lasts?.(modifier);
  if (own !== undefined) return own;
  if ('duration' in modifier && modifier.duration === 'round') return 'round';
  if ('duration' in modifier && modifier.duration === 'attack') return 'attack';
  if (from.startsWith('card/') && activeTermsAt(from) !== undefined) return 'card';
  // R 13.3: an effect from a monster's card lasts until the end of the round.
  if (owner >= 0 && isMonster(state.figures[owner]!)) return 'round';
  return from.startsWith('item/') || owner < 0 ? 'scenario' : 'round';
}

function settledFigures({ scene }: EffectExecution, { who, fixed }: On): number[] {
  if (who === undefined || fixed === 'at-the-moment') return [];
  return selectable(scene, who, { range: 1, targeting: false });
}

function settledValue({ scene }: EffectExecution, { fixed, effects }: On): number | null {
  if (fixed === 'at-the-moment') return null;
  const counted = effects.find((one) => 'value' in one && typeof one.value === 'string');
  return counted !== undefined && 'value' in counted && typeof counted.value === 'string'
    ? evaluateAmount(scene, counted.value)
    : null;
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

/** Returns the key of a due effect and its owner. Frames keep the keys of settled effects. */
export function dueKey({ at, owner }: Pick<LastingEffect, 'at' | 'owner'>): string {
  return `${owner} ${at}`;
}
