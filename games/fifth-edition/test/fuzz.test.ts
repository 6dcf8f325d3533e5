import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { corpusIn, fuzzInputs, hold } from '@tessera/testkit/fuzz';
import { test } from 'vitest';
import { evaluateCharacter, loadRulebook } from '../src/index.ts';
import { editionOf, foundryImport } from '../table/start/foundryImport.ts';
import { readCharacter } from '../table/start/readCharacter.ts';
import { fileOfPack, packFromFile } from '../table/studio/pack/packFile.ts';
import { character } from './characters.ts';
import { rulebookOf, srdFiles } from './content.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const HOUSE = folder('./packs/house/');

const fighter = character({ edition: '2024', scores: [15, 14, 13, 12, 10, 8], classes: ['fighter 5', 'wizard 3'] });
const cleric = character({ edition: '2014', scores: [8, 10, 14, 12, 15, 13], classes: ['cleric 9'] });
const actor = {
  name: 'Mira',
  type: 'character',
  system: { abilities: { str: { value: 15 } }, details: { level: 1 }, attributes: { hp: { value: 9, max: 11 } } },
  items: [{ name: 'Fighter', type: 'class', system: { identifier: 'fighter', levels: 1, advancement: [] } }],
};

test('readCharacter parses or refuses any input, and a parsed record round-trips and evaluates', () => {
  const target = {
    name: 'characters',
    corpus: [fighter, cleric, actor]
      .map((each) => JSON.stringify(each))
      .concat(corpusIn(folder('./corpus/characters'))),
    words: [
      'levels',
      'class',
      'scores',
      'inventory',
      'item',
      'edition',
      '2014',
      '2024',
      'conditions',
      'id',
      'choices',
      'wizard',
      'system',
    ],
    takes: (input: string) => {
      const read = readCharacter(input);
      if (read.kind === 'unreadable' && read.problems.length === 0) throw new Error('Refused without a problem');
      if (read.kind === 'foundry') foundryImport(read.actor, rulebookOf(editionOf(read.actor)));
      if (read.kind !== 'record') return false;
      const again = readCharacter(JSON.stringify(read.record));
      if (again.kind !== 'record' || JSON.stringify(again.record) !== JSON.stringify(read.record)) {
        throw new Error('It reads otherwise again');
      }
      evaluateCharacter(read.record, rulebookOf(read.record.edition));
      return true;
    },
  };
  hold(target, fuzzInputs(150, 40_000));
}, 1_800_000);

test('packFromFile parses or refuses any input, and a parsed pack round-trips', () => {
  const files = readdirSync(HOUSE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json'))
    .map((path) => ({ path, text: readFileSync(HOUSE + path, 'utf8') }));
  const target = {
    name: 'pack files',
    corpus: [
      JSON.stringify({ format: 'tessera-pack', version: 1, files }),
      JSON.stringify({ format: 'tessera-pack', version: 1, files: files.filter(({ path }) => path === 'pack.json') }),
      ...corpusIn(folder('./corpus/pack-files')),
    ],
    words: ['format', 'files', 'path', 'text', 'tests', 'pack.json', 'editions', 'requires'],
    takes: (input: string) => {
      const read = packFromFile(input);
      if (!read.ok) return false;
      const written = fileOfPack(read.pack);
      const again = packFromFile(written);
      if (!again.ok || fileOfPack(again.pack) !== written) throw new Error('It is written otherwise again');
      return true;
    },
  };
  hold(target, fuzzInputs(200, 40_000));
}, 900_000);

test('loadRulebook loads random custom records or reports every problem', () => {
  const records = readdirSync(HOUSE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.json') && !path.endsWith('pack.json'))
    .map((path) => readFileSync(HOUSE + path, 'utf8'));
  const manifest = readFileSync(`${HOUSE}pack.json`, 'utf8');
  const { editions } = JSON.parse(manifest);
  const edition = editions[0];
  const own = srdFiles(edition);
  const target = {
    name: 'homebrew records',
    corpus: [...records, ...corpusIn(folder('./corpus/homebrew'))],
    words: ['kind', 'records', 'effects', 'value', 'target', 'predicate', 'id', '@level', 'choice', 'grants', 'bonus'],
    takes: (input: string) => {
      const guests = [
        { pack: 'house', path: 'pack.json', text: manifest },
        { pack: 'house', path: 'fuzz.json', text: input },
      ];
      const { problems } = loadRulebook([...own, ...guests], edition);
      return problems.every(({ severity }) => severity !== 'error');
    },
  };
  hold(target, fuzzInputs(5, 150));
}, 1_800_000);
