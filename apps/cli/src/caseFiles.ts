import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesAt, readText, UsageError } from '@tessera/terminal';

/** Files to run, and those that were left out because they hold no cases. */
export interface CaseFiles {
  readonly files: readonly string[];
  readonly skipped: readonly string[];
}

/**
 * The case files that the operands mean: files, patterns, and folders, where of the folder of a game its `cases` are
 * meant. A file named by itself must be a case file; of the others, those without cases are left out.
 */
export function caseFilesAt(operands: readonly string[], cwd: string): CaseFiles {
  const chosen = operands.map((operand) => {
    const found = filesAt([placeOfCases(operand, cwd)], '.json', cwd);
    if (found.includes(operand)) return { files: found, skipped: [] };
    const sorted = sortOut(found, cwd);
    if (sorted.files.length === 0) throw new UsageError('no-such-file', `There are no cases at ${operand}.`);
    return sorted;
  });
  return {
    files: [...new Set(chosen.flatMap(({ files }) => files))],
    skipped: [...new Set(chosen.flatMap(({ skipped }) => skipped))],
  };
}

/** Which of the files found hold cases. A `.schema.json` is there for editors, a `.given.json` for several files to start from. */
export function sortOut(found: readonly string[], cwd: string): CaseFiles {
  const candidates = found.filter(
    (file) => file.endsWith('.json') && !file.endsWith('.schema.json') && !file.endsWith('.given.json'),
  );
  const files = candidates.filter((file) => holdsCases(readText(file, cwd)));
  return { files, skipped: candidates.filter((file) => !files.includes(file)) };
}

function placeOfCases(operand: string, cwd: string): string {
  const inner = join(operand, 'cases');
  const place = resolve(cwd, inner);
  return existsSync(place) && statSync(place).isDirectory() ? inner : operand;
}

function holdsCases(text: string): boolean {
  try {
    const json: unknown = JSON.parse(text);
    return typeof json === 'object' && json !== null && 'cases' in json;
  } catch {
    // Cases with a slip in them must not go unnoticed; other files may be written in whatever they like.
    return /"cases"\s*:/.test(text);
  }
}
