import type * as z from 'zod';
import { ApiError, problemOf, unreachable } from './problem.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Header that another site cannot send without a CORS preflight. Together with the same-site cookie it blocks forged
 * requests.
 */
const OWN_REQUEST = { 'x-tessera': '1' } as const;

/** Sends a request and parses the response with its schema. Throws only `ApiError`. */
export async function request<T>(method: Method, path: string, answer: z.ZodType<T>, body?: unknown): Promise<T> {
  const json = await exchange(method, path, body);
  const parsed = answer.safeParse(json);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const place = issue?.path.join('.') ?? '';
  const detail = `The answer of ${path} does not match its schema: ${issue?.message ?? ''} at ${place}`;
  throw new ApiError({ code: 'unreadable-answer', status: 200, detail, params: { path, place } });
}

/** Sends a request whose response has no body. */
export async function requestWithoutAnswer(method: Method, path: string, body?: unknown): Promise<void> {
  await exchange(method, path, body);
}

async function exchange(method: Method, path: string, body: unknown): Promise<unknown> {
  const response = await send(method, path, body);
  const text = await response.text().catch((cause: unknown) => {
    throw unreachable(cause);
  });
  const json = parse(text);
  if (!response.ok) throw problemOf(response.status, json);
  return json;
}

async function send(method: Method, path: string, body: unknown): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json', ...(method !== 'GET' && OWN_REQUEST) };
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    return await fetch(`/api${path}`, {
      method,
      headers,
      credentials: 'same-origin',
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch (cause) {
    throw unreachable(cause);
  }
}

function parse(text: string): unknown {
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    // Not JSON: the schema of the caller rejects `undefined`.
    return undefined;
  }
}
