import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { type TestApp, testApp } from './testing/testApp.ts';

const BROWSER = { accept: 'text/html' };
let folder: string;
let here: TestApp;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tessera-docs-'));
  await mkdir(join(folder, 'guides'));
  await writeFile(join(folder, 'index.html'), 'the first page');
  await writeFile(join(folder, 'guides', 'write-a-game.html'), 'a guide');
  await writeFile(join(folder, 'style.css'), 'a {}');
  here = await testApp({ documentsRoot: folder });
});

afterEach(async () => {
  await here.app.close();
  await rm(folder, { recursive: true });
});

test.each([
  ['/docs/', 'the first page', 'text/html; charset=utf-8'],
  ['/docs/guides/write-a-game', 'a guide', 'text/html; charset=utf-8'],
  ['/docs/style.css', 'a {}', 'text/css; charset=utf-8'],
])('%s is served with the security policy of all pages', async (url, text, type) => {
  const { statusCode, body, headers } = await here.app.inject({ url, headers: BROWSER });
  expect([statusCode, body, headers['content-type']]).toEqual([200, text, type]);
  expect(headers['content-security-policy']).toContain("script-src 'self'");
  expect(headers['cache-control']).toBe('no-cache');
});

it('/docs redirects to the first page', async () => {
  const { statusCode, headers } = await here.app.inject('/docs');
  expect([statusCode, headers.location]).toEqual([302, '/docs/']);
});

test.each(['/docs/gone', '/docs/../package.json', '/docs/%2e%2e%2fpackage.json'])('%s is not found', async (url) => {
  const { statusCode, headers } = await here.app.inject({ url, headers: BROWSER });
  expect([statusCode, headers['content-type']]).toEqual([404, 'application/problem+json; charset=utf-8']);
});

it('the documents do not shadow the description of the API', async () => {
  expect((await here.app.inject('/api/docs')).statusCode).toBe(200);
});

it('/docs answers 404 when no documents were built', async () => {
  const bare = await testApp({});
  const { statusCode } = await bare.app.inject({ url: '/docs/', headers: BROWSER });
  expect(statusCode).toBe(404);
  await bare.app.close();
});
