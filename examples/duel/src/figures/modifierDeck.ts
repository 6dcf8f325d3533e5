import type { Chance } from '@tessera/kernel';
import type { Modifier } from '../state/cards.ts';
import type { Ctx } from '../state/events.ts';
import type { ModifierDeck, State } from '../state/state.ts';
import type { Side } from './figures.ts';

/** Each side has these ten cards. */
export const DECK: readonly Modifier[] = [
  'miss',
  'minus',
  'minus',
  'zero',
  'zero',
  'zero',
  'zero',
  'plus',
  'plus',
  'double',
];

const MODIFIED: Readonly<Record<Modifier, (power: number) => number>> = {
  miss: () => 0,
  minus: (power) => power - 1,
  zero: (power) => power,
  plus: (power) => power + 1,
  double: (power) => power * 2,
};

/** Returns the damage of an attack after its modifier and the defender's shield. */
export function damageOf(power: number, modifier: Modifier, shield: number): number {
  return Math.max(0, MODIFIED[modifier](Math.max(0, power)) - shield);
}

/** Returns a shuffled deck from which these cards have been drawn. */
export function shuffledDeck(chance: Chance, drawn: Modifier[] = []): ModifierDeck {
  const pile = undrawn(drawn);
  chance.shuffle(pile);
  return { pile, drawn };
}

/** Draws the top card of a side's deck, which is shuffled first if it is empty. */
export function drawModifier({ decks }: State, side: Side, { chance, log }: Ctx): Modifier {
  const deck = decks[side];
  if (deck.pile.length === 0) reshuffle(deck, side, { chance, log });
  const modifier = deck.pile.pop()!;
  deck.drawn.push(modifier);
  log({ type: 'drew', side, modifier });
  return modifier;
}

/** At the end of a round, shuffles a deck that has shown its best or its worst card. */
export function refreshDeck({ decks }: State, side: Side, ctx: Ctx): void {
  const { drawn } = decks[side];
  if (drawn.includes('double') || drawn.includes('miss')) reshuffle(decks[side], side, ctx);
}

/** Returns the remaining cards of a pile, which follow from the drawn ones. */
export function undrawn(drawn: readonly Modifier[]): Modifier[] {
  const left = [...DECK];
  for (const modifier of drawn) left.splice(left.indexOf(modifier), 1);
  return left;
}

function reshuffle(deck: ModifierDeck, side: Side, { chance, log }: Ctx): void {
  deck.pile.push(...deck.drawn);
  deck.drawn.length = 0;
  chance.shuffle(deck.pile);
  log({ type: 'reshuffled', side });
}
