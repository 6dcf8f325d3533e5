// Checks that are too slow for every change: `node games/gloomhaven/test/long.mjs [--matches 200]`. Needs a build.
// Every scenario with one to five heroes ends. With four heroes of level 1 on scenario 1 the party bot wins at least 60
// in 100 matches, random play fewer than 10.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { matches: { type: 'string', default: '200' } } });
const matches = Number(values.matches);
const script = fileURLToPath(new URL('../scripts/strength.mjs', import.meta.url));
const sweep = fileURLToPath(new URL('../scripts/sweep.mjs', import.meta.url));

const isWhole = spawnSync(process.execPath, [sweep, '--seats', '1,2,3,4,5'], { stdio: 'inherit' }).status === 0;
const isStrong = wonBy('party') >= 0.6 * matches;
const isNoLuck = wonBy('random') < 0.1 * matches;
process.exit(isWhole && isStrong && isNoLuck ? 0 : 1);

function wonBy(bot) {
  const args = [script, '--bot', bot, '--matches', String(matches)];
  const { stdout, status } = spawnSync(process.execPath, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (status !== 0) throw new Error(`${bot} could not play to the end`);
  process.stdout.write(stdout);
  return Number(/: (\d+) of/.exec(stdout)[1]);
}
