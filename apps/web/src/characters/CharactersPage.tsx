import { EmptyState, Skeleton } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { messageOf } from '../shell/messageOf.ts';
import { CharacterCard } from './CharacterCard.tsx';
import { makeCharacter, readCharacter, restoreCharacter, useMyCharacters } from './myCharacters.ts';
import type { MyCharacter, NewCharacter } from './place.ts';

const CharacterStart = lazy(async () => ({ default: (await import('./characterTable.ts')).CharacterStart }));

/** So many can be compared at once. */
const MOST_COMPARED = 4;

/** The characters of this person, and how to make another. */
export function CharactersPage() {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  const loaded = useMyCharacters();
  const [picked, setPicked] = useState<readonly string[]>([]);
  const characters = loaded.phase === 'ready' ? loaded.value : [];
  const pick = (to: string) =>
    setPicked((before) =>
      before.includes(to) ? before.filter((one) => one !== to) : [...before, to].slice(-MOST_COMPARED),
    );
  const make = async (wish: NewCharacter, screen: string) => {
    await navigate(`${await makeCharacter(wish)}#${screen}`);
  };

  return (
    <div className="pt-4 sm:pt-8">
      <title>{t('characters.pageTitle')}</title>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-4">
        <div>
          <h1 className="m-0 font-semibold font-title text-title">{t('characters.title')}</h1>
          <p className="m-0 max-w-prose text-muted">{t('characters.lead')}</p>
        </div>
        <ButtonLink to="/homebrew">{t('characters.toHomebrew')}</ButtonLink>
      </div>
      <section aria-labelledby="mine" className="mb-8">
        <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-2">
          <h2 id="mine" className="m-0 font-semibold text-body">
            {t('characters.mine')}
          </h2>
          {picked.length > 0 && (
            <ButtonLink small tone={picked.length > 1 ? 'act' : 'rest'} to={comparison(characters, picked)}>
              {t('characters.compareThese', { count: picked.length })}
            </ButtonLink>
          )}
        </div>
        {loaded.phase === 'loading' && <Skeleton lines={4} />}
        {loaded.phase === 'failed' && (
          <EmptyState drawing="failed" title={t('problem.title')} text={messageOf(loaded.error)} />
        )}
        {loaded.phase === 'ready' && characters.length === 0 && (
          <EmptyState drawing="nothing" title={t('characters.none')} text={t('characters.noneText')} />
        )}
        <ul className="m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
          {characters.map((character) => (
            <li key={character.to} className="min-w-0">
              <CharacterCard
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
          {t('characters.new')}
        </h2>
        <Suspense fallback={<p role="status">{t('characters.opening')}</p>}>
          <CharacterStart
            language={i18n.language}
            onCreate={(record, from, screen) => make({ record, from }, screen)}
            onRestore={async (text) => void (await navigate(await restoreCharacter(text)))}
            existing={characters.flatMap(templateOf)}
          />
        </Suspense>
      </section>
    </div>
  );
}

/** What a character offers to be copied from. */
function templateOf(character: MyCharacter) {
  const { to, heading, problem } = character;
  const record = () => readCharacter(character);
  return problem === undefined ? [{ id: to, name: heading.name, record }] : [];
}

function comparison(characters: readonly MyCharacter[], picked: readonly string[]): string {
  const ids = picked.flatMap((to) => {
    const found = characters.find((character) => character.to === to);
    return found ? [`${found.where}:${found.id}`] : [];
  });
  return `/characters/compare?ids=${ids.join(',')}`;
}
