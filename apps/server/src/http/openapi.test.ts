import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { type TestApp, testApp } from './testing/testApp.ts';

const Operation = z.object({
  operationId: z.string(),
  summary: z.string().min(1),
  tags: z.array(z.string()).length(1),
  security: z.array(z.record(z.string(), z.array(z.string()))).min(1),
  parameters: z.array(
    z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean(), schema: z.object({}).loose() }),
  ),
  requestBody: z.object({ required: z.literal(true), content: z.record(z.string(), z.json()) }).optional(),
  responses: z.record(z.string(), z.json()),
});
const Description = z.object({
  openapi: z.literal('3.1.0'),
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(z.enum(['get', 'post', 'put', 'patch', 'delete']), Operation),
  ),
  components: z.object({ schemas: z.record(z.string(), z.json()) }).loose(),
});

let here: TestApp;
let document: unknown;
let description: z.infer<typeof Description>;

beforeEach(async () => {
  here = await testApp();
  document = (await here.app.inject('/api/openapi.json')).json();
  description = Description.parse(document);
});

afterEach(() => here.app.close());

it('the API description lists every path of the API', () => {
  const paths = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(paths.toSorted()).toEqual(
    [
      'GET /api/games',
      'GET /api/games/{id}',
      'GET /api/games/{id}/loading',
      'GET /api/me',
      'GET /api/me/mail',
      'PUT /api/me/mail',
      'POST /api/me/mail/confirm',
      'DELETE /api/me/mail',
      'POST /api/mail/stop',
      'PATCH /api/me',
      'POST /api/me/register',
      'PUT /api/me/password',
      'POST /api/session',
      'DELETE /api/session',
      'GET /api/sessions',
      'DELETE /api/me/ignored/{id}',
      'GET /api/me/ignored',
      'PUT /api/me/ignored/{id}',
      'PUT /api/matches/{id}/muted/{player}',
      'PUT /api/matches/{id}/ready',
      'DELETE /api/sessions',
      'GET /api/me/passkeys',
      'POST /api/me/passkeys',
      'POST /api/me/passkeys/options',
      'DELETE /api/me/passkeys/{id}',
      'POST /api/session/passkey',
      'POST /api/session/passkey/options',
      'DELETE /api/sessions/{id}',
      'GET /api/tokens',
      'POST /api/tokens',
      'DELETE /api/tokens/{id}',
      'GET /api/matches',
      'POST /api/matches',
      'GET /api/matches/{id}',
      'GET /api/codes/{code}',
      'PUT /api/matches/{id}/seats/{seat}',
      'POST /api/matches/{id}/start',
      'POST /api/matches/{id}/concede',
      'POST /api/matches/{id}/abandon',
      'POST /api/matches/{id}/open',
      'POST /api/matches/{id}/rematch',
      'POST /api/matches/{id}/fork',
      'POST /api/matches/{id}/shorten',
      'PUT /api/matches/{id}/look-link',
      'DELETE /api/matches/{id}/look-link',
      'POST /api/matches/{id}/look-link',
      'GET /api/matches/{id}/replay',
      'POST /api/replays',
      'GET /api/characters',
      'POST /api/characters',
      'GET /api/characters/{id}',
      'DELETE /api/characters/{id}',
      'GET /api/characters/{id}/file',
      'POST /api/characters/file',
      'GET /api/packs',
      'GET /api/packs/{id}/{version}',
      'PUT /api/packs/{id}/{version}',
      'DELETE /api/packs/{id}/{version}',
      'GET /api/matches/{id}/log',
      'GET /api/bot/matches',
      'GET /api/bot/matches/{id}/stream',
      'POST /api/bot/matches/{id}/actions',
      'GET /api/health',
      'GET /api/ready',
    ].toSorted(),
  );
});

it('the API description names each operation once, and each parameter of its path', () => {
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.values(methods).map((operation) => ({ path, ...operation })),
  );
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { path, parameters } of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`);
    expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
  }
});

it('the API description has no dangling references', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(([, target]) => target as string);
  expect(references.length).toBeGreaterThan(50);
  for (const reference of new Set(references)) {
    expect(reference).toMatch(/^#\//);
    const parts = reference.slice(2).split('/');
    const target = parts.reduce<unknown>((at, part) => (at as Record<string, unknown>)[part], document);
    expect(target, reference).toBeTypeOf('object');
  }
});

it('the API description describes bodies and answers', () => {
  const create = description.paths['/api/matches']?.post;
  expect(create).toMatchObject({
    requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewMatchWish' } } } },
    responses: { 201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/MatchInfo' } } } } },
    security: [{ session: [] }, { token: ['host'] }],
  });
  expect(description.paths['/api/matches/{id}/seats/{seat}']?.put?.parameters[1]).toEqual({
    name: 'seat',
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 0, maximum: 15 },
  });
  expect(description.components.schemas.NewMatchWish).toMatchObject({ required: ['game', 'seats'] });
});

it('the API description can be read on a page of the server', async () => {
  const page = await here.app.inject('/api/docs');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const parts = [...page.body.matchAll(/(?:src|href)="(\/api\/[^"]+)"/g)].map(([, url]) => url as string);
  expect(parts).toContain('/api/docs/docs.js');
  for (const url of parts) expect((await here.app.inject(url)).statusCode).toBe(200);
  expect(page.body).not.toMatch(/<script(?![^>]*src=)|style=|\son\w+=/);
});
