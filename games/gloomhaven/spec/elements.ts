import {
  consumeElement as consume,
  decayElements as decay,
  type Elements,
  elementState,
  inertElements,
  infuse,
  isAvailable,
  setElement,
} from '../src/elements/elements.ts';
import { ELEMENTS, type Element, type ElementState } from '../src/vocabulary/vocabulary.ts';

/** The strength of each element. */
export type ElementTracker = Readonly<Record<Element, ElementState>>;

/** Returns six inert elements for a new scenario. */
export function initializeElements(): ElementTracker {
  return elementTrackerOf(inertElements());
}

/** Returns the elements of a match. */
export function elementTrackerOf(table: { readonly elements: readonly number[] }): ElementTracker {
  const strength = (element: Element) => elementState(table, element);
  return {
    fire: strength('fire'),
    ice: strength('ice'),
    air: strength('air'),
    earth: strength('earth'),
    light: strength('light'),
    dark: strength('dark'),
  };
}

/** Makes an element strong, as the end of a turn does with infused ones. R 10.2, ruling 33 */
export function infuseElement(tracker: ElementTracker, element: Element): ElementTracker {
  return changed(tracker, (table) => infuse(table, element, 'immediate'));
}

/** Consumes an element if it is available. R 10.3 */
export function consumeElement(
  tracker: ElementTracker,
  element: Element,
): { readonly tracker: ElementTracker; readonly consumed: boolean } {
  if (!isAvailable(tableOf(tracker), element)) return { tracker, consumed: false };
  return { tracker: changed(tracker, (table) => consume(table, element)), consumed: true };
}

/** Decays the elements at the end of a round: strong becomes waning, waning becomes inert. R 10.4 */
export function decayElements(tracker: ElementTracker): ElementTracker {
  return changed(tracker, decay);
}

function changed(tracker: ElementTracker, change: (table: Elements) => void): ElementTracker {
  const table = tableOf(tracker);
  change(table);
  return elementTrackerOf(table);
}

function tableOf(tracker: ElementTracker): Elements {
  const table = inertElements();
  for (const element of ELEMENTS) setElement(table, element, tracker[element]);
  return table;
}
