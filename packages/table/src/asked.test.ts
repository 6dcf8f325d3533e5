import { expect, test } from 'vitest';
import { numberAbout, numbersAbout, textAbout } from './asked.ts';

const about = { amount: 3, card: 'trample', group: [1, 2] };

test('prompt parameters are read by name and type', () => {
  expect([numberAbout(about, 'amount'), textAbout(about, 'card'), numbersAbout(about, 'group')]).toEqual([
    3,
    'trample',
    [1, 2],
  ]);
});

test('missing parameters and parameters of another type read as undefined or an empty list', () => {
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
