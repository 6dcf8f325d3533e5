import { readFileSync } from 'node:fs';
import { type CharacterRecord, caseRecord, type SheetCase, SheetCases } from '../src/index.ts';

/** Reads a file of characters with their expected sheets. */
export function sheetCases(name: string): readonly SheetCase[] {
  const text = readFileSync(new URL(`../cases/sheets/${name}`, import.meta.url), 'utf8');
  return SheetCases.parse(JSON.parse(text)).sheets;
}

const sheets = sheetCases('expected-sheets.json');

/** Characters of the expected sheets; each call creates a new record. */
export const SNAPSHOTS: Readonly<Record<string, () => CharacterRecord>> = Object.fromEntries(
  sheets.map((sheet) => [sheet.id, () => caseRecord(sheet, sheets)]),
);
