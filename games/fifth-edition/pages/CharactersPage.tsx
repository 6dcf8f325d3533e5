import type { PageProps } from '@tessera/manifest';
import type { TranslateFn } from '@tessera/text';
import { EmptyState, Skeleton } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { CharacterCard } from './CharacterCard.tsx';
import { type Characters, useCharacters, useMyCharacters } from './myCharacters.ts';
import type { PageText } from './pageText.ts';
import type { MyCharacter, NewCharacterForm } from './place.ts';

const CharacterStart = lazy(async () => ({ default: (await import('./tableIn.ts')).CharacterStart }));

/** Limit of characters in a comparison. */
const MAX_COMPARED = 4;

/** List of the user's characters, with the ways to create another. */
export function CharactersPage({ shell, translator }: PageProps) {
  const t: TranslateFn<PageText> = translator.t;
  const { ButtonLink } = shell;
  const mine = useCharacters(shell);
  const loaded = useMyCharacters(shell, mine);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const characters = loaded.phase === 'ready' ? loaded.value : [];
  const pick = (to: string) =>
    setPicked((before) =>
      before.includes(to) ? before.filter((one) => one !== to) : [...before, to].slice(-MAX_COMPARED),
    );
  const make = async (wish: NewCharacterForm, screen: string) => {
    await shell.go(`${await mine.make(wish)}/${screen}`);
  };

  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('pages.characters.pageTitle')}</title>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="m-0 font-semibold font-title text-title">{t('pages.characters.title')}</h1>
          <p className="m-0 max-w-prose text-muted">{t('pages.characters.lead')}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to="/new?game=fifth-edition-party">{t('pages.characters.toParty')}</ButtonLink>
          <ButtonLink to="/homebrew">{t('pages.characters.toHomebrew')}</ButtonLink>
        </div>
      </div>
      <section aria-labelledby="mine" className="mb-8">
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
          <h2 id="mine" className="m-0 font-semibold text-body">
            {t('pages.characters.mine')}
          </h2>
          {picked.length > 0 && (
            <ButtonLink small tone={picked.length > 1 ? 'act' : 'rest'} to={comparison(characters, picked)}>
              {t('pages.characters.compareThese', { count: picked.length })}
            </ButtonLink>
          )}
        </div>
        {loaded.phase === 'loading' && <Skeleton lines={4} />}
        {loaded.phase === 'failed' && (
          <EmptyState drawing="failed" title={t('pages.failed')} text={shell.messageOf(loaded.error)} />
        )}
        {loaded.phase === 'ready' && characters.length === 0 && (
          <EmptyState drawing="nothing" title={t('pages.characters.none')} text={t('pages.characters.noneText')} />
        )}
        <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          {characters.map((character) => (
            <li key={character.to} className="min-w-0">
              <CharacterCard
                shell={shell}
                t={t}
                mine={mine}
                character={character}
                isPicked={picked.includes(character.to)}
                onPick={() => pick(character.to)}
                onChanged={loaded.again}
              />
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="new">
        <h2 id="new" className="m-0 mb-2 font-semibold text-body">
          {t('pages.characters.new')}
        </h2>
        <Suspense fallback={<p role="status">{t('pages.characters.opening')}</p>}>
          <CharacterStart
            translator={translator}
            onCreate={(record, from, screen) => make({ record, from }, screen)}
            onRestore={async (text) => shell.go(await mine.restore(text))}
            existing={characters.flatMap((character) => templateOf(mine, character))}
          />
        </Suspense>
      </section>
    </div>
  );
}

/** Returns the template for copying a character; none if it cannot be opened. */
function templateOf(mine: Characters, character: MyCharacter) {
  const { to, heading, problem } = character;
  const record = () => mine.read(character);
  return problem === undefined ? [{ id: to, name: heading.name, record }] : [];
}

function comparison(characters: readonly MyCharacter[], picked: readonly string[]): string {
  const ids = picked.flatMap((to) => {
    const found = characters.find((character) => character.to === to);
    return found ? [`${found.where}:${found.id}`] : [];
  });
  return `/characters/compare?ids=${ids.join(',')}`;
}
