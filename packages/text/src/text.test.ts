import { FILE_PROBLEMS, KERNEL_REFUSALS } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { createGameFormatter, createTranslator, flatten, house, pseudo, textProblems } from './index.ts';
import type { GameMessageFormat } from './messageFormat.ts';

describe('common texts', () => {
  test('the common texts are valid', () => {
    expect(textProblems(house)).toEqual([]);
  });

  test('the common texts cover every refusal of the kernel', () => {
    expect(KERNEL_REFUSALS.filter((code) => !Object.hasOwn(house.en.refusal, code))).toEqual([]);
  });

  test('the common texts cover every file problem', () => {
    const { refusal } = createGameFormatter({ params: {} }, createTranslator('en', house.en));
    for (const problem of FILE_PROBLEMS) expect(Object.keys(house.en.problem)).toContain(problem);
    expect(refusal({ code: 'bad-replay', params: { path: 'chain.3', problem: 'corrupt-file' } })).toBe(
      'This file cannot be opened: chain.3 does not match the recorded actions.',
    );
  });
});

describe('pseudo-locale', () => {
  test('the pseudo-locale of the common texts is valid and marks every text', () => {
    expect(textProblems({ en: house.en, pseudo: pseudo(house.en) })).toEqual([]);
    for (const text of flatten(pseudo(house.en)).values()) expect(text).toMatch(/^⟦.*⟧$/s);
  });
});

describe('createGameFormatter', () => {
  interface View {
    readonly columns: number;
  }
  const words: GameMessageFormat<View> = {
    params: {
      cell: (cell, { view }) =>
        view ? `${Number(cell) % view.columns}/${Math.floor(Number(cell) / view.columns)}` : '?',
      path: (path) => (Array.isArray(path) ? path.length : 0),
    },
    actions: { wait: () => ({ code: 'wait.here' }) },
    values: { odds: (value) => `${Number(value) * 100} %` },
  };
  const bundle = {
    event: { moved: '{seat} moves {path, plural, one {# hex} other {# hexes}} to {cell}.' },
    action: { 'wait.here': 'wait', go: 'go to {cell}' },
    refusal: { taken: '{cell} is taken.' },
    reason: { odds: 'chance', parts: 'made of' },
    ask: { act: { title: 'What does {seat} do?', hint: '{left} left' } },
    ending: { done: 'It is done.' },
    team: { sun: 'the Sun' },
  };
  const formatter = createGameFormatter(words, createTranslator('en', bundle, house.en), {
    view: { columns: 3 },
    names: ['Ada'],
  });

  test('formats parameters by their names, and players by theirs', () => {
    expect(formatter.event({ type: 'moved', seat: 0, path: [1, 2], cell: 4 })).toBe('Ada moves 2 hexes to 1/1.');
    expect(formatter.event({ type: 'moved', seat: 1, path: [1], cell: 2 })).toBe('Seat 2 moves 1 hex to 2/0.');
  });

  test('formats actions, refusals of the game and common ones, endings and questions', () => {
    expect([formatter.action({ type: 'go', cell: 5 }), formatter.action({ type: 'wait' })]).toEqual([
      'go to 2/1',
      'wait',
    ]);
    expect(formatter.refusal({ code: 'taken', params: { cell: 0 } })).toBe('0/0 is taken.');
    expect(formatter.refusal({ code: 'not-your-decision', params: { seat: 0, waiting: [0, 1] } })).toBe(
      'Ada has nothing to decide now; waiting for Ada and Seat 2.',
    );
    expect(formatter.outcome({ results: ['win', 'loss'], scores: [3, 1], why: 'done' })).toBe(
      'Ada wins with 3, Seat 2 loses with 1. It is done.',
    );
    expect(formatter.ask('act', { code: 'act', params: { seat: 0, left: 2 } })).toEqual({
      title: 'What does Ada do?',
      hint: '2 left',
    });
  });

  test('formats the result of each team with its name and members', () => {
    const outcome = { results: ['win', 'loss', 'win'], why: 'done' } as const;
    expect(formatter.for({ teams: ['sun', 'moon', 'sun'] }).outcome(outcome)).toBe(
      'Victory for the Sun (Ada and Seat 3), Defeat for moon (Seat 2). It is done.',
    );
    const together = { results: ['loss', 'loss'] } as const;
    expect(formatter.for({ teams: ['sun', 'sun'] }).outcome(together)).toBe('Everyone loses.');
  });

  test('lists the fields of a message without a text', () => {
    expect(formatter.event({ type: 'rang', times: 2 })).toBe('rang (times 2)');
  });

  test('formats reasons with their values and nested reasons', () => {
    const reason = { code: 'parts', value: 1.005, reasons: [{ code: 'odds', value: 0.5 }] };
    expect(formatter.reason(reason)).toEqual({
      label: 'made of',
      value: '1.01',
      reasons: [{ label: 'chance', value: '50 %' }],
    });
  });

  test('formats a schema problem in the language of the refused player', () => {
    const german = createGameFormatter(words, createTranslator('de', bundle, house.de));
    const refusal = { code: 'malformed-action', params: { path: 'cell', problem: 'too_big' } };
    expect(german.refusal(refusal)).toBe('Das ist kein Zug dieses Spiels: cell ist zu groß.');
  });
});
