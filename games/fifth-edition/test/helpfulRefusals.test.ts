import { fileURLToPath } from 'node:url';
import { formatProblem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import { type CharacterRecord, type DerivedState, evaluateCharacter, loadRulebook } from '../src/index.ts';
import { bytesOf } from './bytesOf.ts';
import { character } from './characters.ts';
import { filesIn, rulebookOf, srdFiles } from './content.ts';
import { seeded } from './seeded.ts';
import { SNAPSHOTS } from './snapshots.ts';

type Draft = Partial<Parameters<typeof character>[0]>;

function sheetOf(draft: Draft, strict = false): DerivedState {
  const record = character({ edition: '2024', scores: [16, 14, 14, 10, 12, 15], classes: ['fighter 4'], ...draft });
  return evaluateCharacter(record, rulebookOf(record.edition), [], { strict });
}

const coded = ({ issues }: DerivedState, code: string) => issues.filter((issue) => issue.code === code);

describe('ability points above the cap', () => {
  const choices = {
    'fighter-4-improvement': 'ability-score-improvement',
    'fighter-4-improvement/asi': { STR: 2 },
  };

  test('an ability point above the cap causes a warning with the ability and the cap', () => {
    const draft = { scores: [19, 14, 14, 10, 12, 15] as const, choices };
    const [warning, ...others] = coded(sheetOf(draft), 'W_ABILITY_CAP');
    expect(warning).toMatchObject({
      severity: 'warning',
      path: 'choices["fighter-4-improvement/asi"]',
      message: { params: { ability: 'STR', cap: 20 } },
    });
    expect(others).toEqual([]);
    expect(coded(sheetOf(draft, true), 'E_CHOICE_OUT_OF_RANGE')).toHaveLength(1);
  });

  test('ability points below the cap cause no warning', () => {
    expect(coded(sheetOf({ scores: [18, 14, 14, 10, 12, 15], choices }), 'W_ABILITY_CAP')).toEqual([]);
  });
});

describe('passive scores', () => {
  test('a passive score has a note of −5 for situational disadvantage', () => {
    const { passives, skills } = sheetOf({ conditions: [{ id: 'frightened' }] });
    expect(skills.Perception?.rolling?.notes).toHaveLength(1);
    expect(passives.Perception?.notes).toMatchObject([{ value: -5 }]);
  });
});

describe('content of the other edition', () => {
  test.each([
    ['background', { background: 'soldier' }, 'background'],
    ['species', { species: 'half-elf', edition: '2024' }, 'species'],
    ['item', { edition: '2014', items: ['energy-bow'] }, 'inventory'],
  ] as const)('a %s of the other edition is reported as E_EDITION', (_kind, draft, path) => {
    const sheet = sheetOf({ edition: '2014', ...draft });
    expect(coded(sheet, 'E_EDITION')).toMatchObject([{ path: expect.stringContaining(path) }]);
    expect(coded(sheet, 'E_UNKNOWN_REFERENCE')).toEqual([]);
  });

  test('a pack of the other edition is reported in one sentence with a hint', () => {
    const house = filesIn(fileURLToPath(new URL('packs/house', import.meta.url)), 'house');
    const { problems, ok } = loadRulebook([...srdFiles('2024'), ...house], '2024');
    expect([ok, problems.map(formatProblem)]).toEqual([
      false,
      [
        'error E_EDITION house/pack.json editions: the pack "house" has rules of 2014 only, and this character follows 2024. ' +
          'Leave "house" out, or write its records for 2024 too and list 2024 in "editions".',
      ],
    ]);
  });
});

test('evaluateCharacter returns the same JSON for any order of keys in the record', () => {
  const random = seeded(7);
  let compared = 0;
  for (const [id, make] of Object.entries(SNAPSHOTS)) {
    const record: CharacterRecord = {
      ...make(),
      toggles: { ...make().toggles, nothing: true, 'no-such': true },
      used: { ...make().used, what: 1, 'another-thing': 2 },
      choices: { ...make().choices, zzz: 'lost', aaa: { WIS: 1, STR: 2 }, 'human-versatile': 'lost' },
    };
    const sheet = bytesOf(evaluateCharacter(record, rulebookOf(record.edition)));
    for (let round = 0; round < 3; round++) {
      const mixed = shuffled(record, random);
      expect(bytesOf(evaluateCharacter(mixed, rulebookOf(record.edition))), id).toBe(sheet);
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(30);
});

/** Returns a copy with the keys of every object shuffled. */
function shuffled<Value>(value: Value, random: () => number): Value {
  if (Array.isArray(value)) return value.map((each: unknown) => shuffled(each, random)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => ({ key, inner: shuffled(inner, random), at: random() }));
  return Object.fromEntries(entries.toSorted((a, b) => a.at - b.at).map(({ key, inner }) => [key, inner])) as Value;
}
