import type { PageProps } from '@tessera/manifest';
import type { TranslateFn } from '@tessera/text';
import { Skeleton } from '@tessera/ui';
import { lazy, Suspense, useCallback, useMemo } from 'react';
import { type Characters, useCharacters, useMyCharacters } from './myCharacters.ts';
import { ownPacks } from './ownPacks.ts';
import type { PageText } from './pageText.ts';
import type { MyCharacter } from './place.ts';

const HomebrewStudio = lazy(async () => ({ default: (await import('./tableIn.ts')).HomebrewStudio }));

/** Page for custom packs: editing, trying on the user's characters, and saving. */
export function HomebrewPage({ shell, translator }: PageProps) {
  const t: TranslateFn<PageText> = translator.t;
  const mine = useCharacters(shell);
  const shelf = useMemo(() => ownPacks(shell), [shell]);
  const loaded = useMyCharacters(shell, mine);
  const characters = loaded.phase === 'ready' ? loaded.value : NOBODY;
  const load = useCallback(
    () => Promise.all(characters.filter(isWhole).map((character) => recordOf(mine, character))),
    [characters, mine],
  );
  const records = shell.useLoaded(load);
  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('pages.homebrew.pageTitle')}</title>
      <h1 className="m-0 mb-4 font-semibold font-title text-title">{t('pages.homebrew.title')}</h1>
      <Suspense fallback={<Skeleton lines={8} />}>
        <HomebrewStudio
          translator={translator}
          shelf={shelf}
          onUse={async (record) => shell.go(`${await mine.make({ record, from: 'copy' })}/sheet`)}
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

async function recordOf(mine: Characters, character: MyCharacter) {
  const record = await mine.read(character);
  return { name: record.name, record };
}
