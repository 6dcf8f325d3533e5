import { expect, test } from 'vitest';
import { ELEMENTS } from '../vocabulary/vocabulary.ts';
import {
  availableElements,
  consumeElement,
  decayElements,
  elementState,
  elementsFor,
  inertElements,
  infuse,
  isAvailable,
  setElement,
  settleInfusions,
} from './elements.ts';

test('an infused element is strong after the turn, then waning, then inert (R 10.2, 10.4)', () => {
  const table = inertElements();
  infuse(table, 'fire');
  expect(isAvailable(table, 'fire')).toBe(false);
  expect(settleInfusions(table)).toEqual(['fire']);
  expect(elementState(table, 'fire')).toBe('strong');
  decayElements(table);
  expect(elementState(table, 'fire')).toBe('waning');
  decayElements(table);
  expect(elementState(table, 'fire')).toBe('inert');
  expect(settleInfusions(table)).toEqual([]);
});

test('infusing one of the six elements leaves the others unchanged', () => {
  expect(ELEMENTS).toEqual(['fire', 'ice', 'air', 'earth', 'light', 'dark']);
  for (const element of ELEMENTS) {
    const table = inertElements();
    infuse(table, element, 'immediate');
    expect(availableElements(table)).toEqual([element]);
  }
});

test('an infused element is available immediately in the specification (ruling 33)', () => {
  const table = inertElements();
  infuse(table, 'fire', 'immediate');
  expect(elementState(table, 'fire')).toBe('strong');
});

test('an element is consumed and infused again in the same turn (R 10.3)', () => {
  const table = inertElements();
  setElement(table, 'fire', 'waning');
  infuse(table, 'fire');
  consumeElement(table, 'fire');
  expect(isAvailable(table, 'fire')).toBe(false);
  settleInfusions(table);
  expect(elementState(table, 'fire')).toBe('strong');
});

test('elementsFor needs both of two elements, and `any` takes one of the others (R 10.3)', () => {
  const table = inertElements();
  setElement(table, 'fire', 'strong');
  expect(elementsFor(table, ['fire', 'earth'])).toBeUndefined();
  expect(elementsFor(table, ['any'])).toEqual(['fire']);
  expect(elementsFor(table, ['fire', 'any'])).toBeUndefined();
  setElement(table, 'earth', 'waning');
  setElement(table, 'light', 'waning');
  expect(availableElements(table)).toEqual(['fire', 'earth', 'light']);
  expect(elementsFor(table, ['fire', 'earth'])).toEqual(['fire', 'earth']);
  expect(elementsFor(table, ['fire', 'any'])).toEqual(['fire', 'earth']);
  expect(elementsFor(table, ['any'], ['light'])).toEqual(['light']);
  expect(elementsFor(table, ['fire', 'any'], ['fire'])).toBeUndefined();
});
