import { expect, it } from 'vitest';
import * as z from 'zod';
import { Guest, must } from './support/guest.ts';
import { Random } from './support/random.ts';
import { ServerProcess } from './support/serverProcess.ts';

// A character is written and shortened again and again, and the server is killed at any moment of it. What was acknowledged is there once,
// under its number, and nothing is reported as damage: also of entries that only a journal held when their log was rewritten.

const ERROR_LEVEL = 50;
const LogLine = z.object({ level: z.number() });
const ROUNDS = process.env.LONG_TESTS ? 30 : 4;
const ACTIONS = 5;
/** The longest wait before a kill: a rewrite takes a few milliseconds, and journals are cleared after 50. */
const LATEST_KILL_MS = 60;
/** The first four rounds kill the server late and early during a rewrite, after one, and after one with a later action. */
const SEED = 6;

it('keeps every acknowledged action of a match that is shortened, when the server is killed', async () => {
  const dice = new Random(SEED);
  const server = await ServerProcess.start({ TESSERA_GAMES: 'fifth-edition' });
  try {
    const guest = await Guest.visit(server.url);
    const { id } = await guest.match('POST', '/api/matches', { game: 'fifth-edition', seats: [{ kind: 'me' }] });
    const acknowledged: string[] = [];
    let shortened = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const socket = await guest.connect();
      const name = (seq: number) => ({ type: 'name', name: `Mira ${round} ${seq}` });
      for (let i = 0; i < ACTIONS; i++) {
        const seq = acknowledged.length;
        const actionId = `action-${seq}-of-it`;
        await must(socket, 'act', { match: id, seq, actionId, action: name(seq) });
        acknowledged.push(actionId);
      }
      const last = `Mira ${round} ${acknowledged.length - 1}`;
      const answer = guest.send('POST', `/api/matches/${id}/shorten`).catch(() => undefined);
      const early = dice.below(2) === 0;
      if (early) await new Promise((resolve) => setTimeout(resolve, dice.below(LATEST_KILL_MS)));
      else expect((await answer)?.status).toBe(200);
      if (!early) shortened++;
      if (!early && dice.below(2) === 0) {
        const seq = acknowledged.length;
        await must(socket, 'act', {
          match: id,
          seq,
          actionId: `action-${seq}-of-it`,
          action: { type: 'name', name: last },
        });
        acknowledged.push(`action-${seq}-of-it`);
      }
      await server.kill();
      await answer;
      socket.close();
      server.lines.length = 0;
      await server.resume();
      guest.moveTo(server.url);
      expect((await guest.send('GET', `/api/characters/${id}`)).text).toContain(last);
      const again = await guest.connect();
      // A retry of each action ever acknowledged is answered with its number and adds nothing.
      for (const [seq, actionId] of acknowledged.entries()) {
        const retried = await must(again, 'act', { match: id, seq, actionId, action: { type: 'name', name: 'twice' } });
        expect(retried).toMatchObject({ seq: seq + 1 });
      }
      again.close();
      const { seq, status } = await guest.match('GET', `/api/matches/${id}`);
      expect({ seq, status }).toEqual({ seq: acknowledged.length, status: 'playing' });
      const errors = server.lines.filter((line) => (LogLine.safeParse(jsonOf(line)).data?.level ?? 0) >= ERROR_LEVEL);
      expect(errors).toEqual([]);
    }
    expect(shortened).toBeGreaterThan(0);
  } finally {
    await server.stop();
  }
}, 600_000);

function jsonOf(line: string): unknown {
  return line.startsWith('{') ? JSON.parse(line) : undefined;
}
