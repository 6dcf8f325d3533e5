import type { Command } from '@tessera/terminal';
import { coverage } from './commands/coverage.ts';
import { generateEffect } from './commands/generateEffect.ts';
import { sheet } from './commands/sheet.ts';
import { sheetCompare } from './commands/sheetCompare.ts';
import { sheetDiff } from './commands/sheetDiff.ts';
import { sheetNew } from './commands/sheetNew.ts';

/** Commands of `tessera` for characters and their content. */
export const commands: readonly Command[] = [sheet, sheetNew, sheetDiff, sheetCompare, coverage, generateEffect];
