import type { CharacterRecord } from '@tessera/fifth-edition';
import type { Loadable, PageShell, Presence, ShellServices } from '@tessera/manifest';
import { useCallback, useMemo } from 'react';
import { here } from './here.ts';
import { onServer } from './onServer.ts';
import { addressOf, type CharacterPlace, type MyCharacter, type NewCharacterForm, type Where } from './place.ts';

/** The user's characters in all storages. */
export interface Characters {
  /** Returns all characters, the most recently changed first. */
  list(presence: Presence): Promise<readonly MyCharacter[]>;
  /** Creates a character in the given or default storage; resolves to its address. */
  make(wish: NewCharacterForm, where?: Where): Promise<string>;
  read(character: Pick<MyCharacter, 'where' | 'id'>): Promise<CharacterRecord>;
  /** Restores a character with its history from a match file; resolves to its address. */
  restore(text: string): Promise<string>;
  /** Returns a character with its history as a file. */
  backup(character: MyCharacter): Promise<{ readonly name: string; readonly text: string }>;
  /** Copies a character under another name. */
  copy(character: MyCharacter, name: string): Promise<string>;
  /** Moves a character to the other storage, with its history or only with its current record. */
  move(character: MyCharacter, what: 'history' | 'record'): Promise<void>;
  remove(character: Pick<MyCharacter, 'where' | 'id'>): Promise<void>;
}

/** Creates the access to the user's characters. */
export function charactersOf(shell: ShellServices): Characters {
  const places: Readonly<Record<Where, CharacterPlace>> = { here: here(shell), server: onServer(shell) };
  const characters: Characters = {
    async list({ me, reach }) {
      if (me === undefined || reach !== 'online') return inOrder(await places.here.list());
      return inOrder((await Promise.all([kept(places.server, shell), places.here.list()])).flat());
    },
    async make(wish, where = defaultPlace(shell.presence())) {
      return addressOf(where, await places[where].make(wish));
    },
    read: ({ where, id }) => places[where].read(id),
    async restore(text) {
      const where = defaultPlace(shell.presence());
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

/** Returns the access to the user's characters for a page. */
export function useCharacters(shell: PageShell): Characters {
  return useMemo(() => charactersOf(shell), [shell]);
}

/** Loads the user's characters from the server and this device, the most recently changed first. */
export function useMyCharacters(
  shell: PageShell,
  characters: Characters,
): Loadable<readonly MyCharacter[]> & { again(): void } {
  const presence = shell.usePresence();
  // Reload when the user signs in or out, or comes online.
  const load = useCallback(() => characters.list(presence), [characters, presence]);
  return shell.useLoaded(load);
}

async function kept(server: CharacterPlace, shell: ShellServices): Promise<readonly MyCharacter[]> {
  try {
    return await server.list();
  } catch (error) {
    // Without a server, list the characters of this device.
    if (shell.isUnreachable(error)) return [];
    throw error;
  }
}

function inOrder(characters: readonly MyCharacter[]): readonly MyCharacter[] {
  return characters.toSorted((a, b) => Number(a.isRetired) - Number(b.isRetired) || b.movedAt - a.movedAt);
}

/** Returns the default storage: the account if the user has one, else this device. */
function defaultPlace({ me, reach }: Presence): Where {
  return reach === 'online' && me !== undefined && !me.guest ? 'server' : 'here';
}
