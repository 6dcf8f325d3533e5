import type { GameManifest } from '@tessera/manifest';
import { isMatchGame, manifests } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { GameBox } from './GameBox.tsx';

/** Minutes from which a game gets a large card. */
const LONG_MINUTES = 20;

/** Grid of the games: large cards first, small ones below. */
export function GameGrid() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="games" className="flex flex-1 flex-col">
      <h2 id="games" className="m-0 mb-2 font-semibold text-body">
        {t('home.games')}
      </h2>
      <ul className="m-0 grid list-none grid-cols-2 gap-2 p-0 sm:gap-4 xl:grid-cols-4">
        {manifests.filter(isLarge).map((game) => (
          <li key={game.id} className="min-w-0">
            <GameBox game={game} />
          </li>
        ))}
      </ul>
      <ul className="m-0 mt-2 grid list-none gap-2 p-0 sm:mt-4 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {manifests
          .filter((game) => !isLarge(game))
          .map((game) => (
            <li key={game.id} className="min-w-0">
              <GameBox game={game} lying />
            </li>
          ))}
      </ul>
    </section>
  );
}

function isLarge(game: GameManifest): boolean {
  return !isMatchGame(game) || game.card.minutes >= LONG_MINUTES;
}
