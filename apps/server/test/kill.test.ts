import { expect, test } from 'vitest';
import * as z from 'zod';
import { Guest } from './support/guest.ts';
import { MarkedMatch } from './support/markedMatch.ts';
import { Random } from './support/random.ts';
import { ServerProcess } from './support/serverProcess.ts';

const KILLS = z.coerce
  .number()
  .int()
  .min(1)
  .parse(process.env.TESSERA_TEST_KILLS ?? 2);
const MATCHES = KILLS > 2 ? 50 : 20;
const SECONDS_PER_KILL = 120;

test(
  `an acknowledged action survives ${KILLS} kills of the server, and none is done twice`,
  async () => {
    const random = new Random(4);
    const server = await ServerProcess.start({ TESSERA_GAMES: 'gomoku' });
    try {
      const people = [await Guest.visit(server.url), await Guest.visit(server.url)] as const;
      const matches: MarkedMatch[] = [];
      for (let i = 0; i < MATCHES; i++) matches.push(await MarkedMatch.begin(people, `m${i}`));
      let acknowledged = 0;
      for (let kill = 0; kill < KILLS; kill++) {
        const sockets = await Promise.all(people.map((person) => person.connect()));
        await Promise.all(matches.map((match) => match.resume(sockets)));
        const playing = matches.map((match) => match.playUntilCut());
        const isPlayed = () => count(matches) > acknowledged;
        while (!isPlayed()) await new Promise((resolve) => setTimeout(resolve, 5));
        await new Promise((resolve) => setTimeout(resolve, random.below(600)));
        await server.kill();
        await Promise.all(playing);
        await server.resume();
        for (const person of people) person.moveTo(server.url);
        expect(count(matches), 'something was played between two kills').toBeGreaterThan(acknowledged);
        acknowledged = count(matches);
      }
      const sockets = await Promise.all(people.map((person) => person.connect()));
      await Promise.all(matches.map((match) => match.resume(sockets)));
      for (const match of matches) await match.playOne();
      for (const socket of sockets) socket.close();
      console.log(`${KILLS} kills, ${MATCHES} matches, ${acknowledged} acknowledged actions, all there`);
    } catch (error) {
      console.error(server.lines.join('\n'));
      throw error;
    } finally {
      await server.stop();
    }
  },
  (KILLS + 1) * SECONDS_PER_KILL * 1000,
);

/** Returns the number of acknowledged actions. */
function count(matches: readonly MarkedMatch[]): number {
  return matches.reduce((sum, { acknowledged: { length } }) => sum + length, 0);
}
