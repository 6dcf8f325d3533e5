import type { GameManifest, PageShell, Presence } from '@tessera/manifest';
import { useMemo } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { loadedTranslator } from '../games/gameTranslator.ts';
import { playNow, usePlayNow } from '../games/playNow.ts';
import { ago } from '../i18n/ago.ts';
import { currentTranslator } from '../i18n/texts.ts';
import { usePresence } from '../live/me.ts';
import { ButtonLink } from './ButtonLink.tsx';
import { useOwnKeys } from './pageKeys.ts';
import { servicesFor } from './services.ts';
import { showError } from './showError.ts';
import { toasts } from './toasts.ts';
import { useLoaded } from './useLoaded.ts';

const DEFAULT_LEVEL = 'normal';

/** Returns the services of the client that a page of a game receives. */
export function usePageShell(manifest: GameManifest): PageShell {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      ...servicesFor(manifest),
      go: async (address) => void (await navigate(address)),
      playNow: (options) => {
        const { game, level } = usePlayNow.getState();
        return playNow({
          game: manifest.id,
          level: game === manifest.id ? level : DEFAULT_LEVEL,
          options: { ...options },
        });
      },
      done: (title) => void toasts.show({ kind: 'done', title }),
      complain: (error) => showError(error, loadedTranslator(manifest, currentTranslator().language)),
      ago,
      useSearch,
      usePresence: useWholePresence,
      useLoaded,
      useKeys: useOwnKeys,
      Link,
      ButtonLink,
    }),
    [manifest, navigate],
  );
}

function useSearch(): URLSearchParams {
  return useSearchParams()[0];
}

function useWholePresence(): Presence {
  return usePresence();
}
