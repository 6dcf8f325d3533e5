import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Returns every module that a module of this folder imports, transitively and without types. */
function imports(file: string, found = new Set<string>()): Set<string> {
  const text = readFileSync(new URL(file, import.meta.url), 'utf8');
  for (const [, target = ''] of text.matchAll(/^(?:import|export)\s(?!type\s)[^;]*?from '([^']+)';/gms)) {
    if (found.has(target)) continue;
    found.add(target);
    if (target.startsWith('./')) imports(target, found);
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
