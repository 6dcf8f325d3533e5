import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { UsageError } from './errors.ts';

/**
 * Returns the files with this extension that the operands refer to: files, folders (recursively) or patterns (`*`,
 * `**`, `?`).
 */
export function filesAt(operands: readonly string[], ending: string, cwd: string): string[] {
  const found = operands.flatMap((operand) => {
    const files = existsSync(resolve(cwd, operand)) ? filesUnder(operand, ending, cwd) : matching(operand, cwd);
    if (files.length > 0) return files;
    throw new UsageError('no-such-file', `There is no ${ending} file at ${operand}.`);
  });
  return [...new Set(found)];
}

/** Returns every file with this extension in a folder, recursively and sorted; a file is returned itself. */
export function filesUnder(path: string, ending: string, cwd: string): string[] {
  const place = resolve(cwd, path);
  if (!statSync(place).isDirectory()) return [path];
  const names = readdirSync(place, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  const files = names.filter((name) => statSync(join(place, name)).isFile());
  return files.sort().map((name) => join(path, name));
}

function matching(pattern: string, cwd: string): string[] {
  const fixed = pattern.slice(0, pattern.search(/[*?]/));
  const start = fixed.slice(0, fixed.lastIndexOf('/') + 1) || '.';
  if (!/[*?]/.test(pattern) || !existsSync(resolve(cwd, start))) return [];
  const expression = expressionOf(pattern);
  return filesUnder(start, '', cwd).filter((file) => expression.test(file.split(sep).join('/')));
}

/** `**` with its slash matches any folders or none, `*` anything but a slash, `?` one character. */
function expressionOf(pattern: string): RegExp {
  const plain = relative('.', pattern).split(sep).join('/');
  const source = plain.replace(/\*\*\/|\*\*|[*?]|[.+^${}()|[\]\\]/g, (part) => WILDCARDS[part] ?? `\\${part}`);
  return new RegExp(`^${source}$`);
}

const WILDCARDS: Readonly<Record<string, string>> = { '**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]' };
