import { readFileSync } from 'node:fs';
import { formatProblem } from '@tessera/rules';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type DerivedState, EFFECT_KINDS, evaluateCharacter, loadRulebook, sheetLines } from '../src/index.ts';
import { character } from './characters.ts';
import { srdFiles } from './content.ts';

const SRD = srdFiles('2024');
const shown = z.union([z.string(), z.number(), z.array(z.string()), z.null()]);

/**
 * One example per effect kind with the path that shows it; docs/guides/write-content.md is generated from the same
 * file.
 */
const { examples } = z
  .strictObject({
    examples: z.array(
      z.strictObject({
        kind: z.string(),
        what: z.string(),
        given: z.strictObject({ items: z.array(z.string()) }).optional(),
        effect: z.looseObject({ kind: z.string() }),
        path: z.string(),
        before: shown,
        after: shown,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(new URL('../examples/effects.json', import.meta.url), 'utf8')));

/** Evaluates a level 5 wizard with a feat that has the effects. */
function withEffects(
  effects: readonly unknown[],
  items: readonly string[] = [],
): {
  readonly problems: readonly string[];
  readonly sheet: DerivedState;
} {
  const pack = {
    id: 'mine',
    version: '1.0.0',
    game: 'fifth-edition',
    requires: { 'srd-5.2': '*' },
    editions: ['2024'],
  };
  const feat = {
    id: 'gift',
    name: 'Gift',
    summary: 'A gift.',
    category: 'origin',
    features: [{ id: 'gift', name: 'Gift', effects }],
  };
  const { rulebook, problems } = loadRulebook(
    [
      ...SRD,
      { pack: 'mine', path: 'pack.json', text: JSON.stringify(pack) },
      { pack: 'mine', path: 'feat.json', text: JSON.stringify({ kind: 'feat', records: [feat] }) },
    ],
    '2024',
  );
  const record = character({
    edition: '2024',
    scores: [10, 14, 10, 16, 12, 10],
    classes: ['wizard 5'],
    choices: { 'human-feat': 'gift' },
    items,
  });
  const errors = problems.filter(({ severity }) => severity === 'error');
  return { problems: errors.map(formatProblem), sheet: evaluateCharacter(record, rulebook) };
}

/** Returns the value at a listed path, or at `sheet.…` in the sheet itself; names for lists. */
function valueAt(sheet: DerivedState, path: string): unknown {
  if (!path.startsWith('sheet.')) return sheetLines(sheet).get(path)?.value ?? null;
  let value: unknown = sheet;
  for (const step of path.split('.').slice(1))
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined;
  if (path === 'sheet.issues')
    return sheet.issues.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
  return value ?? null;
}

/** Returns the entries of a list that the other lacks; returns other values unchanged. */
function without(value: unknown, other: unknown): unknown {
  return Array.isArray(value) && Array.isArray(other) ? value.filter((each) => !other.includes(each)) : value;
}

describe('effect kinds', () => {
  const known = new Map<string, DerivedState>();
  const bare = (items: readonly string[] = []) => {
    const sheet = known.get(items.join()) ?? withEffects([], items).sheet;
    known.set(items.join(), sheet);
    return sheet;
  };

  test.each(examples)('$kind', ({ effect, given, path, before, after }) => {
    const { problems, sheet } = withEffects([effect], given?.items);
    expect(problems).toEqual([]);
    const [old, now] = [valueAt(bare(given?.items), path), valueAt(sheet, path)];
    expect([without(old, now), without(now, old)]).toEqual([before, after]);
    expect(after).not.toEqual(before);
  });

  test('examples cover every effect kind', () => {
    expect(examples.map(({ kind }) => kind).toSorted()).toEqual(EFFECT_KINDS.toSorted());
    for (const { kind, effect } of examples) expect(effect.kind).toBe(kind);
  });
});
