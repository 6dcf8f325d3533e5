import { find } from '@tessera/catalog';
import { Match } from '@tessera/kernel';
import { createGameFormatter, createTranslator, house, textProblems } from '@tessera/text';
import { expect, test } from 'vitest';
import { boardText, gameFormatterFor, reasonsText, terminalTranslate } from './language.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';

const { game } = find('gomoku')!;
const silent = createGameFormatter({ params: {} }, createTranslator('en', {}, house.en));

test('a game without texts is described by its fields', () => {
  expect(silent.action({ type: 'place', cell: 4 })).toBe('place (cell 4)');
  expect(silent.event({ type: 'rolled', dice: [1, 2], by: 'Ada' })).toBe('rolled (dice [1,2], by "Ada")');
  expect(silent.event({ type: 'passed' })).toBe('passed');
  expect(boardText(silent, game, { stones: 1, cells: [0, 1] }, 'spectator')).toBe('stones: 1\ncells: [0, 1]');
});

test('gameFormatterFor uses a language of the game and the names of the players', () => {
  const seats = ['Ada', 'Bo'].map((name) => ({ name, kind: 'human' as const }));
  const match = Match.create(game, { seats, seed: '1' });
  const outcome = { results: ['loss', 'win'], why: 'in-a-row' } as const;
  expect(gameFormatterFor(match).outcome(outcome)).toBe('Ada loses, Bo wins. A whole line of stones.');
  expect(gameFormatterFor(match, 'de').outcome(outcome)).toBe(
    'Ada verliert, Bo gewinnt. Eine ganze Reihe von Steinen.',
  );
  expect(() => gameFormatterFor(match, 'fr')).toThrow('it speaks en, de');
});

test('the texts of the terminal have the same keys in every language, with English as fallback', () => {
  expect(textProblems({ en, de })).toEqual([]);
  expect(terminalTranslate('de')('undo.nothing')).toBe('Es gibt nichts zurückzunehmen.');
  expect(terminalTranslate('fr')('undo.nothing')).toBe(terminalTranslate()('undo.nothing'));
});

test('reasonsText numbers reasons, nests those behind a reason, and rounds odds to two decimals', () => {
  const reasons = [
    { code: 'armor', value: 16, reasons: [{ code: 'mail', value: 14 }, { code: 'ring' }] },
    { code: 'chance', value: 15 / 36 },
  ];
  expect(reasonsText(silent, reasons)).toBe('1. armor: 16\n  1.1. mail: 14\n  1.2. ring\n2. chance: 0.42');
});
