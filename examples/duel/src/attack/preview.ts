import type { Reason, Seat } from '@tessera/kernel';
import { damageOf, undrawn } from '../figures/modifierDeck.ts';
import type { FigureId } from '../state/roster.ts';
import type { Action, View } from '../state/state.ts';

/** Returns the possible effects of an attack on each target, from the remaining modifier cards. */
export function preview(view: View, _seat: Seat, action: Action): Reason[] {
  const aim = view.flow.at(-1);
  if (action.type !== 'attack' || aim?.at !== 'aim') return [];
  return action.targets.map((target) => odds(view, aim.power, target));
}

function odds({ figures, decks }: View, power: number, target: FigureId): Reason {
  const { hp, shield, retaliate } = figures[target]!;
  const pile = undrawn(decks.heroes.drawn);
  // An empty pile is shuffled first, so the next card can be any.
  const left = pile.length > 0 ? pile : undrawn([]);
  const damages = left.map((modifier) => damageOf(power, modifier, shield));
  const share = (counts: (damage: number) => boolean) => `${damages.filter(counts).length}/${left.length}`;
  const distinct = [...new Set(damages)].sort((a, b) => a - b);
  return {
    code: 'target',
    params: { target },
    reasons: [
      { code: 'power', value: power },
      { code: 'shield', value: shield },
      ...distinct.map((amount) => ({
        code: 'damage',
        params: { amount },
        value: share((damage) => damage === amount),
      })),
      { code: 'falls', value: share((damage) => damage >= hp) },
      { code: 'retaliate', value: retaliate },
    ],
  };
}
