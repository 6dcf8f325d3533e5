import { expect, test } from 'vitest';
import { numberAbout, numbersAbout, textAbout } from './asked.ts';

const about = { amount: 3, card: 'trample', group: [1, 2] };

test('what a question is about is read by its name and kind', () => {
  expect([numberAbout(about, 'amount'), textAbout(about, 'card'), numbersAbout(about, 'group')]).toEqual([
    3,
    'trample',
    [1, 2],
  ]);
});

test('there is nothing where it is of another kind, or nobody is asked', () => {
  expect([numberAbout(about, 'card'), textAbout(about, 'amount'), numbersAbout(about, 'card')]).toEqual([
    undefined,
    undefined,
    [],
  ]);
  expect([numberAbout(undefined, 'amount'), textAbout(undefined, 'card'), numbersAbout(undefined, 'group')]).toEqual([
    undefined,
    undefined,
    [],
  ]);
});
