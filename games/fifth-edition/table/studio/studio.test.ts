import { fileURLToPath } from 'node:url';
import { EFFECT_KINDS, evaluateCharacter } from '@tessera/fifth-edition';
import { describe, expect, it } from 'vitest';
import { filesIn, rulebookOf } from '../../test/content.ts';
import { SNAPSHOTS } from '../../test/snapshots.ts';
import { formOfKind, manifestForm } from './form/forms.ts';
import { emptyOf, emptyVariant, type SchemaNode } from './form/schemaTree.ts';
import { checkDraft, overrideFor, placeOf } from './pack/check.ts';
import {
  bumpVersion,
  draftOf,
  packOf,
  recordsOf,
  STUDIO_KINDS,
  type StudioKind,
  withManifest,
  withNewRecord,
  withOverride,
  withoutRecord,
  withRecord,
  withText,
} from './pack/draft.ts';
import { draftsWith, redone, undone } from './pack/drafts.ts';
import { fileOfPack, newPack, packFromFile } from './pack/packFile.ts';
import { freshId, skeletonOf } from './pack/skeletons.ts';
import { runTest } from './tryOut/packTests.ts';
import { atLevel, madeUp, tryOut } from './tryOut/tryOut.ts';

const KINDS = Object.keys(STUDIO_KINDS) as StudioKind[];
const fresh = () => draftOf(newPack('mine', 'Mine', '2024'));
const withKind = (kind: StudioKind, json: object = {}) =>
  withNewRecord(fresh(), kind, { ...skeletonOf(kind, `my-${kind}`, 'Mine'), summary: 'Mine.', ...json });
/** A pack with a record of every kind, checked once for all tests. */
const allKinds = KINDS.reduce(
  (draft, kind) => withNewRecord(draft, kind, { ...skeletonOf(kind, `my-${kind}`, 'Mine'), summary: 'Mine.' }).draft,
  fresh(),
);
const verdict = checkDraft(allKinds);

describe('packFromFile and fileOfPack', () => {
  const pack = {
    ...newPack('mine', 'Mine', '2024'),
    tests: [{ title: 'AC', character: SNAPSHOTS.C5!(), level: 5, path: 'ac', expected: 19 }],
  };

  it('packFromFile restores a pack that fileOfPack wrote', () => {
    expect(packFromFile(fileOfPack(pack))).toEqual({ ok: true, pack });
    expect(packFromFile(`\uFEFF${fileOfPack(pack)}`)).toEqual({ ok: true, pack });
  });

  it.each([
    ['{', 'not-json'],
    ['[]', 'not-a-pack'],
    ['{"format":"tessera-pack","version":1,"files":[],"__proto__x":1}', 'not-a-pack'],
    ['{"format":"tessera-pack","version":1,"files":[]}', 'no-manifest'],
    ['{"format":"tessera-pack","version":1,"files":[{"path":"pack.json","text":"{}"}]}', 'no-manifest'],
    [' '.repeat(5_000_001), 'too-long'],
  ])('packFromFile returns the reason when a file is not a pack', (text, code) => {
    expect(packFromFile(text)).toMatchObject({ ok: false, why: { code } });
  });
});

describe('draft', () => {
  it('withRecord and withoutRecord change records and keep the rest of the file', () => {
    const { draft, place } = withKind('feat');
    const noted = withText(
      draft,
      place.path,
      draft.files.find(({ path }) => path === place.path)!.text.replace('"kind"', '"overrides": [],\n  "kind"'),
    );
    const changed = withRecord(noted, place, { id: 'x', name: 'Y' });
    expect(recordsOf(changed)).toMatchObject([{ kind: 'feat', id: 'x', name: 'Y', index: 0 }]);
    expect(changed.files.find(({ path }) => path === place.path)?.text).toContain('overrides');
    expect(recordsOf(withoutRecord(changed, place))).toEqual([]);
  });

  it('packOf returns a pack while its manifest is valid', () => {
    expect(packOf(withManifest(fresh(), { version: '2.0.0' }))).toMatchObject({ id: 'mine', version: '2.0.0' });
    expect(packOf(withText(fresh(), 'pack.json', '{'))).toBeUndefined();
    expect(recordsOf(withText(fresh(), 'feats.json', 'half-writ'))).toEqual([]);
  });

  it('bumped raises the part of the version that is given', () => {
    expect(['patch', 'minor', 'major'].map((bump) => bumpVersion('1.2.3', bump as 'patch'))).toEqual([
      '1.2.4',
      '1.3.0',
      '2.0.0',
    ]);
  });

  it('freshId returns an id that is not taken', () => {
    expect(freshId('feat', ['new-feat', 'new-feat-2'])).toBe('new-feat-3');
  });
});

