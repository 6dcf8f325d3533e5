import type { Message } from '@tessera/kernel';
import type { Action, View } from '@tessera/war-of-the-ring';
import { EVENT_DIE, whyNoEvent } from '@tessera/war-of-the-ring/facts';
import { worldOf } from './world.ts';

/** State of a card in hand: usable now, usable with another die, or locked with the missing requirement. */
export type CardState =
  | { readonly kind: 'now'; readonly use: 'play' | 'combat' | 'discard' | 'offer' | 'choose' }
  | { readonly kind: 'other'; readonly dice: readonly number[] }
  | { readonly kind: 'locked'; readonly refusal: Message | undefined };

/** Returns all legal actions with a card. */
export function usesOfCard(legal: readonly Action[], card: number): Action[] {
  return legal.filter((action) =>
    action.type === 'choose'
      ? action.what === 'card' && action.value === card
      : 'card' in action && action.card === card,
  );
}

export function cardState(
  view: View,
  seat: number,
  legal: readonly Action[],
  card: number,
  die: number | undefined,
): CardState {
  const uses = usesOfCard(legal, card);
  const plays = uses.flatMap((action) => (action.type === 'play' ? [action] : []));
  if (plays.some((action) => die === undefined || action.die === die || action.die < 0))
    return { kind: 'now', use: 'play' };
  if (plays.length > 0) return { kind: 'other', dice: plays.map((action) => action.die) };
  const [other] = uses;
  if (other?.type === 'combat' || other?.type === 'discard' || other?.type === 'offer' || other?.type === 'choose') {
    return { kind: 'now', use: other.type };
  }
  const world = worldOf(view, seat);
  return { kind: 'locked', refusal: whyNoEvent(world, seat, card, EVENT_DIE) };
}
