import { type CharacterAction, type CharacterState, character } from '@tessera/fifth-edition';
import { CharacterInfo } from '@tessera/fifth-edition/api';
import type { PartyView } from '@tessera/fifth-edition-party';
import type { ShellServices } from '@tessera/manifest';
import type { Table } from '@tessera/table';
import * as z from 'zod';

/** A character of the user: on the server, or on this device. */
export interface OwnCharacter {
  readonly where: 'here' | 'server';
  readonly id: string;
  readonly name: string;
}

/** Place of a character in a party. */
export type CharacterLink = NonNullable<PartyView['members'][number]['link']>;

export type CharacterTable = Table<CharacterState, CharacterAction>;

let shell: ShellServices | undefined;

/** Sets the services of the client before the table is rendered. */
export function keepShell(services: ShellServices): void {
  shell = services;
}

function services(): ShellServices {
  if (shell === undefined) throw new Error('ownCharacters: the services of the client are missing');
  return shell;
}

/** Lists the characters of the user, those on the server first. */
export async function ownCharacters(): Promise<readonly OwnCharacter[]> {
  const { request, presence, hasTables, tables } = services();
  const { me, reach } = presence();
  const kept =
    me !== undefined && reach === 'online' ? await request('GET', '/characters', z.array(CharacterInfo)) : [];
  const here = hasTables() ? (await (await tables()).list()).filter(({ game }) => game === character.id) : [];
  return [
    ...kept
      .filter(({ retired, problem }) => !retired && problem === undefined)
      .map(({ id, name }) => ({ where: 'server' as const, id, name })),
    ...here
      .filter(({ status }) => status === 'playing')
      .map(({ id, title }) => ({ where: 'here' as const, id, name: title })),
  ];
}

const LookLink = z.object({ key: z.string() });

/** Creates the link with which the game master opens the sheet. Characters of this device have none. */
export async function lookKeyOf({ where, id }: OwnCharacter): Promise<string | undefined> {
  if (where === 'here') return undefined;
  return (await services().request('PUT', `/matches/${encodeURIComponent(id)}/look-link`, LookLink)).key;
}

/** Opens a character of the user; undefined for one of another device. */
export async function openCharacter({ where, id }: CharacterLink): Promise<CharacterTable | undefined> {
  if (where === 'server') return asCharacter(await services().openMatch(id));
  const tables = await services().tables();
  const isKnown = (await tables.list()).some((match) => match.id === id);
  return isKnown ? asCharacter(await tables.open(id)) : undefined;
}

/** Returns a table as that of a character. The views of a character are validated by the match itself. */
function asCharacter(table: Table): CharacterTable | undefined {
  if (table.game.id === character.id) return table as Table<object, object> as CharacterTable;
  table.close();
  return undefined;
}

/** Returns a failure as a sentence. */
export function reasonOf(error: unknown): string {
  return services().messageOf(error);
}

/** Takes a seat of a party on the server. */
export async function takeSeat(match: string, seat: number): Promise<void> {
  await services().send('PUT', `/matches/${encodeURIComponent(match)}/seats/${seat}`, { kind: 'me' });
}
