import {
  CharacterRecord,
  caseRecord,
  compareCase,
  evaluateCharacter,
  SheetCases,
  sheetLines,
  targetGraph,
} from '@tessera/fifth-edition';
import { describe, expect, test } from 'vitest';
import veteran from '../../cases/characters/veteran.json' with { type: 'json' };
import { englishOf } from '../../test/english.ts';
import { openRulebook } from '../character/rulebooks.ts';
import { EFFECT_FILTERS, effectTree } from './effectTree.ts';
import { testCaseText } from './testCase.ts';
import { timingsOf } from './timings.ts';
import { traceOf } from './trace.ts';

const record = CharacterRecord.parse(veteran);
const { rulebook } = await openRulebook(record.edition, []);
const sheet = evaluateCharacter(record, rulebook);

describe('traceOf', () => {
  const rows = traceOf(sheet, 'ac') ?? [];

  test('traceOf chains the running totals up to the number', () => {
    const counted = rows.filter(({ shape }) => shape === 'counted');
    for (const [at, row] of counted.entries()) if (at > 0) expect(row.before).toBe(counted[at - 1]?.after);
    expect(counted.at(-1)?.after).toBe(sheet.ac.value);
  });

  test('traceOf gives the phase and formula of each effect', () => {
    expect(rows[0]).toMatchObject({
      label: 'Robe of the Archmagi',
      phase: '6 item',
      formula: '15 + @abilities.DEX.modifier',
      values: 'abilities.DEX.modifier = 2',
    });
  });

  test('traceOf keeps beaten effects with the reason and their predicate', () => {
    const beaten = rows.find(({ shape }) => shape === 'beaten');
    expect(beaten).toMatchObject({ label: 'Unarmored', reason: 'lower-than-winner', phase: '0 rule' });
    expect(englishOf(beaten?.predicate)).toMatchObject({ asks: 'not wearing armor', verdict: true });
  });

  test('traceOf returns a trace for every path of the sheet and undefined for others', () => {
    for (const path of sheetLines(sheet).keys()) expect(traceOf(sheet, path)).toBeDefined();
    expect(traceOf(sheet, 'shoe-size')).toBeUndefined();
  });
});

describe('provenance', () => {
  test('provenance has the value of each applied effect', () => {
    const ring = sheet.provenance.find(({ id }) => id.includes('ring-of-protection'));
    expect(ring).toMatchObject({ status: 'applied', value: 1 });
    const skill = sheet.provenance.find(({ kind, status }) => kind === 'skillProficiency' && status === 'applied');
    expect(typeof skill?.value).toBe('string');
    for (const { status, value } of sheet.provenance) if (status === 'inactive') expect(value).toBeUndefined();
  });

  test('provenance has every open choice with its source', () => {
    const open = sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid');
    const logged = sheet.provenance.filter(({ kind }) => kind === 'choice');
    expect(logged.map(({ id }) => id)).toEqual(open.map(({ key }) => `choices["${key}"]`));
    expect(logged[0]).toMatchObject({ status: 'pending', reason: 'choice-pending', source: { id: 'class:wizard' } });
  });
});

describe('targetGraph', () => {
  const graph = targetGraph(sheet);

  test('targetGraph lists every number after the targets that it reads', () => {
    const places = new Map(graph.map(({ target, place }) => [target, place]));
    expect(places.size).toBe(graph.length);
    const armor = graph.find(({ target }) => target === 'ac');
    expect(armor?.reads).toContain('abilities.DEX');
    for (const read of armor?.reads ?? []) expect(places.get(read) ?? -1).toBeLessThan(armor?.place ?? -1);
    expect(armor?.writers.some((id) => id.includes('ring-of-protection'))).toBe(true);
  });

  test('targetGraph is empty for a sheet read from a file', () => {
    expect(targetGraph(JSON.parse(JSON.stringify(sheet)))).toEqual([]);
  });
});

describe('effectTree', () => {
  test('effectTree contains every effect once, sorted by phase', () => {
    const tree = effectTree(sheet.provenance, EFFECT_FILTERS.all);
    expect(tree.map(({ phase }) => phase)).toEqual(tree.map(({ phase }) => phase).toSorted((a, b) => a - b));
    const ids = tree.flatMap(({ sources }) => sources.flatMap(({ effects }) => effects.map(({ id }) => id)));
    expect(ids.toSorted()).toEqual(sheet.provenance.map(({ id }) => id).toSorted());
  });

  test('effectTree filters by refused and by inactive effects', () => {
    const statuses = (filter: keyof typeof EFFECT_FILTERS) =>
      new Set(
        effectTree(sheet.provenance, EFFECT_FILTERS[filter]).flatMap(({ sources }) =>
          sources.flatMap(({ effects }) => effects.map(({ status }) => status)),
        ),
      );
    expect([...statuses('inactive')].toSorted()).toEqual(['inactive', 'pending']);
    expect(statuses('refused').has('applied')).toBe(false);
  });
});

describe('testCaseText', () => {
  test.each(['ac', 'hitPoints.max', 'skills.Stealth.bonus', 'conditionImmunities'])(
    'testCaseText of %s creates a case that passes',
    (path) => {
      const text = testCaseText(record, sheet, path);
      const [sheetCase] = SheetCases.parse(JSON.parse(text ?? '')).sheets;
      if (sheetCase === undefined) throw new Error('There is no case');
      const { summary, compared } = compareCase(sheetCase, caseRecord(sheetCase, []), rulebook);
      expect({ compared, errors: summary.error }).toEqual({ compared: 1, errors: 0 });
    },
  );

  test('testCaseText creates a case that fails when the number changes', () => {
    const { sheets } = SheetCases.parse(JSON.parse(testCaseText(record, sheet, 'ac') ?? ''));
    const [sheetCase] = sheets;
    if (sheetCase === undefined) throw new Error('There is no case');
    const without = { ...caseRecord(sheetCase, []), active: [] };
    expect(compareCase(sheetCase, without, rulebook).summary.error).toBe(1);
  });

  test('testCaseText returns undefined for an unknown path', () => {
    expect(testCaseText(record, sheet, 'shoe-size')).toBeUndefined();
  });
});

test('timingsOf measures times, and the sheet stays below 100 kB', () => {
  const timings = timingsOf(record, rulebook);
  expect(timings.full).toBeGreaterThan(0);
  expect(timings.effects).toBe(sheet.provenance.length);
  expect(timings.bytes).toBeLessThan(100_000);
});
