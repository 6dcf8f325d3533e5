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

/** Returns the choice that Enter makes when none is selected: the only one, or to suffer the damage. */
export function defaultOf(offer: Offer): Choice | undefined {
  const buttons = buttonsOf(offer);
  const suffer = buttons.find(({ type }) => type === 'suffer');
  const isAlone =
    buttons.length === 1 &&
    offer.cells.size + offer.figures.size + offer.areas.length + offer.plays.length + offer.picks.length === 0;
  return suffer ?? (isAlone ? buttons[0] : undefined);
}
