import { Skeleton } from '@tessera/ui';
import { lazy, Suspense, useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaded } from '../shell/useLoaded.ts';
import { readCharacter, useMyCharacters } from './myCharacters.ts';
import { ownPacks } from './ownPacks.ts';
import type { MyCharacter } from './place.ts';

const HomebrewStudio = lazy(async () => ({ default: (await import('./characterTable.ts')).HomebrewStudio }));

/** Packs of one's own: written, tried on one's own characters, and kept. */
export function HomebrewPage() {
  const { t, i18n } = useTranslation();
  const mine = useMyCharacters();
  const characters = mine.phase === 'ready' ? mine.value : NOBODY;
  const load = useCallback(() => Promise.all(characters.filter(isWhole).map(recordOf)), [characters]);
  const records = useLoaded(load);
  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('homebrew.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('homebrew.title')}</h1>
      <Suspense fallback={<Skeleton lines={8} />}>
        <HomebrewStudio
          language={i18n.language}
          shelf={ownPacks}
          {...(records.phase === 'ready' && { characters: records.value })}
        />
      </Suspense>
    </div>
  );
}

const NOBODY: readonly MyCharacter[] = [];

function isWhole({ problem }: MyCharacter): boolean {
  return problem === undefined;
}

async function recordOf(character: MyCharacter) {
  const record = await readCharacter(character);
  return { name: record.name, record };
}
