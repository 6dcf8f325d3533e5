import type { MatchInfo, RefusalInfo } from '@tessera/protocol';
import type * as z from 'zod';

/** What came of a call: what was asked for, or why not. */
export type ResourceResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: RefusalInfo };

/** REST resources that a game brings besides those that every match has. The server fetches them when it starts. */
export interface GameResources {
  /** The schemas that have a name of their own in the description of the API. */
  readonly schemas: Readonly<Record<string, z.ZodType>>;
  readonly resources: readonly Resource[];
}

/** The schemas of what is sent with a call; what there is no schema for, a resource never sees. */
export interface ResourceInput {
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
}

/** Everything about a resource but its schemas' types and what it does. */
interface ResourceHeading {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** With its parameters after colons: `/api/characters/:id`. */
  readonly path: string;
  /** The name of the operation in the API's description. */
  readonly name: string;
  readonly summary: string;
  readonly tag: string;
  /** Which scope a token needs; a browser's session has all. */
  readonly need: 'read' | 'play' | 'host';
  /** 201 where something is made; without an answer it is 204. */
  readonly status?: 201;
  /** What it costs besides being a request, where it costs more than most. */
  readonly limit?: 'make' | 'import' | 'replay';
  readonly bodyLimit?: number;
  /** Whether the body is kept for good, so that its bytes are paid for. */
  readonly keepsBody?: boolean;
  /** Whether the body is handed on as the text it is. */
  readonly rawBody?: boolean;
}

interface ResourceDefinition<Input extends ResourceInput & z.ZodRawShape, Answer> extends ResourceHeading {
  readonly input: Input;
  /** What comes back; absent where there is nothing to say. */
  readonly answer?: z.ZodType<Answer>;
  run(call: ResourceCall<z.infer<z.ZodObject<Input>>>): Promise<ResourceResult<Answer | LongAnswer>>;
}

/** A resource as the server meets it: `run` is given what the schemas have passed. */
export interface Resource extends ResourceHeading {
  readonly input: ResourceInput;
  readonly answer?: z.ZodType;
  run(call: ResourceCall<never>): Promise<ResourceResult<unknown>>;
}

/** What a resource is called with, all of it on behalf of the person who asks. */
export interface ResourceCall<Input> {
  readonly input: Input;
  readonly matches: PersonalMatches;
  readonly packs: PersonalPacks;
}

/** The personal matches of whoever asks: private ones of this game, for one. Nobody else knows that they exist. */
export interface PersonalMatches {
  /** Last moved first. */
  list(): Promise<readonly MatchInfo[]>;
  /** One of them; nothing where it is of another game. */
  find(id: string): Promise<ResourceResult<MatchInfo | undefined>>;
  create(title: string, options: Readonly<Record<string, unknown>>): Promise<ResourceResult<MatchInfo>>;
  /** What is seen of it. */
  view(id: string): Promise<ResourceResult<unknown>>;
  /** Plays an action on the strength of entry `seq`. */
  act(id: string, seq: number, action: object): Promise<ResourceResult<{ readonly seq: number }>>;
  /** The whole match with its seed, as JSON or as the bare file. */
  file(id: string, format: 'json' | 'file'): Promise<ResourceResult<LongText>>;
  /** One from such a file. */
  import(file: string): Promise<ResourceResult<MatchInfo>>;
  /** Ends one without a result. */
  abandon(id: string): Promise<ResourceResult<unknown>>;
  /** Takes one that has ended off the list. */
  forget(id: string): Promise<ResourceResult<undefined>>;
}

/** A content pack that somebody keeps, as a list shows it. */
export interface KeptPack {
  readonly id: string;
  readonly version: string;
  readonly name: string;
  /** Whatever the game sorts packs by. */
  readonly labels: readonly string[];
  readonly bytes: number;
  readonly savedAt: number;
}

/** The content packs of whoever asks: only they see them. */
export interface PersonalPacks {
  list(): Promise<readonly KeptPack[]>;
  /** What was kept, as the text it was. */
  read(id: string, version: string): Promise<ResourceResult<string>>;
  /** Keeps a version of a pack; the same version is replaced. */
  put(
    id: string,
    version: string,
    pack: Pick<KeptPack, 'name' | 'labels'> & { readonly body: string },
  ): Promise<ResourceResult<KeptPack>>;
  remove(id: string, version: string): Promise<ResourceResult<undefined>>;
}

/** Something long, as text to be sent on piece by piece: it is worked out while it is read. */
export interface LongText {
  /** What it will always be known by, where it never changes any more. */
  readonly etag?: string;
  open(): Promise<ResourceResult<AsyncIterable<unknown>>>;
}

/** An answer that is sent as it is worked out. */
export interface LongAnswer {
  readonly long: LongText;
  /** The match whose file it is, where a browser shall keep it as a file. */
  readonly fileOf?: string;
}

/** A resource, checked by the compiler where it is written: `run` is given what its schemas pass. */
export function resource<Input extends ResourceInput & z.ZodRawShape, Answer>(
  definition: ResourceDefinition<Input, Answer>,
): Resource {
  return definition;
}
