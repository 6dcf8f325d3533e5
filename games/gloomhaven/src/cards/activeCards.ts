import { modifierAt, sharedModifiersAt } from '../content/pointed.ts';
import type { ActiveTerms, CardTraits } from '../modifiers/aspects.ts';
import { aspectsOf, effectOf } from '../modifiers/modifier.ts';
import type { Half } from '../state/choice.ts';
import type { State, View } from '../state/state.ts';
import type { FigureId, LastingEffect } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import type { Keyword } from '../vocabulary/vocabulary.ts';

/** Returns the pointer to the instructions of one half of a card. */
export function halfPointer(card: string, half: Half): Pointer {
  return below('card', card, half);
}

/** Returns how long the card of a half stays active, or undefined when the half is no active card. R 4.8 */
export function activeOf(card: string, half: Half): ActiveTerms | undefined {
  return activeTermsAt(halfPointer(card, half));
}

/** Returns how long the card of these instructions stays active. R 4.8 */
export function activeTermsAt(pointer: Pointer): ActiveTerms | undefined {
  return traitsOfHalf(pointer).find(({ active }) => active !== undefined)?.active;
}

/** Returns the properties that the modifiers of a half give to its card. */
function traitsOfHalf(pointer: Pointer): CardTraits[] {
  return sharedModifiersAt(pointer).flatMap((one) => aspectsOf(one).card?.(one) ?? []);
}

/** Whether the half has the lost icon. R 4.6 */
export function isLostHalf(card: string, half: Half): boolean {
  return traitsOfHalf(halfPointer(card, half)).some(({ isLost }) => isLost);
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
    sharedModifiersAt(halfPointer(card, half)).some((one) => aspectsOf(one).prohibition?.(one) === 'losing-for-damage'),
  );
}

/** Whether a card stays lost once it is. R 4.10 */
export function isUnrecoverable(card: string): boolean {
  return (['top', 'bottom'] as const).some((half) =>
    traitsOfHalf(halfPointer(card, half)).some(({ isUnrecoverable: is }) => is),
  );
}

/** Returns the keyword of the active card that an effect belongs to. */
export function keywordOf(at: Pointer): Keyword | undefined {
  const [kind, card, half] = at.split('/');
  if (kind !== 'card' || card === undefined) return undefined;
  return activeOf(card, half === 'top' ? 'top' : 'bottom')?.keyword;
}

/** Returns the active cards of a keyword, oldest first. */
export function cardsOfKeyword({ heroes }: Pick<View, 'heroes'>, seat: number, keyword: Keyword): string[] {
  return heroes[seat]!.halves.filter((one) => activeOf(one.card, one.half)?.keyword === keyword).map(
    ({ card }) => card,
  );
}

/** Checks whether a lasting effect is a token on its figure. */
export function isMark({ at }: Pick<LastingEffect, 'at'>): boolean {
  return effectOf(modifierAt(at)).mark !== undefined;
}

/** Returns the figures marked by this owner, by cards of a keyword or by effects without one. */
export function marksOf({ lasting }: Pick<View, 'lasting'>, owner: FigureId, keyword?: Keyword): FigureId[] {
  return lasting
    .filter((one) => one.owner === owner && isMark(one) && keywordOf(one.from) === keyword)
    .flatMap(({ on }) => on);
}
