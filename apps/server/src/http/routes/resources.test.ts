import { games } from '@tessera/catalog';
import { type GameManifest, type GameResources, resource } from '@tessera/manifest';
import { MatchId } from '@tessera/protocol';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { problem } from '../testing/answers.ts';
import { type AppVisitor, newVisitor, type TestApp, testApp } from '../testing/testApp.ts';

const Diary = z.object({ id: MatchId, title: z.string() });
const address = { params: z.object({ id: MatchId }) };

/** Resources of a fictitious game of diaries: each is a personal match. */
const diaries: GameResources = {
  schemas: { Diary },
  resources: [
    resource({
      method: 'POST',
      path: '/api/diaries',
      name: 'openDiary',
      summary: 'Open a diary',
      tag: 'diaries',
      need: 'host',
      input: { body: z.strictObject({ title: z.string() }) },
      status: 201,
      answer: Diary,
      run: async ({ input: { body }, matches }) => {
        const match = await matches.create(body.title, {});
        return match.ok ? { ok: true, value: { id: match.value.id, title: match.value.title } } : match;
      },
    }),
    resource({
      method: 'GET',
      path: '/api/diaries/:id',
      name: 'getDiary',
      summary: 'A diary, with all diaries of this person',
      tag: 'diaries',
      need: 'read',
      input: address,
      answer: z.object({ mine: z.int(), found: z.boolean() }),
      run: async ({ input: { params }, matches }) => {
        const found = await matches.find(params.id);
        if (!found.ok) return found;
        return { ok: true, value: { mine: (await matches.list()).length, found: found.value !== undefined } };
      },
    }),
    resource({
      method: 'GET',
      path: '/api/diaries/:id/text',
      name: 'readDiary',
      summary: 'A diary as a file',
      tag: 'diaries',
      need: 'read',
      input: address,
      run: async ({ input: { params } }) => ({
        ok: true,
        value: { long: longText(['Dear ', 'diary']), fileOf: params.id },
      }),
    }),
    resource({
      method: 'DELETE',
      path: '/api/diaries/:id',
      name: 'burnDiary',
      summary: 'Burn a diary',
      tag: 'diaries',
      need: 'host',
      input: address,
      run: async () => ({ ok: false, refusal: { code: 'too-wet', params: { seat: 0 } } }),
    }),
  ],
};

function longText(pieces: readonly string[]) {
  async function* text() {
    yield* pieces;
  }
  return { open: async () => ({ ok: true, value: text() }) as const };
}

let here: TestApp;
let ann: AppVisitor;

beforeEach(async () => {
  const [entry] = games;
  if (!entry) throw new Error('The catalogue is empty');
  const manifest: GameManifest = { ...entry.manifest, id: 'diary', resources: async () => diaries };
  const formatter: typeof entry.formatter = (language) => ({
    ...entry.formatter(language),
    refusal: ({ code }) => `The diary says ${code}.`,
  });
  const diary = { ...entry, manifest, formatter };
  const find = (id: string) => (id === 'diary' ? diary : undefined);
  here = await testApp({ games: { list: [diary], find, rules: [], addresses: [] } });
  ann = await newVisitor(here.app);
});

afterEach(() => here.app.close());

it('a game can define resources over the personal matches of the caller', async () => {
  const made = await ann.ask('POST', '/api/diaries', { title: 'Mine' });
  expect([made.statusCode, made.json().title]).toEqual([201, 'Mine']);
  const { id } = made.json();
  expect((await ann.ask('GET', `/api/diaries/${id}`)).json()).toEqual({ mine: 1, found: true });
  const bob = await newVisitor(here.app);
  expect((await bob.ask('GET', `/api/diaries/${id}`)).json()).toMatchObject({ mine: 0 });
});

it('resources do not see a match of another game, nor one with several seats', async () => {
  const other = await ann.ask('POST', '/api/matches', { game: 'other', seats: [{ kind: 'me' }] });
  expect((await ann.ask('GET', `/api/diaries/${other.json().id}`)).json()).toEqual({ mine: 0, found: false });
  const shared = await ann.ask('POST', '/api/matches', { game: 'diary', seats: [{ kind: 'me' }, { kind: 'open' }] });
  expect((await ann.ask('GET', `/api/diaries/${shared.json().id}`)).json()).toEqual({ mine: 0, found: false });
});

it('resources validate requests by the schemas of the game, and require the scope that it names', async () => {
  expect(problem(await ann.ask('POST', '/api/diaries', { title: 7 }))).toEqual([400, 'bad-input']);
  const nobody = await here.app.inject({ method: 'GET', url: '/api/diaries/match0000000' });
  expect(problem(nobody)).toEqual([401, 'not-signed-in']);
});

it('resources can stream a long text as a file', async () => {
  const made = await ann.ask('POST', '/api/diaries', { title: 'Long' });
  const text = await ann.ask('GET', `/api/diaries/${made.json().id}/text`);
  expect(text.body).toBe('Dear diary');
  expect(text.headers['content-disposition']).toContain('attachment');
});

it("refusals of a game's rules have the texts of the game", async () => {
  const made = await ann.ask('POST', '/api/diaries', { title: 'Wet' });
  const refused = await ann.ask('DELETE', `/api/diaries/${made.json().id}`);
  expect(refused.json()).toMatchObject({ status: 409, code: 'too-wet', detail: 'The diary says too-wet.' });
});

it('resources are part of the API description', async () => {
  const api = (await here.app.inject('/api/openapi.json')).json();
  expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(['/api/diaries', '/api/diaries/{id}']));
  expect(api.components.schemas.Diary).toMatchObject({ type: 'object' });
});
