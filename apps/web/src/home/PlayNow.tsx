import { Button, TextButton } from '@tessera/ui';
import { cube } from '@tessera/ui/icons';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { gameTranslator } from '../games/gameTranslator.ts';
import { LoadingRules } from '../games/LoadingRules.tsx';
import { gameName, manifestOf } from '../games/manifests.ts';
import { usePlayNow } from '../games/playNow.ts';
import { useTexts } from '../i18n/texts.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { useStart } from './useStart.tsx';

const ChangeMenu = lazy(() => import('./ChangeMenu.tsx'));

/** Button that starts a match against a bot. */
export function PlayNow() {
  const { t } = useTexts();
  const choice = usePlayNow();
  const { isStarting, start, question } = useStart();
  const [isChanging, setChanging] = useState(false);
  const { minutes = 0 } = manifestOf(choice.game)?.card ?? {};
  const chosen = [gameName(choice.game), ...useOptionNames(choice)].join(', ');

  return (
    <div className="relative">
      <Button
        tone="act"
        icon={cube}
        working={isStarting}
        onClick={() => void start(choice)}
        className="h-14 w-full min-w-64 px-6 text-lead shadow-panel sm:w-auto"
      >
        {t('home.playNow')}
      </Button>
      <LoadingRules game={choice.game} isWaiting={isStarting} />
      {question}
      <p className="m-0 mt-0.5 text-muted text-note">
        {t('home.playNowDetail', { game: chosen, minutes })}{' '}
        <TextButton aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
          {t('home.change')}
        </TextButton>
      </p>
      {isChanging && (
        <Suspense>
          <ChangeMenu onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** Returns the names of the chosen options in the game's texts, or their raw values until the texts are loaded. */
function useOptionNames({ game, options }: ReturnType<typeof usePlayNow.getState>): readonly string[] {
  const { language } = useTexts();
  const chosen = useMemo(() => Object.entries(options).filter(isNamed), [options]);
  const load = useCallback(async () => {
    const manifest = manifestOf(game);
    // Usually no option is chosen, so no texts are fetched.
    return manifest && chosen.length > 0 ? gameTranslator(manifest, language) : undefined;
  }, [game, chosen, language]);
  const loaded = useLoaded(load);
  const translator = loaded.phase === 'ready' ? loaded.value : undefined;
  return chosen.map(([name, value]) => {
    const key = `option.${name}.options.${value}`;
    return translator?.has(key) ? translator.t(key) : value.replaceAll('-', ' ');
  });
}

function isNamed(option: readonly [string, unknown]): option is [string, string] {
  return typeof option[1] === 'string';
}
