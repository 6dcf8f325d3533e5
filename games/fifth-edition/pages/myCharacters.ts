import type { CharacterRecord } from '@tessera/fifth-edition';
import type { Loaded, PageShell, Presence, ShellServices } from '@tessera/manifest';
import { useCallback, useMemo } from 'react';
import { here } from './here.ts';
import { onServer } from './onServer.ts';
import { addressOf, type CharacterPlace, type MyCharacter, type NewCharacter, type Where } from './place.ts';

/** The characters of this person, wherever they are kept. */
export interface Characters {
  /** All that somebody has, the one moved last first. */
  list(presence: Presence): Promise<readonly MyCharacter[]>;
  /** Makes a character where it belongs; its address. */
  make(wish: NewCharacter, where?: Where): Promise<string>;
  /** Reads the record of a character. */
  read(character: Pick<MyCharacter, 'where' | 'id'>): Promise<CharacterRecord>;
  /** Takes a character with its whole history from a file of its match; its address. */
  restore(text: string): Promise<string>;
  /** A character with its whole history, as a file. */
  backup(character: MyCharacter): Promise<{ readonly name: string; readonly text: string }>;
  /** Another character like this one, under another name. */
  copy(character: MyCharacter, name: string): Promise<string>;
  /** Keeps a character in the other place instead, with all that was ever done to it, or only as it is now. */
  move(character: MyCharacter, what: 'history' | 'record'): Promise<void>;
  remove(character: Pick<MyCharacter, 'where' | 'id'>): Promise<void>;
}

/** The characters of whoever is here. */
export function charactersOf(shell: ShellServices): Characters {
  const places: Readonly<Record<Where, CharacterPlace>> = { here: here(shell), server: onServer(shell) };
  const characters: Characters = {
    async list({ me, reach }) {
      if (me === undefined || reach !== 'online') return inOrder(await places.here.list());
      return inOrder((await Promise.all([kept(places.server, shell), places.here.list()])).flat());
    },
    async make(wish, where = usualPlace(shell.presence())) {
      return addressOf(where, await places[where].make(wish));
    },
    read: ({ where, id }) => places[where].read(id),
    async restore(text) {
      const where = usualPlace(shell.presence());
      return addressOf(where, await places[where].takeIn(text));
    },
    async backup({ id, where, heading }) {
      return { name: `${heading.name.trim() || 'character'}.backup.json`, text: await places[where].file(id) };
    },
    async copy(character, name) {
      const record = await characters.read(character);
      return characters.make({ record: { ...record, name }, from: 'copy' }, character.where);
    },
    async move(character, what) {
      const { id, where } = character;
      const other = where === 'here' ? 'server' : 'here';
      if (what === 'history') await places[other].takeIn(await places[where].file(id));
      else await places[other].make({ record: await characters.read(character), from: 'copy' });
      await characters.remove(character);
    },
    remove: ({ where, id }) => places[where].remove(id),
  };
  return characters;
}

/** The same for a page. */
export function useCharacters(shell: PageShell): Characters {
  return useMemo(() => charactersOf(shell), [shell]);
}

/** Every character of this person, on the server and on this device; the one moved last comes first. */
export function useMyCharacters(
  shell: PageShell,
  characters: Characters,
): Loaded<readonly MyCharacter[]> & { again(): void } {
  const presence = shell.usePresence();
  // Whoever comes online, or becomes somebody else, has other characters.
  const load = useCallback(() => characters.list(presence), [characters, presence]);
  return shell.useLoaded(load);
}

async function kept(server: CharacterPlace, shell: ShellServices): Promise<readonly MyCharacter[]> {
  try {
    return await server.list();
  } catch (error) {
    // Without a server there are still the characters of this device.
    if (shell.isUnreachable(error)) return [];
    throw error;
  }
}

function inOrder(characters: readonly MyCharacter[]): readonly MyCharacter[] {
  return characters.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired) || b.movedAt - a.movedAt);
}

/** Where a new character is kept: with the account of whoever has one, else on this device. */
function usualPlace({ me, reach }: Presence): Where {
  return reach === 'online' && me !== undefined && !me.guest ? 'server' : 'here';
}
