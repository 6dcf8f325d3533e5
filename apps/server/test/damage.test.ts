import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { nonEmpty } from '@tessera/testkit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { type Damage, flip, randomDamage, remove, targetedDamages, truncate } from './support/damage.ts';
import { Guest } from './support/guest.ts';
import { type Losses, lossesOf, REFUSALS } from './support/losses.ts';
import { MarkedMatch } from './support/markedMatch.ts';
import { Random } from './support/random.ts';
import { ServerProcess } from './support/serverProcess.ts';

const RANDOM = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.env.TESSERA_TEST_DAMAGES ?? 3);
const IS_LONG = RANDOM > 3;
const MATCHES = IS_LONG ? 20 : 6;
const MARKS = 10;
const SEED = 33;
const SETTINGS = { TESSERA_GAMES: 'gomoku' };
/** Offset in the page checksums of the flag for a running checkpoint. */
const CHECKPOINT_STATE_AT = 8;

let template: string;
let people: readonly [Guest, Guest];
let matches: MarkedMatch[];

beforeAll(async () => {
  const server = await ServerProcess.start(SETTINGS);
  try {
    people = [await Guest.visit(server.url), await Guest.visit(server.url)];
    matches = [];
    for (let i = 0; i < MATCHES; i++) matches.push(await MarkedMatch.begin(people, `m${i}`));
    const sockets = await Promise.all(people.map((person) => person.connect()));
    for (const match of matches) {
      await match.resume(sockets);
      for (let i = 0; i < MARKS; i++) await match.playOne();
    }
    while (!(await holds(server.dataDir, matches.at(-1)?.id ?? ''))) await pause(50);
    // Killed during play, so that journals contain entries that the database does not.
    const playing = matches.map((match) => match.playUntilCut());
    await matches[0]?.hasPlayed(MARKS + 3);
    await server.kill();
    await Promise.all(playing);
    template = await mkdtemp(join(tmpdir(), 'tessera-damage-'));
    await cp(server.dataDir, template, { recursive: true, filter: (path) => !path.endsWith('.sock') });
  } finally {
    await server.stop();
  }
}, 600_000);

afterAll(async () => {
  await rm(template, { recursive: true, force: true });
});

/** Whether a checkpoint has moved a match into the database file. */
async function holds(folder: string, id: string): Promise<boolean> {
  const [database, sums] = await Promise.all(['', '-sums'].map((end) => readFile(join(folder, `tessera.db${end}`))));
  return database?.includes(id) === true && sums?.[CHECKPOINT_STATE_AT] === 0;
}

/** Result of a start on a damaged copy of the data folder. */
interface Outcome extends Losses {
  readonly damage: string;
  readonly refusal?: string;
}

async function outcomeOf(damage: Damage): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'tessera-damaged-'));
  try {
    await cp(template, folder, { recursive: true });
    damage.inflict(folder);
    const server = await ServerProcess.on(folder, SETTINGS).catch((error: Error) => error);
    if (server instanceof Error) return { damage: damage.name, silent: [], named: [], refusal: server.message };
    try {
      return { damage: damage.name, ...(await lossesOf(server, matches, people)) };
    } finally {
      await server.kill();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function expectNothingSilent({ damage, silent, refusal }: Outcome): void {
  expect({ damage, silent }).toEqual({ damage, silent: [] });
  if (refusal !== undefined) expect(refusal).toMatch(REFUSALS);
}

test.each([
  remove('tessera.db-wal'),
  flip('tessera.db-wal', 0),
  flip('tessera.db-wal', 0.3),
  truncate('tessera.db-wal', 0.6),
])('a server restores all matches from its redo log after $name', async (damage) => {
  expect(await outcomeOf(damage)).toEqual({ damage: damage.name, silent: [], named: [] });
});

test(
  `a server names everything that ${RANDOM} random and ${IS_LONG ? 'all' : 'no'} targeted damages destroy`,
  async () => {
    const random = new Random(SEED);
    const damages = Array.from({ length: RANDOM }, () => randomDamage(template, random));
    const outcomes: Outcome[] = [];
    for (const damage of [...(IS_LONG ? targetedDamages(template) : []), ...damages]) {
      const outcome = await outcomeOf(damage);
      outcomes.push(outcome);
      if (IS_LONG) console.log(lineOf(outcome));
    }
    for (const outcome of nonEmpty(outcomes)) expectNothingSilent(outcome);
  },
  IS_LONG ? 3_600_000 : 600_000,
);

function lineOf({ damage, silent, named, refusal }: Outcome): string {
  const start = refusal === undefined ? 'started' : `refused: ${refusal.split('\n').at(-1)}`;
  return `${damage}: ${start}, ${named.length} matches named, ${silent.length} silent`;
}
