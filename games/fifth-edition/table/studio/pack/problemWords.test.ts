import { loadRulebook } from '@tessera/fifth-edition';
import { createTranslator } from '@tessera/text';
import { expect, test } from 'vitest';
import { de } from '../../../texts/de/index.ts';
import { en } from '../../../texts/en/index.ts';
import { problemWords } from './problemWords.ts';

test('problemWords localizes problems of a pack, including formula errors', () => {
  const pack = {
    id: 'mine',
    version: '1.0.0',
    name: 'Mine',
    game: 'fifth-edition',
    editions: ['2024'],
    requires: { nowhere: '^1.0.0' },
  };
  const feat = {
    id: 'keen',
    name: 'Keen',
    features: [{ id: 'keen', name: 'Keen', effects: [{ kind: 'initiativeBonus', value: '1 + @levle' }] }],
  };
  const files = [
    { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
    { pack: 'mine', path: 'feats.json', text: JSON.stringify({ kind: 'feat', records: [feat] }) },
    { pack: 'mine', path: 'odd.json', text: '{ "kind": "feet", "records": [] }' },
  ];
  const { problems } = loadRulebook(files, '2024');
  const problemTexts = (language: string, texts: object) => {
    const { t } = createTranslator(language, texts);
    return problems.map((problem) => problemWords(problem, t)).map(({ message, hint }) => [message, hint]);
  };
  expect(problemTexts('en', en)).toEqual(problems.map(({ message, hint }) => [message, hint]));
  expect(problemTexts('de', de)).toContainEqual(['„@levle“ ist keine Variable.', 'Meinst du „@level“?']);
  expect(problemTexts('de', de)).toContainEqual(['das Paket „nowhere“ fehlt.', undefined]);
  expect(problemTexts('de', de)).toContainEqual(['"feet" ist keine Art von Inhalt.', 'Meinst du „feat“?']);
});

test('problemWords localizes problems of checks and schemas in both languages', () => {
  const pack = { id: 'mine', version: '1.0.0', game: 'fifth-edition', editions: ['2024'] };
  const effects = [
    { kind: 'saveBonus', abilities: 'all', value: 1, predicate: { type: 'levelAtLeast', value: 21 } },
    { kind: 'saveBonus', abilities: 'all', dice: 'many' },
    { kind: 'ac', value: 1 },
    { kind: 'tag', tags: ['nobody-asks'] },
    { kind: 'suppress', select: {} },
    { kind: 'saveBonus', abilities: 'all', value: '@resource.luck' },
  ];
  const feat = (effect: object, at: number) => ({
    id: `feat-${at}`,
    name: 'Keen',
    category: 'general',
    features: [
      { id: 'keen', name: 'Keen', effects: [effect], choices: [{ id: 'which', name: 'Which', type: 'select' }] },
    ],
  });
  const records = [...effects.map(feat), { id: 'Not Kebab', name: 'Odd' }];
  const files = [
    { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
    { pack: 'mine', path: 'feats.json', text: JSON.stringify({ kind: 'feat', records }) },
  ];
  const { problems } = loadRulebook(files, '2024');
  expect(problems.length).toBeGreaterThan(effects.length);
  for (const problem of problems) {
    const [english, german] = [en, de].map((texts, at) =>
      problemWords(problem, createTranslator(at === 0 ? 'en' : 'de', texts).t),
    );
    expect(english?.message).toBe(problem.message);
    expect(german?.message).not.toBe(english?.message);
    expect(german?.message).not.toMatch(/[{}]|content\./);
  }
});
