import type { Choice } from '@tessera/gloomhaven/selectors';
import { answerTo } from './answers.ts';
import type { Offer } from './offer.ts';

/** Returns the choices that need no place on the map, as buttons. */
export function buttonsOf({ plain }: Offer): readonly Choice[] {
  return plain.filter((choice) => answerTo(choice).button !== undefined);
}

/** Returns the choice that continues without further action. */
export function passOf(offer: Offer): Choice | undefined {
  return buttonsOf(offer).find((choice) => answerTo(choice).button === 'pass');
}

/**
 * Returns the choice that Enter makes when none is selected: the only one, or to suffer the damage. Damage that exhausts
 * the hero is never the default.
 */
export function defaultOf(offer: Offer, isLethal = false): Choice | undefined {
  const buttons = buttonsOf(offer);
  const suffer = isLethal ? undefined : buttons.find(({ type }) => type === 'suffer');
  const isAlone =
    buttons.length === 1 &&
    offer.cells.size + offer.figures.size + offer.areas.length + offer.plays.length + offer.picks.length === 0;
  return suffer ?? (isAlone && !isLethal ? buttons[0] : undefined);
}

/** The price of a costly choice: it exhausts the hero, or loses cards for the rest of the scenario. */
export type ChoicePrice = 'exhausts' | 'loses';

/** Returns the price of a choice that asks before it is made, or undefined. R 6.4, 6.6 */
export function priceOf(choice: Choice, isLethal: boolean): ChoicePrice | undefined {
  if (choice.type === 'suffer') return isLethal ? 'exhausts' : undefined;
  return choice.type === 'lose' ? 'loses' : undefined;
}
