import {
  CharacterInfo,
  characterHeading,
  HeadingRecord,
  type MatchInfo,
  NewCharacter,
  PlainRecord,
  WholeReplay,
} from '@tessera/protocol';
import * as z from 'zod';
import type { Person } from '../../identity/person.ts';
import { newId } from '../../identity/secret.ts';
import type { Matches } from '../../live/matches.ts';
import { type Result, refusal, refused } from '../../result.ts';
import { attach, sendLong } from '../longText.ts';
import { MatchAddress } from '../parameters.ts';
import { type Route, route } from '../route.ts';

/** The game whose matches are characters. */
const CHARACTERS = 'fifth-edition';

const tag = 'characters';
const path = '/api/characters/:id';
const RECORD_LIMIT = 256 * 1024;
/** Some ten thousand deeds. */
const FILE_LIMIT = 4 * 1024 * 1024;

/** What a character's match shows whoever plays it: the record, and what belongs to the table. */
const View = z.object({ record: PlainRecord.and(HeadingRecord), retired: z.boolean() });
type View = z.infer<typeof View>;

/** Characters: matches of one seat, met here as records. */
export function characterRoutes(matches: Matches): Route[] {
  return [
    route({
      method: 'GET',
      path: '/api/characters',
      name: 'listCharacters',
      summary: 'The characters of this person, last moved first',
      tag,
      need: 'read',
      asks: {},
      answer: z.array(CharacterInfo),
      run: async ({ caller }) => {
        const mine = (await matches.mine(caller)).filter(isKept);
        const infos = await Promise.all(mine.map((match) => infoOf(matches, match, caller)));
        return { ok: true, value: infos.flatMap((info) => (info.ok ? [info.value] : [])) };
      },
    }),
    route({
      method: 'GET',
      path,
      name: 'getCharacter',
      summary: 'The record of a character: everything that is saved of it',
      tag,
      need: 'read',
      asks: { params: MatchAddress },
      answer: PlainRecord,
      run: async ({ input: { params }, caller }) => {
        const view = await viewOf(matches, params.id, caller);
        return view.ok ? { ok: true, value: view.value.record } : view;
      },
    }),
    route({
      method: 'POST',
      path: '/api/characters',
      name: 'makeCharacter',
      summary: 'Make a character from a record',
      tag,
      need: 'host',
      limit: 'make',
      bodyLimit: RECORD_LIMIT,
      keepsBody: true,
      asks: { body: NewCharacter },
      status: 201,
      answer: CharacterInfo,
      run: ({ input: { body }, caller }) => made(matches, body, caller),
    }),
    route({
      method: 'GET',
      path: `${path}/file`,
      name: 'getCharacterFile',
      summary: 'A character with its whole history, as the file of its match. as=file: the bare file',
      tag,
      need: 'host',
      limit: 'replay',
      asks: { params: MatchAddress, query: z.object({ as: z.enum(['json', 'file']).default('json') }) },
      answer: WholeReplay,
      run: async ({ input: { params, query }, caller, request, reply }) => {
        const view = await viewOf(matches, params.id, caller);
        if (!view.ok) return view;
        const file = await matches.file(params.id, caller, query.as);
        if (!file.ok) return file;
        if (query.as === 'file') attach(reply, params.id);
        return sendLong(file.value, request, reply);
      },
    }),
    route({
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
      asks: { body: z.string().min(2) },
      status: 201,
      answer: CharacterInfo,
      run: async ({ input: { body }, caller }) => {
        const match = await matches.takeIn(body, CHARACTERS, caller);
        return match.ok ? infoOf(matches, match.value, caller) : match;
      },
    }),
    route({
      method: 'DELETE',
      path,
      name: 'removeCharacter',
      summary: 'Remove a character: nobody can play or list it any more',
      tag,
      need: 'host',
      asks: { params: MatchAddress },
      run: async ({ input: { params }, caller }) => {
        const view = await viewOf(matches, params.id, caller);
        if (!view.ok) return view;
        // The story of a retired one has ended already.
        const ended = view.value.retired ? view : await matches.abandon(params.id, caller);
        return ended.ok ? matches.forget(params.id, caller) : ended;
      },
    }),
  ];
}

/** One that ended in any other way than by retiring was removed. */
function isKept({ game, ending, status }: MatchInfo): boolean {
  return game === CHARACTERS && status !== 'open' && (ending === undefined || ending.by === 'rules');
}

async function infoOf(matches: Matches, match: MatchInfo, person: Person): Promise<Result<CharacterInfo>> {
  const view = await viewOf(matches, match.id, person);
  if (!view.ok) return view;
  const { record, retired } = view.value;
  return { ok: true, value: { id: match.id, ...characterHeading(record), retired, movedAt: match.movedAt } };
}

/** The character as whoever plays it sees it. */
async function viewOf(matches: Matches, id: string, person: Person): Promise<Result<View>> {
  const info = await matches.info(id, person);
  if (!info.ok) return info;
  if (!isKept(info.value)) return refused('no-such-character', { id });
  const shown = await matches.view(id, person);
  if (!shown.ok) return shown;
  const view = View.safeParse(shown.value);
  return view.success ? { ok: true, value: view.data } : refused('no-such-character', { id });
}

/** A new match with this record in it, or none at all. */
async function made(
  matches: Matches,
  { record, from }: z.infer<typeof NewCharacter>,
  person: Person,
): Promise<Result<CharacterInfo>> {
  const heading = HeadingRecord.safeParse(record);
  if (!heading.success) return { ok: false, refusal: badRecord(heading.error) };
  const { name, edition } = heading.data;
  const match = await matches.create(person, {
    game: CHARACTERS,
    title: name.slice(0, LONGEST_TITLE),
    options: { edition, name },
    seats: [{ kind: 'me' }],
  });
  if (!match.ok) return match;
  const { id } = match.value;
  const action = { type: 'load', record, from };
  const acted = await matches.act(id, person, { seq: match.value.seq, actionId: newId(), action });
  if (!acted.ok) {
    await matches.abandon(id, person);
    return acted;
  }
  return infoOf(matches, match.value, person);
}

const LONGEST_TITLE = 80;

function badRecord({ issues: [first] }: z.ZodError) {
  const at = ['body', 'record', ...(first?.path ?? [])];
  return refusal('bad-input', { problem: first?.message ?? 'no record', path: z.core.toDotPath(at) });
}
