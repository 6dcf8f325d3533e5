import type { Chance } from '@tessera/kernel';
import { modifierCard } from '../src/modifierDeck/cards.ts';
import { drawModifiers, refreshDeck, standardCards } from '../src/modifierDeck/deck.ts';
import { compareCards, type DrawRule, drawModeOf, OFFICIAL_DRAW } from '../src/modifierDeck/draw.ts';
import type { Modifier } from '../src/modifiers/modifier.ts';
import type { ModifierDeck } from '../src/state/modifierDeck.ts';

/** A single modifier card. The part of the id after the slash distinguishes cards of one kind. */
export interface AttackModifierCard {
  readonly id: string;
  readonly value: number | 'null' | '2x';
  readonly effects: readonly Modifier[];
  readonly rolling: boolean;
  readonly bless: boolean;
  readonly curse: boolean;
}

/** An immutable modifier deck; the first card is drawn next. */
export interface AttackModifierDeck {
  readonly cards: readonly AttackModifierCard[];
  readonly discardPile: readonly AttackModifierCard[];
  readonly blessCards: number;
  readonly curseCards: number;
  readonly needsReshuffle: boolean;
}

/** Returns a deck of cards by kind, in this order: `['plus-1', 'null']`. */
export function createModifierDeck(kinds: readonly string[]): AttackModifierDeck {
  const counts = new Map<string, number>();
  const cards = kinds.map((kind) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return cardOf(kind, n);
  });
  return deckWith(cards, [], false);
}

function cardOf(kind: string, n: number): AttackModifierCard {
  const { value, effects, rolling, leaves } = modifierCard(kind);
  return {
    id: `${kind}/${n}`,
    value: value === 'double' ? '2x' : value,
    effects,
    rolling,
    bless: leaves && value === 'double',
    curse: leaves && value === 'null',
  };
}

function deckWith(
  cards: readonly AttackModifierCard[],
  discardPile: readonly AttackModifierCard[],
  needsReshuffle: boolean,
): AttackModifierDeck {
  const all = [...cards, ...discardPile];
  return {
    cards,
    discardPile,
    blessCards: all.filter(({ bless }) => bless).length,
    curseCards: all.filter(({ curse }) => curse).length,
    needsReshuffle,
  };
}

/** The twenty cards that every deck starts from. R 7.4 */
export const STANDARD_MODIFIER_DECK: readonly AttackModifierCard[] = createModifierDeck(standardCards()).cards;

/** Returns a fresh standard deck for a fifth player. Ruling 76 */
export function createFifthPlayerDeck(chance: Chance): AttackModifierDeck {
  const cards = [...STANDARD_MODIFIER_DECK];
  chance.shuffle(cards);
  return deckWith(cards, [], false);
}

/** The result of a draw: the cards that count, all drawn cards, and the resulting deck. */
export interface ModifierDraw {
  readonly cards: readonly AttackModifierCard[];
  readonly drawn: readonly AttackModifierCard[];
  readonly deck: AttackModifierDeck;
}

/** Draws for an attack of this value. Advantage and disadvantage cancel each other. R 7.4 to 7.6 */
export function drawAttackModifiers(
  deck: AttackModifierDeck,
  { advantage = false, disadvantage = false }: { readonly advantage?: boolean; readonly disadvantage?: boolean },
  value: number,
  chance: Chance,
  rule: DrawRule = OFFICIAL_DRAW,
): ModifierDraw {
  const played = playable(deck);
  const { drawn, used } = drawModifiers(played, drawModeOf(advantage, disadvantage), value, chance, rule);
  const known = [...deck.cards, ...deck.discardPile];
  const cards = drawn.map((kind) => takeKind(known, kind));
  const left = [...cards];
  return { cards: used.map((kind) => takeKind(left, kind)), drawn: cards, deck: after(deck, played) };
}

/** Draws exactly one card, even if it is rolling. */
export function drawSingleModifier(
  deck: AttackModifierDeck,
  chance: Chance,
): { readonly card: AttackModifierCard; readonly deck: AttackModifierDeck } {
  const draw = drawAttackModifiers(deck, {}, 0, chance, { ...OFFICIAL_DRAW, rolling: 'single' });
  return { card: draw.drawn[0]!, deck: draw.deck };
}

/** Draws cards up to the first non-rolling one. R 7.5 */
export function drawRollingChain(deck: AttackModifierDeck, chance: Chance): ModifierDraw {
  return drawAttackModifiers(deck, {}, 0, chance);
}

/** Draws two chains and keeps the one with the better last card, as in the specification. Ruling 16 */
export function handleRollingAdvantage(deck: AttackModifierDeck, value: number, chance: Chance): ModifierDraw {
  return drawAttackModifiers(deck, { advantage: true }, value, chance, { ...OFFICIAL_DRAW, advantage: 'chains' });
}

/** Shuffles the discards back into the deck and clears the shuffle flag. */
export function reshuffleDeck(deck: AttackModifierDeck, chance: Chance): AttackModifierDeck {
  const played = { ...playable(deck), due: true };
  refreshDeck(played, chance);
  return after(deck, played);
}

/** Returns the better of two cards for an attack of this value, or the first when neither is. R 7.6 */
export function selectBetterCard(a: AttackModifierCard, b: AttackModifierCard, value: number): AttackModifierCard {
  return compareCards(kindOf(a), kindOf(b), value) >= 0 ? a : b;
}

/** Returns the worse of two cards for an attack of this value, or the first when neither is. R 7.6 */
export function selectWorseCard(a: AttackModifierCard, b: AttackModifierCard, value: number): AttackModifierCard {
  return compareCards(kindOf(a), kindOf(b), value) <= 0 ? a : b;
}

/** Returns the kind of a card, which is its id in the content. */
export function kindOf({ id }: AttackModifierCard): string {
  return id.slice(0, id.lastIndexOf('/'));
}

/** Returns the deck in the game's own form: kinds, the last one on top. */
function playable({ cards, discardPile, needsReshuffle }: AttackModifierDeck): ModifierDeck {
  const pile = cards.map(kindOf).reverse();
  const drawn = discardPile.map(kindOf);
  return { pile, drawn, cards: [...pile, ...drawn], due: needsReshuffle };
}

function after(deck: AttackModifierDeck, { pile, drawn, due }: ModifierDeck): AttackModifierDeck {
  const known = [...deck.cards, ...deck.discardPile];
  // Discarded cards first: they keep their ids, and the remaining ids are in the pile.
  const discards = drawn.map((kind) => takeKind(known, kind));
  const cards = pile.toReversed().map((kind) => takeKind(known, kind));
  return deckWith(cards, discards, due);
}

function takeKind(from: AttackModifierCard[], kind: string): AttackModifierCard {
  const [card] = from.splice(
    from.findIndex((one) => kindOf(one) === kind),
    1,
  );
  return card!;
}
