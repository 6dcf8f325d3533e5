import { type PersonalMatches, type Resource, type ResourceResult, resource } from '@tessera/manifest';
import { MatchId, type MatchInfo, type RefusalInfo, WholeReplay } from '@tessera/protocol';
import * as z from 'zod';
import { CharacterInfo, characterHeading, HeadingRecord, NewCharacter, PlainRecord } from './api.ts';

const tag = 'characters';
const path = '/api/characters/:id';
const CharacterAddress = z.object({ id: MatchId });
const RECORD_LIMIT = 256 * 1024;
/** Enough for about ten thousand actions. */
const FILE_LIMIT = 4 * 1024 * 1024;
const LONGEST_TITLE = 80;

/** View of a character's match for its player: the record, and the state of play. */
const View = z.object({ record: PlainRecord.and(HeadingRecord), retired: z.boolean() });
type View = z.infer<typeof View>;

/** REST resources for characters: personal matches accessed as records. */
export const characterResources: readonly Resource[] = [
  resource({
    method: 'GET',
    path: '/api/characters',
    name: 'listCharacters',
    summary: 'The characters of this person, last moved first. One that cannot be opened says why (problem)',
    tag,
    need: 'read',
    input: {},
    answer: z.array(CharacterInfo),
    run: async ({ matches }) => ({ ok: true, value: await listCharacters(matches) }),
  }),
  resource({
    method: 'GET',
    path,
    name: 'getCharacter',
    summary: 'The record of a character: everything that is saved of it',
    tag,
    need: 'read',
    input: { params: CharacterAddress },
    answer: PlainRecord,
    run: async ({ input: { params }, matches }) => {
      const view = await viewOf(matches, params.id);
      return view.ok ? { ok: true, value: view.value.record } : view;
    },
  }),
  resource({
    method: 'POST',
    path: '/api/characters',
    name: 'makeCharacter',
    summary: 'Make a character from a record',
    tag,
    need: 'host',
    limit: 'make',
    bodyLimit: RECORD_LIMIT,
    writes: 'match',
    input: { body: NewCharacter },
    status: 201,
    answer: CharacterInfo,
    run: ({ input: { body }, matches }) => made(matches, body),
  }),
  resource({
    method: 'GET',
    path: `${path}/file`,
    name: 'getCharacterFile',
    summary: 'A character with its whole history, as the file of its match. as=file: the bare file',
    tag,
    need: 'host',
    limit: 'replay',
    input: { params: CharacterAddress, query: z.object({ as: z.enum(['json', 'file']).default('json') }) },
    answer: WholeReplay,
    run: async ({ input: { params, query }, matches }) => {
      const view = await viewOf(matches, params.id);
      if (!view.ok) return view;
      const file = await matches.file(params.id, query.as);
      if (!file.ok) return file;
      return { ok: true, value: { long: file.value, ...(query.as === 'file' && { fileOf: params.id }) } };
    },
  }),
  resource({
    method: 'POST',
    path: '/api/characters/file',
    name: 'importCharacterFile',
    summary: 'Bring a character with its history here; the body is the file of its match',
    tag,
    need: 'host',
    limit: 'import',
    bodyLimit: FILE_LIMIT,
    keepsBody: true,
    rawBody: true,
    input: { body: z.string().min(2) },
    status: 201,
    answer: CharacterInfo,
    run: async ({ input: { body }, matches }) => {
      const match = await matches.import(body);
      return match.ok ? infoOf(matches, match.value) : match;
    },
  }),
  resource({
    method: 'DELETE',
    path,
    name: 'removeCharacter',
    summary: 'Remove a character: it can no longer be played or listed',
    tag,
    need: 'host',
    input: { params: CharacterAddress },
    run: async ({ input: { params }, matches }) => {
      const view = await viewOf(matches, params.id);
      if (!view.ok) return view;
      // The match of a retired character has already ended.
      const ended = view.value.retired ? view : await matches.abandon(params.id);
      return ended.ok ? matches.forget(params.id) : ended;
    },
  }),
];

/** The operations on personal matches that characters need. */
type CharacterMatches = Pick<PersonalMatches, 'list' | 'find' | 'view'>;

/** Lists every character of a user, including those that cannot be opened. */
export async function listCharacters(matches: CharacterMatches): Promise<CharacterInfo[]> {
  const mine = (await matches.list()).filter(isKept);
  return Promise.all(
    mine.map(async (match) => {
      const info = await infoOf(matches, match);
      return info.ok ? info.value : unopened(match, info.refusal);
    }),
  );
}

/** A match that ended in any other way than retirement is a removed character. */
function isKept({ ending, status }: MatchInfo): boolean {
  return status !== 'open' && (ending === undefined || ending.by === 'rules');
}

async function infoOf(matches: CharacterMatches, match: MatchInfo): Promise<ResourceResult<CharacterInfo>> {
  const view = await viewOf(matches, match.id);
  if (!view.ok) return view;
  const { record, retired } = view.value;
  return { ok: true, value: { id: match.id, ...characterHeading(record), retired, movedAt: match.movedAt } };
}

/** Lists a character that cannot be opened, so that its player does not think that it is lost. */
function unopened({ id, title, options, ending, movedAt }: MatchInfo, problem: RefusalInfo): CharacterInfo {
  const edition = String(options.edition ?? '');
  return { id, name: title, edition, species: '', classes: [], retired: ending !== undefined, movedAt, problem };
}

/** Returns the view of a character for its player. */
async function viewOf(matches: CharacterMatches, id: string): Promise<ResourceResult<View>> {
  const info = await matches.find(id);
  if (!info.ok) return info;
  if (!info.value || !isKept(info.value)) return refused({ code: 'no-such-character', params: { id } });
  const shown = await matches.view(id);
  if (!shown.ok) return shown;
  const view = View.safeParse(shown.value);
  return view.success ? { ok: true, value: view.data } : refused({ code: 'no-such-character', params: { id } });
}

/** Creates a match with this record, or none when that fails. */
async function made(
  matches: PersonalMatches,
  { record, from }: z.infer<typeof NewCharacter>,
): Promise<ResourceResult<CharacterInfo>> {
  const heading = HeadingRecord.safeParse(record);
  if (!heading.success) return refused(badRecord(heading.error));
  const { name, edition } = heading.data;
  const match = await matches.create(name.slice(0, LONGEST_TITLE), { edition, name });
  if (!match.ok) return match;
  const { id, seq } = match.value;
  const acted = await matches.act(id, seq, { type: 'load', record, from });
  if (!acted.ok) {
    await matches.abandon(id);
    return acted;
  }
  return infoOf(matches, match.value);
}

function badRecord({ issues: [first] }: z.ZodError): RefusalInfo {
  const at = ['body', 'record', ...(first?.path ?? [])];
  return { code: 'bad-input', params: { path: z.core.toDotPath(at), problem: first?.code ?? 'custom' } };
}

function refused(refusal: RefusalInfo): ResourceResult<never> {
  return { ok: false, refusal };
}
