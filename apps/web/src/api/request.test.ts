import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { ApiError, isUnreachable } from './problem.ts';
import { request, requestWithoutAnswer } from './request.ts';

const Name = z.object({ name: z.string() });

function answering(body: string, status = 200) {
  const fetching = vi.fn(async (_path: string, _init: object) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

async function errorOf(asked: Promise<unknown>): Promise<unknown> {
  return asked.then(
    () => undefined,
    (error: unknown) => error,
  );
}

afterEach(() => vi.unstubAllGlobals());

describe('request', () => {
  it('parses the response with the given schema', async () => {
    answering('{"name":"Ines","more":1}');
    await expect(request('GET', '/me', Name)).resolves.toEqual({ name: 'Ines' });
  });

  it('sends the x-tessera header and a JSON body when the method changes something', async () => {
    const fetching = answering('{"name":"Ines"}');
    await request('PATCH', '/me', Name, { name: 'Ines' });
    expect(fetching).toHaveBeenCalledWith(
      '/api/me',
      expect.objectContaining({
        method: 'PATCH',
        body: '{"name":"Ines"}',
        headers: expect.objectContaining({ 'x-tessera': '1', 'content-type': 'application/json' }),
      }),
    );
  });

  it('sends no x-tessera header when the method is GET', async () => {
    const fetching = answering('{"name":"Ines"}');
    await request('GET', '/me', Name);
    expect(fetching.mock.calls[0]?.[1]).not.toHaveProperty('headers.x-tessera');
  });

  it('throws an ApiError with the code of the problem response', async () => {
    const problem = {
      type: 'about:blank',
      title: 'No',
      status: 409,
      detail: 'Taken.',
      code: 'taken',
      params: { seat: 1 },
    };
    answering(JSON.stringify(problem), 409);
    expect(await errorOf(requestWithoutAnswer('PUT', '/matches/x/seats/1', { kind: 'me' }))).toMatchObject({
      code: 'taken',
      status: 409,
      message: 'Taken.',
      params: { seat: 1 },
    });
  });

  it('names the failing field when a response does not match its schema', async () => {
    answering('{"name":7}');
    const error = await errorOf(request('GET', '/me', Name));
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ code: 'unreadable-answer', params: { path: '/me', place: 'name' } });
  });

  it.each([
    ['the connection is refused', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')))],
    ['a proxy answers 502', () => answering('Bad gateway', 502)],
  ])('throws an unreachable error when %s', async (_where, arrange) => {
    arrange();
    expect(isUnreachable(await errorOf(request('GET', '/me', Name)))).toBe(true);
  });
});
