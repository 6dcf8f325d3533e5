import { formatProblem, type PackFile, type Problem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { baseFiles } from '../content/files.ts';
import { readPack } from './pack.ts';

interface Json {
  [key: string]: unknown;
}

/** The problems of the pack with the records of one file changed. */
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

/** The problems with one text replaced, once, in one file. */
function problemsWith(path: string, from: string, to: string): readonly Problem[] {
  const files = baseFiles.map((file) => (file.path === path ? { ...file, text: file.text.replace(from, to) } : file));
  expect(files).not.toEqual(baseFiles);
  return readPack(files).problems;
}

const STRATEGY = 'cards/free-strategy.json';
const named = (records: Json[], id: string) => records.find((record) => record.id === id)!;

test('the pack as it is has no problems', () => {
  expect(readPack(baseFiles).problems.map(formatProblem)).toEqual([]);
});

describe('a card', () => {
  test('with an effect, a condition or a lasting effect of no kind', () => {
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

  test('the nearest kind is suggested', () => {
    const [problem] = problemsWith('cards/free-character.json', '"type":"hunt-tile"', '"type":"hunt-tyle"');
    expect(problem?.hint).toContain('hunt-tile');
  });

  test('with a region, a tile or a combat half that does not exist', () => {
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

  test('given twice: the same id, or the same number of the deck', () => {
    const twice = problemsOf(STRATEGY, (records) => records.push({ ...records[0]! }));
    expect(twice).toMatchObject([{ code: 'E_DUPLICATE_ID', file: STRATEGY, record: 'the-last-battle' }]);
    const number = problemsOf(STRATEGY, (records) => Object.assign(records[1]!, { number: 1 }));
    expect(number).toMatchObject([
      { code: 'E_CARD_TWICE', path: 'records[0].number' },
      { code: 'E_CARD_TWICE', path: 'records[1].number' },
    ]);
  });

  test('with a combat half of the other side', () => {
    expect(problemsWith(STRATEGY, '"combat":"daylight"', '"combat":"great-host"')).toMatchObject([
      { code: 'E_COMBAT_SIDE', path: 'records[0].combat' },
    ]);
  });

  test('that does nothing', () => {
    const problems = problemsOf(STRATEGY, (records) =>
      Object.assign(named(records, 'wisdom-of-elrond'), { event: { effects: [] } }),
    );
    expect(problems).toMatchObject([{ code: 'E_EMPTY_EVENT', path: 'records[7].event', record: 'wisdom-of-elrond' }]);
  });

  test('whose effect or condition says too little', () => {
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

  test('with a number or a word out of place', () => {
    expect(problemsWith(STRATEGY, '"symbol":"army"', '"symbol":"navy"')).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[0].symbol' },
    ]);
    expect(problemsWith('cards/free-character.json', '"dice":3,"on":3', '"dice":9,"on":3')).toMatchObject([
      { code: 'E_SCHEMA', path: 'records[8].event.effects[0].effects[0].dice' },
    ]);
  });
});

describe('a combat half', () => {
  test('with an effect or a situation of no kind', () => {
    // The cards that lead to it are without their half: that is said as well.
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

  test('that counts what nobody gives up', () => {
    const problems = problemsOf('combat-cards.json', (records) => {
      delete named(records, 'dread-and-despair').forfeits;
    });
    expect(problems).toMatchObject([{ code: 'E_NO_FORFEIT', path: 'records[24].effects' }]);
  });
});

describe('the map', () => {
  test('with a border of one side, one that leads nowhere, and one both open and impassable', () => {
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

  test('with figures that do not add up, or a start in a region that does not exist', () => {
    const figures = problemsOf('nations.json', (records) => {
      (named(records, 'gondor').reserve as Json).regular = 5;
    });
    expect(figures).toMatchObject([{ code: 'E_FIGURES', record: 'gondor', path: 'records[2].figures.regular' }]);
    expect(problemsWith('nations.json', '"region":"erebor"', '"region":"erabor"')).toMatchObject([
      { code: 'E_UNKNOWN_REFERENCE', path: 'records[0].start[0].region', hint: expect.stringContaining('erebor') },
    ]);
  });

  test('without a Nation that the rules name', () => {
    const problems = problemsOf('nations.json', (records) => records.pop());
    expect(problems).toMatchObject([{ code: 'E_MISSING_RECORD', record: 'southrons' }]);
  });

  test('with a standard tile that stops the Fellowship', () => {
    const problems = problemsOf('hunt-tiles.json', (records) => Object.assign(records[0]!, { stop: true }));
    expect(problems).toMatchObject([{ code: 'E_TILE_STOP', path: 'records[0].stop' }]);
  });
});
