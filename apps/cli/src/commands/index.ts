import type { Command } from '../command.ts';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { cases } from './cases.ts';
import { coverage } from './coverage.ts';
import { games } from './games.ts';
import { generateEffect } from './generateEffect.ts';
import { matchesCheck } from './matchesCheck.ts';
import { matchesLift } from './matchesLift.ts';
import { matchesList } from './matchesList.ts';
import { matchesMigrate } from './matchesMigrate.ts';
import { newGame } from './newGame.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { playthroughCheck } from './playthroughCheck.ts';
import { playthroughRecord } from './playthroughRecord.ts';
import { replayShow } from './replayShow.ts';
import { replayVerify } from './replayVerify.ts';
import { restore } from './restore.ts';
import { sheet } from './sheet.ts';
import { sheetCompare } from './sheetCompare.ts';
import { sheetDiff } from './sheetDiff.ts';
import { sheetNew } from './sheetNew.ts';
import { sim } from './sim.ts';
import { validateContent } from './validateContent.ts';

/** Every command, in the order of the help page. */
export const COMMANDS: readonly Command[] = [
  games,
  play,
  sim,
  perft,
  cases,
  playthroughCheck,
  playthroughRecord,
  newGame,
  replayVerify,
  replayShow,
  sheet,
  sheetNew,
  sheetDiff,
  sheetCompare,
  validateContent,
  coverage,
  generateEffect,
  matchesList,
  matchesCheck,
  matchesLift,
  matchesMigrate,
  backup,
  restore,
  bench,
];
