import { FILE_PROBLEMS, KERNEL_REFUSALS } from '@tessera/kernel';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { flatten, house, PSEUDO, pseudo, speechOf, tellerOf, textProblems } from './index.ts';
import type { GameWords } from './words.ts';

const texts = {
  plain: 'It is so.',
  quoted: "It's {name}'s turn",
  walk: '{unit} moves {path, plural, one {# hex} other {# hexes}}.',
  deep: { 'dotted.name': { title: 'found' } },
  open: '{done, select, true {done} other {open}}',
};

describe('a text', () => {
  const { say, has } = speechOf('en', texts);

  test('is found by its path, also where a name has dots in it', () => {
    expect(say('deep.dotted.name.title')).toBe('found');
    expect(has('deep.dotted.name.title')).toBe(true);
    expect(has('deep.dotted')).toBe(false);
  });

  test('counts as its language does', () => {
    expect(say('walk', { unit: 'Ash', path: 1 })).toBe('Ash moves 1 hex.');
    expect(say('walk', { unit: 'Ash', path: 1200 })).toBe('Ash moves 1,200 hexes.');
  });

  test('chooses a branch by a truth value', () => {
    expect([say('open', { done: true }), say('open', { done: false })]).toEqual(['done', 'open']);
  });

  test('keeps apostrophes', () => {
    expect(say('quoted', { name: 'Ada' })).toBe("It's Ada's turn");
  });

  test('that nobody wrote is said as its key, and a gap that nobody fills stays visible', () => {
    expect(say('nowhere')).toBe('nowhere');
    expect(say('quoted')).toBe("It's {name}'s turn");
  });
});

test('the first bundle that has a text gives it', () => {
  const { say } = speechOf('en', { a: 'own' }, { a: 'house', b: 'house' });
  expect([say('a'), say('b')]).toEqual(['own', 'house']);
});

describe('bundles of two languages', () => {
  test('are checked for texts that are missing, too many, unreadable or have other gaps', () => {
    const problems = textProblems({
      en: { a: '{x}', b: 'b', c: 'c' },
      de: { a: '{y}', b: '{n, plural, one {#}}', d: 'd' },
    });
    expect(problems.map(({ language, key, problem }) => `${language} ${key} ${problem}`)).toEqual([
      expect.stringMatching(/^de b cannot be read: /),
      'de c is missing',
      'de a has a gap {y} that en does not have',
      'de d is not a text of en',
    ]);
  });

  test('of the house fit', () => {
    expect(textProblems(house)).toEqual([]);
  });

  test('of the house have a sentence for everything that the kernel refuses', () => {
    expect(KERNEL_REFUSALS.filter((code) => !Object.hasOwn(house.en.refusal, code))).toEqual([]);
  });

  test('of the house say of everything that can be wrong with a file what it is', () => {
    const { refusal } = tellerOf({ params: {} }, speechOf('en', house.en));
    for (const problem of FILE_PROBLEMS) expect(Object.keys(house.en.problem)).toContain(problem);
    expect(refusal({ code: 'bad-replay', params: { path: 'chain.3', problem: 'corrupt-file' } })).toBe(
      'This file cannot be opened: chain.3 does not agree with what was played.',
    );
  });
});

describe('the language that nobody speaks', () => {
  test('marks every text and keeps every gap', () => {
    const { say } = speechOf(PSEUDO, pseudo(texts));
    expect(say('walk', { unit: 'Ash', path: 2 })).toBe('⟦Ash móvéš 2 héxéš.⟧');
    expect(textProblems({ en: texts, pseudo: pseudo(texts) })).toEqual([]);
  });

  test('of the house can be read, and has no text that looks like English', () => {
    expect(textProblems({ en: house.en, pseudo: pseudo(house.en) })).toEqual([]);
    for (const text of flatten(pseudo(house.en)).values()) expect(text).toMatch(/^⟦.*⟧$/s);
  });
});

describe('a teller', () => {
  interface View {
    readonly columns: number;
  }
  const words: GameWords<View> = {
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
  const teller = tellerOf(words, speechOf('en', bundle, house.en), { view: { columns: 3 }, names: ['Ada'] });

  test('puts parameters into words by their names, and people by theirs', () => {
    expect(teller.event({ type: 'moved', seat: 0, path: [1, 2], cell: 4 })).toBe('Ada moves 2 hexes to 1/1.');
    expect(teller.event({ type: 'moved', seat: 1, path: [1], cell: 2 })).toBe('Seat 2 moves 1 hex to 2/0.');
  });

  test('knows actions, refusals of the game and of the house, endings and questions', () => {
    expect([teller.action({ type: 'go', cell: 5 }), teller.action({ type: 'wait' })]).toEqual(['go to 2/1', 'wait']);
    expect(teller.refusal({ code: 'taken', params: { cell: 0 } })).toBe('0/0 is taken.');
    expect(teller.refusal({ code: 'not-your-decision', params: { seat: 0, waiting: [0, 1] } })).toBe(
      'Ada has nothing to decide now; waiting for Ada and Seat 2.',
    );
    expect(teller.outcome({ results: ['win', 'loss'], scores: [3, 1], why: 'done' })).toBe(
      'Ada wins with 3, Seat 2 loses with 1. It is done.',
    );
    expect(teller.ask('act', { code: 'act', params: { seat: 0, left: 2 } })).toEqual({
      title: 'What does Ada do?',
      hint: '2 left',
    });
  });

  test('tells how each team did, by its name and with those who are in it', () => {
    const outcome = { results: ['win', 'loss', 'win'], why: 'done' } as const;
    expect(teller.for({ teams: ['sun', 'moon', 'sun'] }).outcome(outcome)).toBe(
      'Victory for the Sun (Ada and Seat 3), Defeat for moon (Seat 2). It is done.',
    );
    const together = { results: ['loss', 'loss'] } as const;
    expect(teller.for({ teams: ['sun', 'sun'] }).outcome(together)).toBe('Everyone loses.');
  });

  test('writes what it has no words for as its fields', () => {
    expect(teller.event({ type: 'rang', times: 2 })).toBe('rang (times 2)');
  });

  test('tells reasons with their values, and those behind them', () => {
    const reason = { code: 'parts', value: 1.005, reasons: [{ code: 'odds', value: 0.5 }] };
    expect(teller.reason(reason)).toEqual({
      label: 'made of',
      value: '1.01',
      reasons: [{ label: 'chance', value: '50 %' }],
    });
  });

  test('says a problem of a schema in the language of whoever is refused', () => {
    const german = tellerOf(words, speechOf('de', bundle, house.de));
    const refusal = { code: 'malformed-action', params: { path: 'cell', problem: 'too_big' } };
    expect(german.refusal(refusal)).toBe('Das ist kein Zug dieses Spiels: cell ist zu groß.');
  });
});

test('no text and no parameter makes a speech throw', () => {
  fc.assert(
    fc.property(fc.string(), fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.integer())), (key, params) => {
      for (const text of Object.keys(texts)) speechOf('en', texts).say(text, params);
      expect(speechOf('en', texts).say(key, params)).toEqual(expect.any(String));
    }),
  );
});
