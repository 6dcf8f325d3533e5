import type { GameManifest, ShellServices } from '@tessera/manifest';
import { isUnreachable } from '../api/problem.ts';
import { request, requestWithoutAnswer } from '../api/request.ts';
import { gameTranslator, loadedTranslator } from '../games/gameTranslator.ts';
import { currentTranslator } from '../i18n/texts.ts';
import { usePresence } from '../live/me.ts';
import { ownName } from '../live/ownName.ts';
import { hasOwnTables, ownTables } from '../local/localTables.ts';
import { messageOf } from './messageOf.ts';

/** Returns the services of the client for the code of a game. */
export function servicesFor(manifest: GameManifest): ShellServices {
  return {
    request,
    send: requestWithoutAnswer,
    isUnreachable,
    messageOf: (error) => messageOf(error, loadedTranslator(manifest, currentTranslator().language)),
    openMatch: async (id) => (await (await import('../match/pages/openMatch.ts')).openMatch(id)).table,
    tables: ownTables,
    hasTables: hasOwnTables,
    presence: usePresence.getState,
    ownName,
    translator: () => gameTranslator(manifest, currentTranslator().language),
  };
}