describe('undo history', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((text) => withText(fresh(), 'x.json', text));
  const start = { past: [], now: a!, future: [], at: 0 };

  it('undone reverts a whole change instead of a letter', () => {
    const typed = draftsWith(draftsWith(start, b!, 10_000), c!, 10_100);
    expect(undone(typed).now).toBe(a);
    const changed = draftsWith(draftsWith(start, b!, 10_000), c!, 20_000);
    expect(undone(changed).now).toBe(b);
    expect(redone(undone(changed)).now).toBe(c);
    expect(redone(redone(changed))).toBe(changed);
    expect(undone(start)).toBe(start);
  });
});

describe('checkDraft', () => {
  it('checkDraft finds no error in a new record of any kind', async () => {
    expect((await verdict).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('checkDraft refuses an undeclared override of built-in content', async () => {
    const { draft } = withKind('feat', { id: 'alert' });
    const { refusals } = await checkDraft(draft);
    expect(refusals).toMatchObject([{ code: 'E_DUPLICATE_ID', hint: expect.stringContaining('overrides') }]);
    expect(refusals.map(overrideFor)).toEqual(['srd-5.2:alert']);
  });

  it('checkDraft refuses a pack with the id of a built-in pack', async () => {
    const { refusals } = await checkDraft(withManifest(fresh(), { id: 'srd-5.2' }));
    expect(refusals.length).toBeGreaterThan(0);
  });

  it('checkDraft accepts a declared override', async () => {
    const { draft, place } = withKind('feat', { id: 'alert', category: 'origin' });
    expect((await checkDraft(withOverride(draft, place.path, 'srd-5.2:alert'))).refusals).toEqual([]);
  });

  it("placeOf returns the path of a problem's field", async () => {
    const { draft, place } = withKind('feat');
    const [record] = recordsOf(draft);
    const bad = {
      ...record!.json,
      features: [{ id: 'a', name: 'A', effects: [{ kind: 'initiativeBonus', value: '@nonsense' }] }],
    };
    const { problems } = await checkDraft(withRecord(draft, place, bad));
    expect(problems.map(placeOf)).toContainEqual({
      path: 'feats.json',
      index: 0,
      steps: ['features', 0, 'effects', 0, 'value'],
    });
  });
});

describe('forms', () => {
  const child = (node: SchemaNode, name: string): SchemaNode => {
    if (node.kind !== 'object') throw new Error(`no fields in ${node.kind}`);
    return node.fields.find((field) => field.name === name)!.node();
  };
  const effectsOf = (kind: string) => {
    const features = child(formOfKind(kind), 'features');
    const effects = features.kind === 'list' ? child(features.item(), 'effects') : features;
    return effects.kind === 'list' ? effects.item() : effects;
  };

  it.each(KINDS)('formOfKind has all effect kinds of a %s with their fields', (kind) => {
    const effects = effectsOf(kind);
    if (effects.kind !== 'variants') throw new Error('effects are told apart by their kind');
    expect(effects.options.map(({ value }) => value).toSorted()).toEqual([...EFFECT_KINDS].toSorted());
    expect(effects.options.every(({ fields }) => fields.length > 1)).toBe(true);
  });

  it('formOfKind has formulas, suggestions and recursive predicates', () => {
    const effects = effectsOf('feat');
    if (effects.kind !== 'variants') throw new Error('effects are told apart by their kind');
    const speed = { kind: 'object' as const, fields: effects.options.find(({ value }) => value === 'speed')!.fields };
    expect(child(speed, 'movementType')).toMatchObject({
      kind: 'choice',
      options: expect.arrayContaining(['walk', 'fly']),
    });
    const predicate = child(speed, 'predicate');
    expect(predicate).toMatchObject({ kind: 'either' });
  });

  it('emptyVariant creates every effect with its required fields', () => {
    const effects = effectsOf('item');
    if (effects.kind !== 'variants') throw new Error('effects are told apart by their kind');
    const save = effects.options.find(({ value }) => value === 'grantProficiency')!;
    expect(emptyVariant('kind', save)).toEqual({ kind: 'grantProficiency', profType: 'armor', values: [] });
  });

  it('manifestForm has the fields of a manifest', () => {
    const form = manifestForm();
    expect(emptyOf(form)).toMatchObject({ id: '', version: '', editions: [] });
    expect(child(form, 'requires')).toMatchObject({ kind: 'table' });
  });
});

describe('tryOut', () => {
  const rulebook = rulebookOf('2024');

  it('madeUp creates a complete character', () => {
    const sheet = evaluateCharacter(madeUp('2024', rulebook), rulebook);
    expect(sheet.identity.level).toBe(5);
    expect(sheet.choices.filter(({ state }) => state === 'invalid')).toEqual([]);
  });

  it.each(KINDS)('tryOut gives a %s to a character', async (kind) => {
    const book = (await verdict).rulebooks['2024']!;
    const record = recordsOf(allKinds).find((each) => each.kind === kind);
    const { record: tried, refused } = tryOut(madeUp('2024', book), kind, record!.json, book);
    expect(refused).toBeUndefined();
    const sheet = evaluateCharacter(tried, book);
    expect(sheet.issues.filter(({ code }) => code === 'E_UNKNOWN_REFERENCE')).toEqual([]);
    expect(JSON.stringify(tried)).toContain(`my-${kind}`);
  });

  it('tryOut reports a record that the character cannot get', async () => {
    const { draft } = withKind('feat', { prerequisites: { type: 'levelAtLeast', value: 20 } });
    const book = (await checkDraft(draft)).rulebooks['2024']!;
    expect(tryOut(madeUp('2024', book), 'feat', recordsOf(draft)[0]!.json, book).refused).toBe('nothing-offers-it');
    expect(tryOut(madeUp('2024', book), 'progression', {}, book).refused).toBe('not-tried');
    expect(tryOut(madeUp('2024', book), 'feat', { id: 'left-out' }, book).refused).toBe('broken');
  });

  it('atLevel sets the level of a character', () => {
    expect(atLevel(SNAPSHOTS.C5!(), 5).levels.length).toBe(5);
    expect(atLevel(SNAPSHOTS.C5!(), 15).levels.at(-1)?.class).toBe('fighter');
  });
});

describe('runTest', () => {
  const house = filesIn(fileURLToPath(new URL('../../test/packs/house', import.meta.url)), 'house');
  const test = { title: 'AC at 12', character: SNAPSHOTS.C5!(), level: 12, path: 'ac', expected: 19 };

  it('runTest passes, fails, or returns the reason why it did not run', () => {
    const rulebook = rulebookOf('2024');
    expect(runTest(test, rulebook)).toEqual({ state: 'passed' });
    expect(runTest({ ...test, expected: 17 }, rulebook)).toEqual({ state: 'failed', found: '19' });
    expect(runTest({ ...test, path: 'acc' }, rulebook)).toEqual({ state: 'not-run', why: 'no-such-place' });
    expect(runTest(test, undefined)).toEqual({ state: 'not-run', why: 'no-rulebook' });
  });

  it('tests are kept with a pack from a folder', async () => {
    const draft = draftOf({ files: house, tests: [test] });
    expect((await checkDraft(draft)).refusals).toEqual([]);
    expect(packOf(draft)).toMatchObject({ id: 'house', editions: ['2014'], tests: [test] });
  });
});
