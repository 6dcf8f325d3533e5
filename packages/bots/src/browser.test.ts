import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const HERE = new URL('.', import.meta.url).href;

/** Returns every module that a module imports, transitively and without types; those of this package as `./path`. */
function imports(file: string, found = new Set<string>()): Set<string> {
  const url = new URL(file, HERE);
  for (const [, target = ''] of readFileSync(url, 'utf8').matchAll(
    /^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gms,
  )) {
    const isOwn = target.startsWith('.');
    const name = isOwn ? `./${new URL(target, url).href.slice(HERE.length)}` : target;
    if (found.has(name)) continue;
    found.add(name);
    if (isOwn) imports(name, found);
  }
  return found;
}

describe('bots package', () => {
  it('imports no Node module in a browser', () => {
    const reached = imports('./index.ts');
    expect(reached).toContain('./sandbox.ts');
    expect([...reached].filter((target) => !target.startsWith('./'))).toEqual(['@tessera/kernel']);
  });

  it('uses threads in the arena only', () => {
    expect(imports('./arena.ts')).toContain('node:worker_threads');
  });
});
