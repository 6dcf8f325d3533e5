import type { GameManifest, ShellServices } from '@tessera/manifest';
import { isUnreachable } from '../api/problem.ts';
import { request, requestWithoutAnswer } from '../api/request.ts';
import { gameSpeech, speechAtHand } from '../games/gameSpeech.ts';
import { currentTranslator, t } from '../i18n/texts.ts';
import { usePresence } from '../live/me.ts';
import { hasOwnTables, ownTables } from '../local/localTables.ts';
import { messageOf } from './messageOf.ts';

/** Returns the services of the client for the code of a game. */
export function servicesFor(manifest: GameManifest): ShellServices {
  return {
    request,
    send: requestWithoutAnswer,
    isUnreachable,
    messageOf: (error) => messageOf(error, speechAtHand(manifest, currentTranslator().language)),
    tables: ownTables,
    hasTables: hasOwnTables,
    presence: usePresence.getState,
    ownName: () => usePresence.getState().me?.name ?? t('local.you'),
    speech: () => gameSpeech(manifest, currentTranslator().language),
  };
}
