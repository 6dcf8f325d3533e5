import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { TestServer } from '../testing/testServer.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const run = promisify(execFile);
const hasCurl = process.platform !== 'win32' && spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('docs/guides/use-the-api.md is not followed: there is no curl or no shell here.');

/** Returns the commands of the guide, block by block: fences without a language. */
async function typed(): Promise<string[]> {
  const guide = await readFile(`${root}docs/guides/use-the-api.md`, 'utf8');
  return [...guide.matchAll(/^```\n(.*?)^```/gms)].map(([, block = '']) => block);
}

test.skipIf(!hasCurl)('the commands of the API guide play a match', async () => {
  const server = await TestServer.start();
  const folder = await mkdtemp(join(tmpdir(), 'tessera-api-guide-'));
  try {
    const [me = '', makeToken = '', keepToken = '', open = '', play = '', ...more] = await typed();
    expect(more).toEqual([]);
    const type = async (block: string, env: Readonly<Record<string, string>> = {}) => {
      const line = block.replaceAll('http://localhost:4600', server.url).replace(/ (apps\/\S+)/g, ` '${root}$1'`);
      const settings = { cwd: folder, env: { PATH: process.env.PATH, ...env }, timeout: 100_000 };
      return (await run('sh', ['-c', line], settings)).stdout;
    };
    expect(JSON.parse(await type(me))).toMatchObject({ guest: true });
    const { token } = z.object({ token: z.string() }).parse(JSON.parse(await type(makeToken)));
    const [, variable = '', form = ''] = /^export (\w+)=(\w+_)/.exec(keepToken) ?? [];
    expect(token.startsWith(form) && form !== '').toBe(true);
    const env = { [variable]: token };
    const { id } = z.object({ id: z.string(), code: z.string() }).parse(JSON.parse(await type(open, env)));
    expect(await type(play.replace('<id>', id), env)).toContain('over: ');
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
});
