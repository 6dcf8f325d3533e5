import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { withDice } from './diceText.tsx';

const drawn = (text: string) => renderToStaticMarkup(<p>{withDice(text)}</p>);

test('withDice renders die faces in a sentence as dice, each with its number for screen readers', () => {
  const line = drawn('Ada rolls ⚄ ⚀, then waits');
  expect(line.match(/aria-label="\d"/g)).toEqual(['aria-label="5"', 'aria-label="1"']);
  expect(line.replace(/<[^>]*>/g, '')).toBe('Ada rolls  , then waits');
});

test('withDice keeps a sentence without dice unchanged', () => {
  expect(withDice('Ada waits')).toBe('Ada waits');
  expect(withDice(undefined)).toBeUndefined();
});
