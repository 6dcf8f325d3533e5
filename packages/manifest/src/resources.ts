import type { MatchInfo, RefusalInfo } from '@tessera/protocol';
import type * as z from 'zod';

/** The result of a call: a value or a refusal. */
export type ResourceResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RefusalInfo };

/** REST resources of a game, besides those of every match. The server loads them at startup. */
export interface GameResources {
  /** The schemas that are named in the API description. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  readonly resources: readonly Resource[];
}

/** The schemas of a call's inputs; an input without a schema is not passed to the resource. */
export interface ResourceInput {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/** The properties of a resource besides its schemas and its handler. */
interface ResourceHeading {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with parameters after colons: `/api/characters/:id`. */
  readonly path: string;
  /** The operation id in the API description. */
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  /** The scope a token needs; a browser session has all scopes. */
  readonly need: 'read' | 'play' | 'host';
  /** 201 for a resource that creates something; a resource without an answer gives 204. */
  readonly status?: 201;
  /** The rate limit class of an expensive resource. */
  readonly limit?: 'make' | 'import' | 'replay';
  readonly bodyLimit?: number;
  /** Whether the body is stored permanently, so that its size counts against the quota. */
  readonly keepsBody?: boolean;
  /** The bytes that playing adds to storage, for the storage limits. */
  readonly writes?: 'entry' | 'match';
  /** Whether the body is passed on as unparsed text. */
  readonly rawBody?: boolean;
}

interface ResourceDefinition<Input extends ResourceInput & z.ZodRawShape, Answer> extends ResourceHeading {
  readonly input: Input;
  /** The schema of the answer; absent for an empty one. */
  readonly answer?: z.ZodType<Answer>;
  run(call: ResourceCall<z.infer<z.ZodObject<Input>>>): Promise<ResourceResult<Answer | LongAnswer>>;
}

/** A resource as the server calls it: `run` receives validated input. */
export interface Resource extends ResourceHeading {
  readonly input: ResourceInput;
  readonly answer?: z.ZodType;
  run(call: ResourceCall<never>): Promise<ResourceResult<unknown>>;
}

/** The arguments of a resource handler, on behalf of the requesting player. */
export interface ResourceCall<Input> {
  readonly input: Input;
  readonly matches: PersonalMatches;
  readonly packs: PersonalPacks;
}

/** The personal matches of the requesting player: private single-player matches of this game, invisible to others. */
export interface PersonalMatches {
  /** Returns the matches, most recently active first. */
  list(): Promise<readonly MatchInfo[]>;
  /** Returns one match; undefined if it belongs to another game. */
  find(id: string): Promise<ResourceResult<MatchInfo | undefined>>;
  create(title: string, options: Readonly<Record<string, unknown>>): Promise<ResourceResult<MatchInfo>>;
  /** Returns the player's view of a match. */
  view(id: string): Promise<ResourceResult<unknown>>;
  /** Plays an action, based on log entry `seq`. */
  act(id: string, seq: number, action: object): Promise<ResourceResult<{ readonly seq: number }>>;
  /** Returns the whole match with its seed, as JSON or as the bare file. */
  file(id: string, format: 'json' | 'file'): Promise<ResourceResult<LongText>>;
  /** Imports a match from such a file. */
  import(file: string): Promise<ResourceResult<MatchInfo>>;
  /** Ends a match without a result. */
  abandon(id: string): Promise<ResourceResult<unknown>>;
  /** Removes a finished match from the list. */
  forget(id: string): Promise<ResourceResult<undefined>>;
}

/** A stored content pack, as listed. */
export interface KeptPack {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  /** Labels by which the game sorts packs. */
  readonly labels: readonly string[];
  readonly bytes: number;
  readonly savedAt: number;
}

/** The content packs of the requesting player, visible only to them. */
export interface PersonalPacks {
  list(): Promise<readonly KeptPack[]>;
  /** Returns a stored pack as its original text. */
  read(id: string, version: string): Promise<ResourceResult<string>>;
  /** Stores a version of a pack, replacing the same version. */
  put(
    id: string,
    version: string,
    pack: Pick<KeptPack, 'name' | 'labels'> & { readonly body: string },
  ): Promise<ResourceResult<KeptPack>>;
  remove(id: string, version: string): Promise<ResourceResult<undefined>>;
}

/** A long text that is streamed: it is produced while it is read. */
export interface LongText {
  /** A permanent ETag, for content that never changes again. */
  readonly etag?: string;
  open(): Promise<ResourceResult<AsyncIterable<unknown>>>;
}

/** A streamed answer. */
export interface LongAnswer {
  readonly long: LongText;
  /** The match whose file this is, when a browser should download it. */
  readonly fileOf?: string;
}

/** Defines a resource; the compiler checks that `run` accepts the output of its schemas. */
export function resource<Input extends ResourceInput & z.ZodRawShape, Answer>(
  definition: ResourceDefinition<Input, Answer>,
): Resource {
  return definition;
}
