import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { filesAt, readText, UsageError } from '@tessera/terminal';

/** Case files to run, and files that were skipped because they contain no cases. */
export interface CaseFiles {
  readonly files: readonly string[];
  readonly skipped: readonly string[];
}

/**
 * Returns the case files of the operands: files, patterns, and folders. The folder of a game stands for its `cases`. A
 * file named directly must be a case file; other files without cases are skipped.
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

/**
 * Separates case files from other files. A `.schema.json` is for editors; a `.given.json` is a shared starting
 * position.
 */
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
    // Invalid JSON that mentions cases is still run, so that its error is reported. Other files may have any format.
    return /"cases"\s*:/.test(text);
  }
}
