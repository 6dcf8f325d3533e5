import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../setup.mjs';
import { publishedPackages, workspaces } from './packages.mjs';

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'peerDependencies'];

test('every workspace has the version of the root and depends on that version of the others', () => {
  const all = workspaces();
  expect(all.length).toBeGreaterThan(20);
  const [{ manifest: first }] = all;
  for (const { folder, manifest } of all) {
    expect(manifest.version, folder).toBe(first.version);
    const internal = DEPENDENCY_FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {})).filter(([name]) =>
      name.startsWith('@tessera/'),
    );
    for (const [name, range] of internal) expect(range, `${folder}: ${name}`).toBe(`^${first.version}`);
  }
});

test('only packages are published, and none depends on a private workspace', () => {
  const published = publishedPackages();
  const names = new Set(published.map(({ manifest }) => manifest.name));
  expect(names.size).toBeGreaterThan(10);
  for (const { folder, manifest } of published) {
    expect(folder).toMatch(/^packages\//);
    for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
      if (name.startsWith('@tessera/')) expect(names.has(name), `${folder} depends on ${name}`).toBe(true);
  }
});

test.each(publishedPackages())('the manifest of $folder has all fields that npm shows', ({ folder, manifest }) => {
  expect(manifest).toMatchObject({
    license: 'MIT',
    type: 'module',
    description: expect.stringMatching(/.{20,}/),
    repository: { type: 'git', directory: folder },
    files: expect.arrayContaining(['dist', 'src']),
    engines: { node: expect.any(String) },
  });
  expect(manifest).toHaveProperty('sideEffects');
  for (const file of ['README.md', 'LICENSE']) expect(existsSync(path.join(root, folder, file)), file).toBe(true);
});

test.each(publishedPackages())('$folder has React as a peer, and types first in its exports', ({ manifest }) => {
  expect(Object.keys(manifest.dependencies ?? {})).not.toContain('react');
  const entries = Object.entries(manifest.exports);
  expect(entries).not.toEqual([]);
  for (const [name, target] of entries)
    if (typeof target === 'object') expect(Object.keys(target)[0], name).toBe('types');
});
