import * as z from 'zod';
import { ELEMENT_STATES, ELEMENTS, type Element, type ElementState } from '../vocabulary/vocabulary.ts';

/** The six elements in the order of `ELEMENTS`: 0 is inert, 1 waning, 2 strong. R 10.1 */
export const elementFields = {
  elements: z.array(z.int().min(0).max(2)).length(ELEMENTS.length),
  /** Elements infused in the current turn, one bit per element. They become strong at its end. R 10.2 */
  infused: z.int().min(0),
} as const;

export interface Elements {
  elements: number[];
  infused: number;
}

const STRONG = ELEMENT_STATES.indexOf('strong');

export function inertElements(): Elements {
  return { elements: ELEMENTS.map(() => 0), infused: 0 };
}

export function elementState({ elements }: { readonly elements: readonly number[] }, element: Element): ElementState {
  return ELEMENT_STATES[elements[ELEMENTS.indexOf(element)]!]!;
}

/** Checks whether an element can be consumed. R 10.3 */
export function isAvailable({ elements }: { readonly elements: readonly number[] }, element: Element): boolean {
  return elements[ELEMENTS.indexOf(element)]! > 0;
}

export function availableElements(table: { readonly elements: readonly number[] }): Element[] {
  return ELEMENTS.filter((element) => isAvailable(table, element));
}

/** When an infused element becomes usable: after the turn, or immediately as in the specification (ruling 33). */
export type InfuseRule = 'endOfTurn' | 'immediate';

export function infuse(table: Elements, element: Element, rule: InfuseRule = 'endOfTurn'): void {
  if (rule === 'immediate') setElement(table, element, 'strong');
  else table.infused |= 1 << ELEMENTS.indexOf(element);
}

/** Checks whether an element was infused in the current turn. R 10.2 */
export function isInfused({ infused }: { readonly infused: number }, element: Element): boolean {
  return ((infused >> ELEMENTS.indexOf(element)) & 1) === 1;
}

/** Makes the elements infused this turn strong and returns them. R 10.2 */
export function settleInfusions(table: Elements): Element[] {
  if (table.infused === 0) return [];
  const settled = ELEMENTS.filter((_, i) => (table.infused >> i) & 1);
  for (const element of settled) table.elements[ELEMENTS.indexOf(element)] = STRONG;
  table.infused = 0;
  return settled;
}

export function consumeElement(table: Elements, element: Element): void {
  setElement(table, element, 'inert');
}

/** Sets an element to a state that a scenario or a player names. */
export function setElement({ elements }: Elements, element: Element, state: ElementState): void {
  elements[ELEMENTS.indexOf(element)] = ELEMENT_STATES.indexOf(state);
}

/** Decays the elements at the end of a round: strong becomes waning, waning becomes inert. R 10.4 */
export function decayElements({ elements }: Pick<Elements, 'elements'>): void {
  for (let i = 0; i < elements.length; i++) elements[i] = Math.max(0, elements[i]! - 1);
}

/**
 * Returns the elements that a request would consume, or undefined when not all are available. `any` takes the elements
 * in `chosen`, in order, or else the first available element not requested otherwise. R 10.3
 */
export function elementsFor(
  table: { readonly elements: readonly number[] },
  asked: readonly (Element | 'any')[],
  chosen: readonly Element[] = [],
): Element[] | undefined {
  const named = asked.filter((element): element is Element => element !== 'any');
  const wanted = [...chosen];
  const spent: Element[] = [...named];
  for (let i = named.length; i < asked.length; i++) {
    const one = wanted.shift() ?? availableElements(table).find((element) => !spent.includes(element));
    if (one === undefined) return undefined;
    spent.push(one);
  }
  const isThere = spent.every((element, i) => isAvailable(table, element) && spent.indexOf(element) === i);
  return isThere ? spent : undefined;
}
