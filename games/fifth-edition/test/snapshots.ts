import { readFileSync } from 'node:fs';
import { type CharacterRecord, caseRecord, type SheetCase, SheetCases } from '../src/index.ts';

/** A file of characters with what their sheets must say. */
export function sheetCases(name: string): readonly SheetCase[] {
  const text = readFileSync(new URL(`../cases/${name}`, import.meta.url), 'utf8');
  return SheetCases.parse(JSON.parse(text)).sheets;
}

const sheets = sheetCases('expected-sheets.json');

/** The inputs of the expected sheets, a new record each time. */
export const SNAPSHOTS: Readonly<Record<string, () => CharacterRecord>> = Object.fromEntries(
  sheets.map((sheet) => [sheet.id, () => caseRecord(sheet, sheets)]),
);
