import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Copies into a folder what a new game is written into. */
export function newWorkspace(folder: string): string {
  for (const path of [
    'apps/cli/src/newGame/template',
    'apps/catalog/src/manifests.ts',
    'apps/catalog/package.json',
    'apps/catalog/tsconfig.json',
    'tsconfig.json',
    'tsconfig.base.json',
  ]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  return folder;
}

/** What the formatter and the linter say about files of such a workspace; nothing where all is well. */
export function lintProblems(folder: string, ...paths: string[]): string {
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  // It is no repository, whose list of ignored files Biome would ask for.
  const own = { ...config, $schema: undefined, vcs: undefined };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(own));
  const { status, said } = node(folder, biome, 'check', '--error-on-warnings', ...paths);
  return status === 0 ? '' : said;
}

const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');

/** Runs a program of Node in a folder, to its end. */
export function node(cwd: string, ...args: string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}
