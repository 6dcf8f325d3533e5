import { expect, it } from 'vitest';
import * as z from 'zod';
import { Guest, must } from './support/guest.ts';
import { ServerProcess } from './support/serverProcess.ts';

const ERROR_LEVEL = 50;
const LogLine = z.object({ level: z.number() });

it('keeps an erased match erased when the server is killed right after, and reports no damage', async () => {
  const server = await ServerProcess.start({ TESSERA_GAMES: 'fifth-edition' });
  try {
    const guest = await Guest.visit(server.url);
    const socket = await guest.connect();
    const ids: string[] = [];
    for (let i = 0; i < 2; i++) {
      const { id } = await guest.match('POST', '/api/matches', { game: 'fifth-edition', seats: [{ kind: 'me' }] });
      for (let seq = 0; seq < 3; seq++) {
        const action = { type: 'name', name: `Mira ${seq}` };
        await must(socket, 'act', { match: id, seq, actionId: `action-${i}-${seq}`, action });
      }
      ids.push(id);
    }
    const [erased, kept] = ids as [string, string];
    expect((await guest.send('DELETE', `/api/characters/${erased}`)).status).toBe(204);
    await server.kill();
    socket.close();
    server.lines.length = 0;
    await server.resume();
    guest.moveTo(server.url);
    expect((await guest.send('GET', `/api/matches/${erased}`)).status).toBe(404);
    expect((await guest.send('GET', `/api/characters/${kept}`)).text).toContain('Mira 2');
    const errors = server.lines.filter((line) => (LogLine.safeParse(jsonOf(line)).data?.level ?? 0) >= ERROR_LEVEL);
    expect(errors).toEqual([]);
  } finally {
    await server.stop();
  }
}, 300_000);

function jsonOf(line: string): unknown {
  return line.startsWith('{') ? JSON.parse(line) : undefined;
}
