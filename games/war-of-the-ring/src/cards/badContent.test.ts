import { formatProblem, type PackFile, type Problem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { baseFiles } from '../content/files.ts';
import { readPack } from './pack.ts';

interface Json {
  [key: string]: unknown;
}

/** Returns the problems of the pack after changing the records of one file. */
function problemsOf(path: string, change: (records: Json[]) => void): readonly Problem[] {
  return readPack(
    baseFiles.map((file): PackFile => {
      if (file.path !== path) return file;
      const json: { records: Json[] } = JSON.parse(file.text);
      change(json.records);
      return { ...file, text: JSON.stringify(json) };
    }),
  ).problems;
}

/** Returns the problems after replacing one text once in one file. */
function problemsWith(path: string, from: string, to: string): readonly Problem[] {
  const files = baseFiles.map((file) => (file.path === path ? { ...file, text: file.text.replace(from, to) } : file));
  expect(files).not.toEqual(baseFiles);
  return readPack(files).problems;
}

const STRATEGY = 'cards/free-strategy.json';
const named = (records: Json[], id: string) => records.find((record) => record.id === id)!;

test('the unchanged pack has no problems', () => {
  expect(readPack(baseFiles).problems.map(formatProblem)).toEqual([]);
});

describe('Problems of a card', () => {
  test('reports a card whose effect, condition or lasting effect has an unknown kind', () => {
    expect(problemsWith('cards/free-character.json', '"type":"hunt-tile"', '"type":"hunt-tyle"')).toMatchObject([
      { code: 'E_UNKNOWN_EFFECT', path: 'records[0].event.effects[0].type', record: 'elven-cloaks' },
    ]);
    expect(problemsWith('cards/free-character.json', '"type":"guide"', '"type":"gide"')).toMatchObject([
      { code: 'E_UNKNOWN_CONDITION', path: 'records[8].event.effects[0].if[0].type', record: 'athelas' },
    ]);
    expect(problemsWith(STRATEGY, '"type":"no-entry"', '"type":"no-exit"')).toMatchObject([
      { code: 'E_UNKNOWN_LASTING', path: 'records[1].event.table.does[0].type', record: 'a-power-too-great' },
    ]);
  });

  test('suggests the nearest kind for an unknown effect', () => {
    const [problem] = problemsWith('cards/free-character.json', '"type":"hunt-tile"', '"type":"hunt-tyle"');
    expect(problem?.hint).toContain('hunt-tile');
  });

  test('reports a card that names a missing region, tile or combat half', () => {
    expect(problemsWith(STRATEGY, '"edoras"', '"edoraz"')).toMatchObject([
      {
        code: 'E_UNKNOWN_REFERENCE',
        path: 'records[8].event.effects[1].at.regions[0]',
        record: 'the-red-arrow',
        hint: expect.stringContaining('edoras'),
      },
    ]);
    expect(problemsWith('cards/free-character.json', '"tile":"elven-rope"', '"tile":"elven-hope"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[1].event.effects[0].tile' },
    ]);
    expect(problemsWith(STRATEGY, '"combat":"daylight"', '"combat":"moonlight"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[0].combat', record: 'the-last-battle' },
    ]);
  });

  test('reports a duplicate card id and a duplicate number within a deck', () => {
    const twice = problemsOf(STRATEGY, (records) => records.push({ ...records[0]! }));
    expect(twice).toMatchObject([{ code: 'E_DUPLICATE_ID', file: STRATEGY, record: 'the-last-battle' }]);
    const number = problemsOf(STRATEGY, (records) => Object.assign(records[1]!, { number: 1 }));
    expect(number).toMatchObject([
      { code: 'E_CARD_TWICE', path: 'records[0].number' },
      { code: 'E_CARD_TWICE', path: 'records[1].number' },
    ]);
  });

  test('reports a card with a combat half of the other side', () => {
    expect(problemsWith(STRATEGY, '"combat":"daylight"', '"combat":"great-host"')).toMatchObject([
      { code: 'E_COMBAT_SIDE', path: 'records[0].combat' },
    ]);
  });

  test('reports a card without any effect', () => {
    const problems = problemsOf(STRATEGY, (records) =>
      Object.assign(named(records, 'wisdom-of-elrond'), { event: { effects: [] } }),
    );
    expect(problems).toMatchObject([{ code: 'E_EMPTY_EVENT', path: 'records[7].event', record: 'wisdom-of-elrond' }]);
  });

  test('reports a card whose effect or condition lacks a field', () => {
    const recruit = { type: 'recruit', nation: 'gondor', at: { regions: ['edoras'] } };
    const problems = problemsOf(STRATEGY, (records) =>
      Object.assign(named(records, 'wisdom-of-elrond'), { event: { effects: [recruit] } }),
    );
    expect(problems).toMatchObject([{ code: 'E_CARD', path: 'records[7].event.effects[0]' }]);
    const nowhere = problemsOf(STRATEGY, (records) =>
      Object.assign(named(records, 'wisdom-of-elrond'), {
        event: { needs: [{ type: 'standing', who: 'companion' }], effects: [{ type: 'rally' }] },
      }),
    );
    expect(nowhere).toMatchObject([{ code: 'E_CARD', path: 'records[7].event.needs[0]' }]);
  });

  test('reports a number out of range and an unknown word', () => {
    expect(problemsWith(STRATEGY, '"symbol":"army"', '"symbol":"navy"')).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[0].symbol' },
    ]);
    expect(problemsWith('cards/free-character.json', '"dice":3,"on":3', '"dice":9,"on":3')).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[8].event.effects[0].effects[0].dice' },
    ]);
  });
});

