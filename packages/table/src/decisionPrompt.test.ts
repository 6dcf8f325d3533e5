import { expect, test } from 'vitest';
import { promptParamNumber, promptParamNumbers, promptParamText } from './decisionPrompt.ts';

const about = { amount: 3, card: 'trample', group: [1, 2] };

test('prompt parameters are read by name and type', () => {
  expect([
    promptParamNumber(about, 'amount'),
    promptParamText(about, 'card'),
    promptParamNumbers(about, 'group'),
  ]).toEqual([3, 'trample', [1, 2]]);
});

test('missing parameters and parameters of another type read as undefined or an empty list', () => {
  expect([
    promptParamNumber(about, 'card'),
    promptParamText(about, 'amount'),
    promptParamNumbers(about, 'card'),
  ]).toEqual([undefined, undefined, []]);
  expect([
    promptParamNumber(undefined, 'amount'),
    promptParamText(undefined, 'card'),
    promptParamNumbers(undefined, 'group'),
  ]).toEqual([undefined, undefined, []]);
});
