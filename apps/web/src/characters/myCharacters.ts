import { useCallback } from 'react';
import { isUnreachable } from '../api/problem.ts';
import { usePresence } from '../live/me.ts';
import { type Loaded, useLoaded } from '../shell/useLoaded.ts';
import { here } from './here.ts';
import { onServer } from './onServer.ts';
import { addressOf, type CharacterPlace, type MyCharacter, type NewCharacter, type Where } from './place.ts';

const places: Readonly<Record<Where, CharacterPlace>> = { here, server: onServer };

/** Every character of this person, on the server and on this device; the one moved last comes first. */
export function useMyCharacters(): Loaded<readonly MyCharacter[]> & { readonly again: () => void } {
  const player = usePresence(({ me }) => me?.id);
  const reach = usePresence((presence) => presence.reach);
  const load = useCallback(
    async () => (player !== undefined && reach === 'online' ? everywhere() : inOrder(await here.list())),
    [player, reach],
  );
  return useLoaded(load);
}

async function everywhere(): Promise<readonly MyCharacter[]> {
  return inOrder((await Promise.all([atServer(), here.list()])).flat());
}

async function atServer(): Promise<readonly MyCharacter[]> {
  try {
    return await onServer.list();
  } catch (error) {
    // Without a server there are still the characters of this device.
    if (isUnreachable(error)) return [];
    throw error;
  }
}

function inOrder(characters: readonly MyCharacter[]): readonly MyCharacter[] {
  return characters.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired) || b.movedAt - a.movedAt);
}

/** Where a new character is kept: with the account of whoever has one, else on this device. */
function usualPlace({ me, reach }: Pick<ReturnType<typeof usePresence.getState>, 'me' | 'reach'>): Where {
  return reach === 'online' && me !== undefined && !me.guest ? 'server' : 'here';
}

/** Makes a character where it belongs; its address. */
export async function makeCharacter(wish: NewCharacter, where = usualPlace(usePresence.getState())): Promise<string> {
  return addressOf(where, await places[where].make(wish));
}

/** Reads the record of a character. */
export function readCharacter({ where, id }: Pick<MyCharacter, 'where' | 'id'>) {
  return places[where].read(id);
}

/** Takes a character with its whole history from a file of its match; its address. */
export async function restoreCharacter(text: string): Promise<string> {
  const where = usualPlace(usePresence.getState());
  return addressOf(where, await places[where].takeIn(text));
}

/** A character with its whole history, as a file. */
export async function backupOf({
  id,
  where,
  heading,
}: MyCharacter): Promise<{ readonly name: string; readonly text: string }> {
  return { name: `${heading.name.trim() || 'character'}.backup.json`, text: await places[where].file(id) };
}

/** Another character like this one, under another name. */
export async function copyCharacter(character: MyCharacter, name: string): Promise<string> {
  const record = await readCharacter(character);
  return makeCharacter({ record: { ...record, name }, from: 'copy' }, character.where);
}

/** Keeps a character in the other place instead, with all that was ever done to it, or only as it is now. */
export async function moveCharacter(character: MyCharacter, what: 'history' | 'record'): Promise<void> {
  const { id, where } = character;
  const other = where === 'here' ? 'server' : 'here';
  if (what === 'history') await places[other].takeIn(await places[where].file(id));
  else await places[other].make({ record: await readCharacter(character), from: 'copy' });
  await removeCharacter(character);
}

export async function removeCharacter({ where, id }: MyCharacter): Promise<void> {
  await places[where].remove(id);
}
