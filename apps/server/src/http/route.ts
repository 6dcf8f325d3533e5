import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import type { Caller, Scope } from '../identity/caller.ts';
import type { CostKind, Written } from '../limits/costs.ts';
import { inputProblem } from '../network/inputProblem.ts';
import { type Result, refuse } from '../result.ts';

/** Required authentication: none, a scope (a browser session has all), or a browser session. */
export type RouteAccess = 'nobody' | 'session' | Scope;

/** Schemas of a request; input without a schema is not passed to the route. */
export interface RequestSchemas {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/** A route without its handler and the types of its schemas. */
interface Heading {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** In Fastify's notation: `/api/matches/:id`. */
  readonly path: string;
  /** Name of the operation in the API's description. */
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  /** 201 if a resource is created; without an answer it is 204. */
  readonly status?: 201;
  /** Media type of the answer, unless JSON. */
  readonly answerType?: string;
  /** Cost beyond that of any request. */
  readonly limit?: CostKind;
  readonly bodyLimit?: number;
  /** Whether the body is stored permanently, so that its bytes are charged. */
  readonly keepsBody?: boolean;
  /** Kind of play data that the route stores, whose bytes are charged. */
  readonly writes?: Written;
  /** Whether the body is passed on as unparsed text. */
  readonly rawBody?: boolean;
  /** Whether the route ignores the caller's cookie and token, whose lookup needs the database. */
  readonly ignoresCaller?: boolean;
  /** The game of the route, if it belongs to one. */
  readonly game?: string;
}

interface Definition<S extends RequestSchemas & z.ZodRawShape, A, C extends Caller | undefined> extends Heading {
  readonly input: S;
  /** Schema of the answer; absent if there is none. */
  readonly answer?: z.ZodType<A>;
  run(asked: RouteCall<S, C>): Promise<Result<A | RawAnswer>>;
}

/** A validated request with its caller. */
interface RouteCall<S extends RequestSchemas & z.ZodRawShape, C extends Caller | undefined> {
  readonly input: z.infer<z.ZodObject<S>>;
  readonly caller: C;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** A route, as the server and the API's description use it. */
export interface Route extends Heading {
  readonly need: RouteAccess;
  readonly input: RequestSchemas;
  readonly answer?: z.ZodType;
  answerTo(request: FastifyRequest, reply: FastifyReply): Promise<Result<unknown>>;
}

/** An answer that is not JSON made from a value: a file, or a stream. */
export class RawAnswer {
  readonly type: string;
  readonly body: string | Readable;

  constructor(type: string, body: string | Readable) {
    this.type = type;
    this.body = body;
  }
}

/** Defines a route for authenticated callers. The same schemas validate the request and describe the API. */
export function route<S extends RequestSchemas & z.ZodRawShape, A>(
  definition: Definition<S, A, Caller> & { need: Exclude<RouteAccess, 'nobody'> },
): Route {
  return {
    ...definition,
    async answerTo(request, reply) {
      const { caller } = request;
      if (!caller) return refuse('not-signed-in');
      const input = read(definition.input, request);
      return input.ok ? definition.run({ input: input.value, caller, request, reply }) : input;
    },
  };
}

/** Defines a route that needs no authentication. */
export function openRoute<S extends RequestSchemas & z.ZodRawShape, A>(
  definition: Definition<S, A, Caller | undefined>,
): Route {
  return {
    ...definition,
    need: 'nobody',
    async answerTo(request, reply) {
      const input = read(definition.input, request);
      return input.ok ? definition.run({ input: input.value, caller: request.caller, request, reply }) : input;
    },
  };
}

function read<S extends RequestSchemas & z.ZodRawShape>(
  input: S,
  request: FastifyRequest,
): Result<z.infer<z.ZodObject<S>>> {
  const { params, query, body } = request;
  const given = { params, query, body };
  const { success, data, error } = z.object(input).safeParse(given);
  if (success) return { ok: true, value: data };
  const problems = error.issues.map((issue) => inputProblem(issue, given));
  const [first = { path: '', problem: 'custom' }] = problems;
  return refuse('bad-input', { ...first, problems: problems.slice(0, MAX_PROBLEMS) });
}

/** Most reported problems of one request: a longer list is of no use. */
const MAX_PROBLEMS = 10;
