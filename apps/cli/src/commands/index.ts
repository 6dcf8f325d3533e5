import { manifests } from '@tessera/catalog';
import { byTopic, type Command } from '@tessera/terminal';
import { backup } from './backup.ts';
import { bench } from './bench.ts';
import { cases } from './cases.ts';
import { games } from './games.ts';
import { matchesCheck } from './matchesCheck.ts';
import { matchesLift } from './matchesLift.ts';
import { matchesList } from './matchesList.ts';
import { matchesMigrate } from './matchesMigrate.ts';
import { newGame } from './newGame.ts';
import { peopleDelete } from './peopleDelete.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { playthroughCheck } from './playthroughCheck.ts';
import { playthroughRecord } from './playthroughRecord.ts';
import { replayShow } from './replayShow.ts';
import { replayVerify } from './replayVerify.ts';
import { restore } from './restore.ts';
import { rules } from './rules.ts';
import { sim } from './sim.ts';
import { validateContent } from './validateContent.ts';
import { worker } from './worker.ts';

const own: readonly Command[] = [
  games,
  play,
  rules,
  sim,
  perft,
  cases,
  playthroughCheck,
  playthroughRecord,
  newGame,
  replayVerify,
  replayShow,
  validateContent,
  matchesList,
  matchesCheck,
  matchesLift,
  matchesMigrate,
  peopleDelete,
  backup,
  restore,
  worker,
  bench,
];

const ofGames = await Promise.all(manifests.map(async (manifest) => (await manifest.commands?.()) ?? []));

/** All commands, including those of games, in the order of the help page. */
export const COMMANDS: readonly Command[] = byTopic([...own, ...ofGames.flat()]);
