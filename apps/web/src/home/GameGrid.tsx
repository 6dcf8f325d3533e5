import { cardFor, type GameManifest } from '@tessera/manifest';
import { Link } from 'react-router';
import { isMatchGame, manifests, matchGames, startOf } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { Cover } from './Cover.tsx';

/** The games, as boxes on a shelf. */
export function GameGrid() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="games" className="flex flex-1 flex-col">
      <h2 id="games" className="m-0 mb-2 font-semibold text-body">
        {t('home.games')}
      </h2>
      <ul className="m-0 grid flex-1 list-none grid-cols-2 gap-2 p-0 sm:gap-4 xl:grid-cols-4">
        {matchGames.map((game) => (
          <li key={game.id} className="min-w-0">
            <GameBox game={game} />
          </li>
        ))}
      </ul>
      {manifests
        .filter((game) => !isMatchGame(game))
        .map((game) => (
          <PersonalBox key={game.id} game={game} />
        ))}
    </section>
  );
}

function GameBox({ game }: { readonly game: GameManifest }) {
  const { t, language } = useTexts();
  const { seats, minutes } = game.card;
  const { name, tagline } = cardFor(game, language);
  return (
    <Link
      to={startOf(game)}
      className="panel flex h-full flex-col overflow-hidden text-ink no-underline transition-transform time-feedback hover:-translate-y-0.5"
    >
      <span className="block aspect-[216/150] overflow-hidden">
        <Cover game={game.id} />
      </span>
      <span className="flex flex-1 flex-col p-2.5 sm:p-3">
        <span className="font-semibold font-title text-lead">{name}</span>
        <span className="mt-1 mb-2 text-muted text-note">{tagline}</span>
        <span className="mt-auto flex flex-wrap gap-x-3 border-hairline border-t pt-2 text-note">
          <span>
            {seats.min === seats.max ? t('home.players', { count: seats.min }) : t('home.playersRange', seats)}
          </span>
          <span className="text-muted">{t('home.minutes', { minutes })}</span>
        </span>
      </span>
    </Link>
  );
}

/** The way to something personal: a broad box, because it is no match that one starts here. */
function PersonalBox({ game }: { readonly game: GameManifest }) {
  const { name, tagline } = cardFor(game, useTexts().language);
  return (
    <Link
      to={startOf(game)}
      className="panel mt-2 flex items-stretch overflow-hidden text-ink sm:mt-4 no-underline transition-transform time-feedback hover:-translate-y-0.5"
    >
      <span className="block h-24 w-28 shrink-0 overflow-hidden sm:w-52">
        <Cover game={game.id} />
      </span>
      <span className="flex min-w-0 flex-1 flex-col justify-center p-2.5 sm:px-4">
        <span className="font-semibold font-title text-lead">{name}</span>
        <span className="mt-1 text-muted text-note">{tagline}</span>
      </span>
    </Link>
  );
}
