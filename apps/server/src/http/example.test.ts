import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { TestServer, type Visitor } from '../testing/testServer.ts';

const BOT = fileURLToPath(new URL('../../examples/http-bot/bot.mjs', import.meta.url));
const OPEN = { kind: 'open' } as const;
const run = promisify(execFile);
let server: TestServer;
let ann: Visitor;
let bob: Visitor;

beforeAll(async () => {
  server = await TestServer.start();
  [ann, bob] = await Promise.all([server.guest(), server.guest()]);
});

afterAll(() => server.close());

/** Runs the example program for a person; returns its output. */
async function bot(owner: Visitor, table: string, ...seat: string[]): Promise<string> {
  const { token } = await owner.ask<{ token: string }>('POST', '/api/tokens', { name: 'example', scopes: ['play'] });
  const settings = { env: { TESSERA_TOKEN: token }, timeout: 100_000 };
  const { stdout } = await run(process.execPath, [BOT, server.url, table, ...seat], settings);
  return stdout;
}

test.each(['gomoku', 'liars-dice'])(
  'the example program plays %s to the end against another instance',
  async (game) => {
    const { id, code } = await ann.create({ game, seats: [{ kind: 'me' }, OPEN] });
    const outputs = await Promise.all([bot(ann, id), bot(bob, `${code.slice(0, 3)}-${code.slice(3)}`, '1')]);
    const info = await ann.info(id);
    expect(info).toMatchObject({ status: 'over', ending: { by: 'rules' } });
    for (const text of outputs) expect(text).toContain(`over: ${JSON.stringify(info.ending)}`);
    expect(outputs.join('').match(/^\d+: /gm)).toHaveLength(info.seq);
    const { text } = await bob.ask<{ text: string }>('GET', `/api/matches/${id}/replay`);
    const file = await fetch(`${server.url}/api/matches/${id}/replay?as=file`);
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="tessera-${id}.json"`);
    expect(await file.text()).toBe(text);
  },
);

it('the example program takes the first open seat, and reports when there is none', async () => {
  const { id } = await ann.create({ game: 'gomoku', seats: [OPEN, { kind: 'bot', level: 'easy' }] });
  expect(await bot(bob, id)).toContain('over: ');
  await expect(bot(ann, id)).rejects.toThrow('No seat is open');
  const next = await ann.create({ game: 'gomoku', seats: [OPEN, OPEN] });
  await expect(bot(ann, next.id, '7')).rejects.toThrow('no-such-seat');
});
