import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogEntry } from '@tessera/catalog';
import { find } from '@tessera/catalog';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { checkContent } from './content.ts';
import { scratchFolder, tessera } from './testing/tessera.ts';

const Stone = z.strictObject({ id: z.string(), weight: z.int().min(1) });

/** Creates a game with one content pack in a scratch folder. */
function shelf(): { cwd: string; entry: CatalogEntry } {
  const cwd = scratchFolder();
  write(cwd, 'content/base', { id: 'base', version: '1.0.0', game: 'gomoku' }, [{ id: 'pebble', weight: 1 }]);
  const entry = { ...find('gomoku')!, content: { folder: join(cwd, 'content'), kinds: { stone: Stone } } };
  return { cwd, entry };
}

function write(cwd: string, folder: string, manifest: object, records: readonly object[]): void {
  mkdirSync(join(cwd, folder), { recursive: true });
  writeFileSync(join(cwd, folder, 'pack.json'), JSON.stringify(manifest));
  writeFileSync(join(cwd, folder, 'stones.json'), JSON.stringify({ kind: 'stone', records }, null, 2));
}

test('checkContent reads and counts valid packs', () => {
  const { cwd, entry } = shelf();
  expect(checkContent([entry], [], { cwd, strict: false })).toEqual({
    ok: true,
    packs: [{ game: 'gomoku', id: 'base', version: '1.0.0' }],
    problems: [],
    kinds: [{ game: 'gomoku', kind: 'stone', records: expect.any(Number), errors: 0, warnings: 0 }],
    skipped: [],
  });
});

test('checkContent names files that are not read: non-JSON files and files beside the packs', () => {
  const { cwd, entry } = shelf();
  write(cwd, 'shelf/mine', { id: 'mine', version: '1.0.0', game: 'gomoku' }, []);
  writeFileSync(join(cwd, 'shelf/mine/stones.JSON5'), '{}');
  writeFileSync(join(cwd, 'shelf/stray.json'), '{}');
  const { skipped } = checkContent([entry], ['shelf'], { cwd, strict: false });
  expect(skipped).toEqual([join('shelf/mine/stones.JSON5'), join('shelf/stray.json')]);
});

test('checkContent counts records and errors per kind', () => {
  const { cwd, entry } = shelf();
  write(cwd, 'mine', { id: 'mine', version: '1.0.0', game: 'gomoku' }, [{ id: 'odd', colour: 7 }]);
  const { kinds, ok } = checkContent([entry], ['mine'], { cwd, strict: false });
  expect([ok, kinds.map(({ kind, errors }) => [kind, errors > 0])]).toEqual([false, [['stone', true]]]);
});

test('checkContent checks a pack in a folder together with the packs it requires', () => {
  const { cwd, entry } = shelf();
  const manifest = { id: 'mine', version: '0.1.0', game: 'gomoku', requires: { base: '^1.0.0' } };
  write(cwd, 'mine', manifest, [{ id: 'boulder', weight: 0 }]);
  const { ok, packs, problems } = checkContent([entry], ['mine'], { cwd, strict: false });
  expect(ok).toBe(false);
  expect(packs.map(({ id }) => id)).toEqual(['base', 'mine']);
  expect(problems).toMatchObject([{ pack: 'mine', file: 'stones.json', path: 'records[0].weight', line: 6 }]);
});

test('checkContent reports a pack for a game without content and a pack with an invalid manifest', () => {
  const { cwd, entry } = shelf();
  write(cwd, 'stray', { id: 'stray', version: '1.0.0', game: 'whist' }, []);
  mkdirSync(join(cwd, 'torn'));
  writeFileSync(join(cwd, 'torn/pack.json'), '{"id": ');
  const { ok, problems } = checkContent([entry], ['stray', 'torn'], { cwd, strict: false });
  expect(ok).toBe(false);
  expect(problems).toMatchObject([
    { pack: 'stray', code: 'E_PACK_GAME', message: expect.stringContaining('gomoku') },
    { pack: 'torn', file: 'pack.json', line: 1 },
  ]);
});

test('checkContent uses the custom loader of a game for its own and external packs, by edition', () => {
  const cwd = scratchFolder();
  const entry = find('fifth-edition')!;
  expect(checkContent([entry], [], { cwd, strict: true })).toMatchObject({
    ok: true,
    packs: [
      { game: 'fifth-edition', id: 'srd-5.1' },
      { game: 'fifth-edition', id: 'srd-5.2' },
    ],
    problems: [],
  });
  const old = checkContent([entry], [], { cwd, strict: true, edition: '2014' });
  expect(old.packs.map(({ id }) => id)).toEqual(['srd-5.1']);
  expect(() => checkContent([entry], [], { cwd, strict: true, edition: '2015' })).toThrow(
    'There is no edition "2015". Did you mean "2014"?',
  );
  expect(old.kinds.find(({ kind }) => kind === 'spell')).toMatchObject({ records: 319, errors: 0, warnings: 0 });
  const feat = {
    id: 'lucky-coin',
    name: 'Lucky Coin',
    summary: 'A coin that lands well.',
    category: 'general',
    features: [{ id: 'coin', name: 'Coin', effects: [{ kind: 'grantSpell', spell: 'firebal', mode: 'known' }] }],
  };
  mkdirSync(join(cwd, 'house'));
  const manifest = { id: 'house', version: '1.0.0', game: 'fifth-edition', editions: ['2024'] };
  writeFileSync(join(cwd, 'house/pack.json'), JSON.stringify(manifest));
  writeFileSync(join(cwd, 'house/feats.json'), JSON.stringify({ kind: 'feat', records: [feat] }, null, 2));
  const { ok, problems } = checkContent([entry], ['house'], { cwd, strict: false });
  expect(ok).toBe(false);
  expect(problems).toMatchObject([
    {
      code: 'E_UNKNOWN_REFERENCE',
      pack: 'house',
      file: 'feats.json',
      path: 'records[0].features[0].effects[0].spell',
      hint: 'Did you mean "fireball"?',
    },
  ]);
  const odd = { ...feat, features: [{ id: 'coin', name: 'Coin', effects: [{ kind: 'tag', tags: ['unheard-of'] }] }] };
  writeFileSync(join(cwd, 'house/feats.json'), JSON.stringify({ kind: 'feat', records: [odd] }, null, 2));
  const german = checkContent([entry], ['house'], { cwd, strict: false, language: 'de' });
  expect(german.problems).toMatchObject([
    { code: 'W_UNUSED_TAG', message: 'nach dem Schlagwort „unheard-of“ fragt nichts.' },
  ]);
});

test('validate-content prints its findings as text and as JSON', async () => {
  const { cwd } = shelf();
  const spoken = await tessera(['validate-content', 'content/base'], { cwd });
  expect(spoken.exit).toBe(1);
  expect(spoken.out).toContain('error E_PACK_GAME content/base/pack.json game: no game "gomoku" takes content packs');
  const german = checkContent([], ['content/base'], { cwd, strict: false, language: 'de' });
  expect(german.problems).toMatchObject([{ message: expect.stringContaining('kein Spiel „gomoku“ nimmt Pakete') }]);
  const { json } = await tessera(['validate-content', 'content/base', '--json'], { cwd });
  expect(json()).toMatchObject({ ok: false, problems: [{ code: 'E_PACK_GAME' }] });
});