describe('Problems of a combat half', () => {
  test('reports a combat half whose effect or situation has an unknown kind', () => {
    // The cards with this combat half are reported as well: their half is missing.
    expect(problemsWith('combat-cards.json', '"type":"sacrifice"', '"type":"sacrifize"')).toContainEqual(
      expect.objectContaining({
        code: 'E_UNKNOWN_COMBAT_EFFECT',
        path: 'records[6].effects[0].type',
        record: 'heroic-death',
      }),
    );
    expect(problemsWith('combat-cards.json', '"type":"ring-bearers"', '"type":"ring-bearer"')).toContainEqual(
      expect.objectContaining({ code: 'E_UNKNOWN_SITUATION', path: 'records[0].needs[0].type' }),
    );
  });

  test('reports a combat half that counts forfeited Leadership without a forfeit', () => {
    const problems = problemsOf('combat-cards.json', (records) => {
      delete named(records, 'dread-and-despair').forfeits;
    });
    expect(problems).toMatchObject([{ code: 'E_NO_FORFEIT', path: 'records[24].effects' }]);
  });
});

describe('Problems of the map', () => {
  test('reports a one-sided border, a border to a missing region, and one both open and impassable', () => {
    const oneSided = problemsOf('regions.json', (records) =>
      Object.assign(named(records, 'barad-dur'), { neighbours: ['gorgoroth', 'nurn'] }),
    );
    expect(oneSided).toMatchObject([
      { code: 'E_BORDER_ONE_SIDED', record: 'barad-dur', path: expect.stringMatching(/neighbours\[1\]$/) },
    ]);
    const nowhere = problemsOf('regions.json', (records) =>
      Object.assign(named(records, 'barad-dur'), { neighbours: ['gorgoroth', 'mount-doom'] }),
    );
    expect(nowhere).toMatchObject([{ code: 'E_UNKNOWN_REFERENCE', record: 'barad-dur' }]);
    const both = problemsOf('regions.json', (records) => {
      for (const [id, other] of [
        ['barad-dur', 'gorgoroth'],
        ['gorgoroth', 'barad-dur'],
      ] as const) {
        const region = named(records, id);
        region.barred = [...((region.barred as string[] | undefined) ?? []), other];
      }
    });
    expect(both.map(({ code }) => code)).toEqual(['E_BORDER_BOTH', 'E_BORDER_BOTH']);
  });

  test('reports figures that do not add up and a start in a missing region', () => {
    const figures = problemsOf('nations.json', (records) => {
      (named(records, 'gondor').reserve as Json).regular = 5;
    });
    expect(figures).toMatchObject([{ code: 'E_FIGURES', record: 'gondor', path: 'records[2].figures.regular' }]);
    expect(problemsWith('nations.json', '"region":"erebor"', '"region":"erabor"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[0].start[0].region', hint: expect.stringContaining('erebor') },
    ]);
  });

  test('reports a missing Nation that the rules name', () => {
    const problems = problemsOf('nations.json', (records) => records.pop());
    expect(problems).toMatchObject([{ code: 'E_MISSING_RECORD', record: 'southrons' }]);
  });

  test('reports a standard tile that stops the Fellowship', () => {
    const problems = problemsOf('hunt-tiles.json', (records) => Object.assign(records[0]!, { stop: true }));
    expect(problems).toMatchObject([{ code: 'E_TILE_STOP', path: 'records[0].stop' }]);
  });
});
