import {
  BotLine,
  BotMove,
  Credentials,
  Ending,
  Entry,
  GameInfo,
  MatchInfo,
  Me,
  NewMatchRequest,
  Pace,
  Problem,
  SeatInfo,
  SeatUpdate,
  SessionInfo,
  TokenInfo,
  TokenRequest,
  ViewerReplay,
} from '@tessera/protocol';
import * as z from 'zod';
import type { Route, RouteAccess } from './route.ts';

type JsonObject = Record<string, unknown>;

/** Schemas with a name in the description; others are inlined. */
const NAMED = {
  BotLine,
  BotMove,
  Credentials,
  Ending,
  Entry,
  GameInfo,
  MatchInfo,
  Me,
  NewMatchWish: NewMatchRequest,
  Pace,
  Problem,
  SeatInfo,
  SeatWish: SeatUpdate,
  SessionInfo,
  TokenInfo,
  TokenWish: TokenRequest,
  ViewerReplay,
};

/** Returns the description of the API in OpenAPI 3.1, derived from the routes. `more`: named schemas of games. */
export function openApi(routes: readonly Route[], more: Readonly<Record<string, z.ZodType>> = {}): JsonObject {
  const schemas = new Schemas({ ...NAMED, ...more });
  const paths: Record<string, JsonObject> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] ??= {};
    paths[path][route.method.toLowerCase()] = operation(route, schemas);
  }
  const problem = { 'application/problem+json': { schema: schemas.of(Problem, 'output') } };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tessera',
      version: '1',
      description: 'Matches, people and programs that play. What changes something needs x-tessera: 1 or a token.',
    },
    paths,
    components: {
      schemas: schemas.components,
      responses: { Problem: { description: 'Why not', content: problem } },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'tessera' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(route: Route, schemas: Schemas): JsonObject {
  const { name, summary, tag, input, answer, answerType = 'application/json', status = answer ? 200 : 204 } = route;
  const content = answer && { [answerType]: { schema: schemas.of(answer, 'output') } };
  return {
    operationId: name,
    summary,
    tags: [tag],
    security: security(route.need),
    parameters: [...parameters('path', input.params, schemas), ...parameters('query', input.query, schemas)],
    ...(input.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: route.rawBody ? {} : schemas.of(input.body, 'input') } },
      },
    }),
    responses: {
      [status]: { description: answer ? 'Done' : 'Done, and nothing to say', ...(content && { content }) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

/** A parameter is text on the wire; it is described by the type it is parsed to. */
function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined, schemas: Schemas): JsonObject[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: schemas.of(field, 'output'),
  }));
}

function security(need: RouteAccess): JsonObject[] {
  if (need === 'nobody') return [{}, { session: [] }, { token: [] }];
  return need === 'session' ? [{ session: [] }] : [{ session: [] }, { token: [need] }];
}

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';
/** Names that Zod generates for anonymous schemas; here that is only "any JSON", which refers to itself. */
const NAMELESS = /^__schema\d+$/;

/** JSON Schemas of one document: named ones are written once and referenced. */
class Schemas {
  readonly components: JsonObject = { Json: { description: 'Any JSON value' } };
  readonly #names = z.registry<{ id: string }>();

  constructor(named: Readonly<Record<string, z.core.$ZodType>>) {
    for (const [id, schema] of Object.entries(named)) this.#names.add(schema, { id });
  }

  of(schema: z.core.$ZodType, io: 'input' | 'output'): JsonObject {
    const { $schema, $defs = {}, ...own } = z.toJSONSchema(schema, { metadata: this.#names, io });
    for (const [name, definition] of Object.entries($defs)) {
      if (!NAMELESS.test(name)) this.components[name] ??= pointed(definition);
    }
    return pointed(own);
  }
}

/** Returns a schema with references into the list of the document. */
function pointed(schema: object): JsonObject {
  return JSON.parse(JSON.stringify(schema), (key, value) => {
    if (key !== '$ref' || typeof value !== 'string' || !value.startsWith(LOCAL)) return value;
    const name = value.slice(LOCAL.length);
    return SHARED + (NAMELESS.test(name) ? 'Json' : name);
  });
}
