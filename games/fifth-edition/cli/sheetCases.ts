import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import {
  type Comparison,
  caseRecord,
  compareCase,
  type Edition,
  type Rulebook,
  type SheetCase,
  SheetCases,
} from '@tessera/fifth-edition';
import { findingsOf, formatPath } from '@tessera/rules';
import { FindingError, filesAt, readText, UsageError, workspaceRoot } from '@tessera/terminal';
import { jsonOf, rulebookWith } from './character.ts';

/** A case with its result. */
export interface ComparedCase {
  readonly file: string;
  readonly id: string;
  readonly title: string;
  readonly edition: Edition;
  readonly comparison: Comparison;
}

/** Returns the files of expected sheets for the operands; by default those of the workspace. */
export function caseFilesOf(operands: readonly string[], cwd: string): readonly string[] {
  if (operands.length > 0) return filesAt(operands, '.json', cwd);
  const root = workspaceRoot();
  const folder = root && join(root, 'games/fifth-edition/cases');
  if (folder === undefined || !existsSync(folder))
    throw new UsageError('not-in-workspace', 'The expected sheets live in the workspace; name files of your own here.');
  const found = filesAt([relative(cwd, folder) || '.'], '.json', cwd);
  return found.filter((file) => holdsSheets(readText(file, cwd)));
}

/** Compares every case of a file. Each content is loaded once. */
export async function compareFile(file: string, tolerance: number, cwd: string): Promise<ComparedCase[]> {
  const sheets = readCases(file, cwd);
  const books = new Map<string, Promise<Rulebook>>();
  const bookFor = (edition: Edition, packs: readonly string[]) => {
    const folders = packs.map((pack) => relative(cwd, resolve(cwd, dirname(file), pack)));
    const key = [edition, ...folders].join(' ');
    const known = books.get(key) ?? rulebookWith(edition, folders, cwd);
    books.set(key, known);
    return known;
  };
  const compared: ComparedCase[] = [];
  for (const sheet of sheets) {
    const record = recordOf(file, sheet, sheets);
    const comparison = compareCase(sheet, record, await bookFor(record.edition, sheet.packs ?? []), tolerance);
    compared.push({ file, id: sheet.id, title: sheet.title, edition: record.edition, comparison });
  }
  return compared;
}

function readCases(file: string, cwd: string): readonly SheetCase[] {
  const json = jsonOf(file, readText(file, cwd));
  const parsed = SheetCases.safeParse(json);
  if (parsed.success) return parsed.data.sheets;
  const [finding] = findingsOf(parsed.error, json);
  const place = formatPath(finding?.path ?? []) || 'the whole file';
  throw new FindingError('bad-file', `${file} holds no expected sheets: ${finding?.message} (${place})`);
}

function recordOf(file: string, sheet: SheetCase, others: readonly SheetCase[]) {
  try {
    return caseRecord(sheet, others);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new FindingError('bad-file', `${file}: case ${sheet.id} gives no character: ${why}`, { cause });
  }
}

function holdsSheets(text: string): boolean {
  return /"sheets"\s*:/.test(text);
}
