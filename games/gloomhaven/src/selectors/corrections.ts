import type { Patch } from '@tessera/kernel';
import { gainCondition, hasCondition, isDeckCondition, loseCondition } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { undrawn } from '../modifierDeck/deck.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { CONDITIONS, type Condition, ELEMENTS, type Element } from '../vocabulary/vocabulary.ts';

// Companion mode: events at a physical table, entered as edits of the state. Each is validated like any other edit.

/** R 8.12 */
const LATER: readonly Condition[] = ['brittle', 'bane', 'regenerate', 'ward'];

/**
 * Conditions with tokens beside a figure. Bless and curse are cards; those of later games are not on a physical table.
 * R 8
 */
export const companionConditions: readonly Condition[] = CONDITIONS.filter(
  (condition) => !isDeckCondition(condition) && !LATER.includes(condition),
);

/** Returns the edits that set hit points, between 1 and the maximum. A figure at 0 is removed instead. */
export function correctedHp({ figures }: View, id: FigureId, hp: number): readonly Patch[] {
  const most = figures[id]?.maxHp ?? 1;
  return [[['figures', id, 'hp'], Math.max(1, Math.min(most, hp))]];
}

/** Returns the edits that remove a figure. */
export function removedFigure(id: FigureId): readonly Patch[] {
  return [
    [['figures', id, 'hp'], 0],
    [['figures', id, 'cell'], -1],
  ];
}

/** Returns the edits that add or remove a condition. */
export function correctedCondition({ figures, turn }: View, id: FigureId, condition: Condition): readonly Patch[] {
  const { conditions, fresh, kept, written } = figures[id]!;
  const figure = { conditions, fresh, kept, written };
  if (hasCondition(figure, condition)) loseCondition(figure, condition);
  else gainCondition(figure, condition, { fresh: turn.figure === id });
  return (['conditions', 'fresh', 'kept'] as const).map((field) => [['figures', id, field], figure[field]]);
}

/** Returns the edits for the next state of an element: inert, strong, waning, inert. */
export function correctedElement({ elements }: View, element: Element): readonly Patch[] {
  const n = ELEMENTS.indexOf(element);
  return [[['elements', n], ((elements[n] ?? 0) + 2) % 3]];
}

/** Returns the edits that set a hero's initiative this round. */
export function correctedInitiative(seat: number, initiative: number): readonly Patch[] {
  return [[['heroes', seat, 'initiative'], Math.max(1, Math.min(99, initiative))]];
}

/** Returns the edits that put modifier cards on top of the pile, the first one to be drawn first. R 7.4 */
export function drawnModifiers(view: View, deck: 'monsters' | number, cards: readonly string[]): readonly Patch[] {
  const shown = deck === 'monsters' ? view.decks.monsters : view.decks.heroes[deck]!;
  const rest = undrawn(shown);
  for (const card of cards) {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
  }
  const place = deck === 'monsters' ? ['decks', 'monsters', 'pile'] : ['decks', 'heroes', deck, 'pile'];
  return [[place, [...rest, ...cards.toReversed()]]];
}

/** Returns the edits that set the ability card of a kind of monster: this round's, or the next. R 3.4 */
export function drawnAbility({ monsterDecks }: View, deckId: string, card: number): readonly Patch[] {
  const n = monsterDecks.findIndex(({ deck }) => deck === deckId);
  const deck = monsterDecks[n]!;
  const isOut = deck.card >= 0;
  const drawn = isOut ? [...deck.drawn.filter((one) => one !== deck.card), card] : deck.drawn;
  const rest = recordOf('monster-deck', deckId)
    .cards.map((_, at) => at)
    .filter((at) => at !== card && !drawn.includes(at));
  const pile: Patch = [['monsterDecks', n, 'pile'], isOut ? rest : [...rest, card]];
  if (!isOut) return [pile];
  return [pile, [['monsterDecks', n, 'drawn'], drawn], [['monsterDecks', n, 'card'], card]];
}
