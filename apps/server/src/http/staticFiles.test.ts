import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type TestApp, testApp } from './testing/testApp.ts';

const PAGE = '<!doctype html><title>Tessera</title>';
const BROWSER = { accept: 'text/html,application/xhtml+xml' };
let folder: string;
let here: TestApp;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-web-'));
  await mkdir(join(folder, 'client', 'assets'), { recursive: true });
  const files = { 'index.html': PAGE, 'sw.js': '//', 'assets/app-abc123.js': 'let a', '../secret.key': 'hush' };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, 'client', name), content);
  await writeFile(join(folder, 'client', 'assets', 'app-abc123.js.br'), brotliCompressSync('let a'));
  here = await testApp({ staticRoot: join(folder, 'client') });
});

afterEach(async () => {
  await here.app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/match/abc', '/replay/x?step=3', '/apis'])(
  '%s serves the page, with revalidation each time',
  async (url) => {
    const { statusCode, body, headers } = await here.app.inject({ url, headers: BROWSER });
    expect([statusCode, body]).toEqual([200, PAGE]);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
  },
);

it('files with a hash in their name are cached for a year', async () => {
  const { body, headers } = await here.app.inject('/assets/app-abc123.js');
  expect(body).toBe('let a');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('precompressed files are sent as they are', async () => {
  const { headers } = await here.app.inject({
    url: '/assets/app-abc123.js',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(headers['content-encoding']).toBe('br');
  expect(headers['content-type']).toContain('javascript');
});

it('the service worker may control the whole site, with revalidation each time', async () => {
  const { headers } = await here.app.inject('/sw.js');
  expect(headers).toMatchObject({ 'service-worker-allowed': '/', 'cache-control': 'no-cache' });
});

test.each(['/assets/gone.js', '/api/gone', '/metrics/gone', '/socket.io/gone'])('%s is not found', async (url) => {
  const { statusCode, headers } = await here.app.inject({ url, headers: BROWSER });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
});

test.each(['/../secret.key', '/%2e%2e/secret.key', '/..%2fsecret.key', '/assets/..%5c..%5csecret.key', '/%00'])(
  '%s does not reach a file outside of the folder',
  async (url) => {
    const { statusCode, body } = await here.app.inject(url);
    expect(body).not.toContain('hush');
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(statusCode).toBeLessThan(500);
  },
);
