import type { LobbyTable, RoleDifficulty } from '@tessera/manifest';
import { useCallback } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { gameTranslator } from './gameTranslator.ts';
import { manifestOf } from './manifests.ts';

/** Role of a seat in the language of the page. */
export interface ShownRole {
  readonly id: string;
  readonly name: string;
  readonly advice: string | undefined;
  readonly difficulty: RoleDifficulty | undefined;
  /** Names of some of its cards or abilities. */
  readonly samples: readonly string[];
}

/** Roles of the seats and notes about the match, in the language of the page. */
export interface ShownLobby {
  readonly roles: readonly ShownRole[];
  readonly notes: readonly string[];
}

const NOTHING: ShownLobby = { roles: [], notes: [] };

/** Returns the advice of the game to players before a match starts. */
export async function shownLobby(game: string, table: LobbyTable, language: string): Promise<ShownLobby> {
  const manifest = manifestOf(game);
  if (!manifest?.lobby) return NOTHING;
  const [lobby, { t, has }] = await Promise.all([manifest.lobby(), gameTranslator(manifest, language)]);
  return {
    roles: (lobby.roles?.(table) ?? []).map(({ id, name, advice, difficulty, samples = [] }) => ({
      id,
      name: t(name),
      advice: advice === undefined ? undefined : t(advice),
      difficulty,
      samples: samples.map((key) => t(key)),
    })),
    // A host may have chosen content that this client does not know by name.
    notes: (lobby.notes?.(table) ?? []).flatMap(({ code, params }) => (has(code) ? [t(code, params)] : [])),
  };
}

/** Loads the roles and notes of a table; none until they are loaded. `options` must be stable. */
export function useLobby(game: string, seats: number, options: LobbyTable['options']): ShownLobby {
  const { language } = useTexts();
  const load = useCallback(() => shownLobby(game, { seats, options }, language), [game, seats, options, language]);
  const loaded = useLoaded(load);
  return loaded.phase === 'ready' ? loaded.value : NOTHING;
}
