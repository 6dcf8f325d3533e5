import { PACK_LIMITS } from '@tessera/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { parseAnswer, problem } from '../src/http/testing/answers.ts';
import {
  type AppVisitor,
  NO_CAPS,
  newProgram,
  newVisitor,
  type TestApp,
  testApp,
} from '../src/http/testing/testApp.ts';
import { RateLimits } from '../src/limits/limits.ts';

// The part of packs that is used here; the game defines the rest.
const PackInfo = z.looseObject({ id: z.string(), version: z.string(), name: z.string(), savedAt: z.number() });
const PackBody = z.looseObject({});

const PACK = {
  name: 'House rules',
  editions: ['2014', '2024'],
  files: [{ pack: 'house', path: 'pack.json', text: '{"id":"house"}' }],
};

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  here = await testApp({
    limits: new RateLimits(Number.POSITIVE_INFINITY),
    config: { origins: [], trustProxy: false, requestTimeoutMs: 60_000, caps: NO_CAPS },
  });
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

it('stores a pack, lists it without its files and returns it unchanged', async () => {
  const kept = parseAnswer(await ann.ask('PUT', '/api/packs/house/1.0.0', PACK), PackInfo);
  expect(kept).toMatchObject({ id: 'house', version: '1.0.0', name: 'House rules', savedAt: here.clock.now });
  expect(parseAnswer(await ann.ask('GET', '/api/packs'), z.array(PackInfo))).toEqual([kept]);
  expect(parseAnswer(await ann.ask('GET', '/api/packs/house/1.0.0'), PackBody)).toEqual(PACK);
});

it('replaces a version with itself and keeps other versions', async () => {
  await ann.ask('PUT', '/api/packs/house/1.0.0', PACK);
  await ann.ask('PUT', '/api/packs/house/1.0.0', { ...PACK, name: 'Mended' });
  await ann.ask('PUT', '/api/packs/house/1.1.0', PACK);
  const names = parseAnswer(await ann.ask('GET', '/api/packs'), z.array(PackInfo)).map(({ version, name }) => [
    version,
    name,
  ]);
  expect(names).toEqual([
    ['1.0.0', 'Mended'],
    ['1.1.0', 'House rules'],
  ]);
});

it('removes a pack once', async () => {
  await ann.ask('PUT', '/api/packs/house/1.0.0', PACK);
  expect((await ann.ask('DELETE', '/api/packs/house/1.0.0')).statusCode).toBe(204);
  expect(problem(await ann.ask('DELETE', '/api/packs/house/1.0.0'))).toEqual([404, 'no-such-pack']);
  expect(problem(await ann.ask('GET', '/api/packs/house/1.0.0'))).toEqual([404, 'no-such-pack']);
});

it('a pack is visible to its owner only', async () => {
  await ann.ask('PUT', '/api/packs/house/1.0.0', PACK);
  const bob = await newVisitor(here.app);
  expect(parseAnswer(await bob.ask('GET', '/api/packs'), z.array(PackInfo))).toEqual([]);
  expect(problem(await bob.ask('GET', '/api/packs/house/1.0.0'))).toEqual([404, 'no-such-pack']);
  expect(problem(await bob.ask('DELETE', '/api/packs/house/1.0.0'))).toEqual([404, 'no-such-pack']);
  expect((await here.app.inject('/api/packs')).statusCode).toBe(401);
  const reader = await newProgram(here.app, ann, ['read']);
  expect((await reader.ask('GET', '/api/packs/house/1.0.0')).statusCode).toBe(200);
  expect(problem(await reader.ask('DELETE', '/api/packs/house/1.0.0'))).toEqual([403, 'wrong-scope']);
});

it('refuses a pack that is too large, one too many, or not a pack at all', async () => {
  const weighing = (bytes: number) => ({
    ...PACK,
    files: [{ pack: 'house', path: 'x.json', text: 'x'.repeat(bytes) }],
  });
  const put = (bytes: number) => ann.ask('PUT', '/api/packs/house/1.0.0', weighing(bytes));
  expect(problem(await put(PACK_LIMITS.bytes))).toEqual([413, 'pack-too-large']);
  expect(problem(await put(4 * PACK_LIMITS.bytes))).toEqual([413, 'too-large']);
  expect(problem(await ann.ask('PUT', '/api/packs/house/1.0.0', { ...PACK, files: [] }))).toEqual([400, 'bad-input']);
  expect(problem(await ann.ask('PUT', '/api/packs/House!/1.0.0', PACK))).toEqual([400, 'bad-input']);
  for (let i = 0; i < PACK_LIMITS.packs; i++) {
    expect((await ann.ask('PUT', `/api/packs/house/1.0.${i}`, PACK)).statusCode).toBe(200);
  }
  expect(problem(await ann.ask('PUT', '/api/packs/house/2.0.0', PACK))).toEqual([409, 'too-many-packs']);
  expect((await ann.ask('PUT', '/api/packs/house/1.0.0', PACK)).statusCode).toBe(200);
});
