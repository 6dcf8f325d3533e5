import { manifests } from '../games/manifests.ts';
import { useTexts } from '../i18n/texts.ts';
import { GameBox } from './GameBox.tsx';
import { byEase, columnsFor, columnsOf } from './gameOrder.ts';

const games = byEase(manifests);
const WIDE = columnsFor(games.length) === 4 ? 'xl:grid-cols-4' : 'xl:grid-cols-3';
const SPANS: Readonly<Record<number, string>> = { 2: 'xl:col-span-2', 3: 'xl:col-span-3', 4: 'xl:col-span-4' };

/** Grid of the games, the easiest to start first. The cards of a last row that is not full share it. */
export function GameGrid() {
  const { t } = useTexts();
  return (
    <section aria-labelledby="games" className="flex flex-1 flex-col">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="games" className="m-0 font-semibold text-body">
          {t('home.games')}
        </h2>
        <span className="text-muted text-note">{t('home.easiestFirst')}</span>
      </div>
      <ul className={`m-0 grid list-none gap-2 p-0 sm:grid-cols-2 sm:gap-4 ${WIDE}`}>
        {games.map((game, i) => (
          <li
            key={game.id}
            data-game={game.id}
            className={`min-w-0 sm:max-xl:last:odd:col-span-2 ${SPANS[columnsOf(i, games.length)] ?? ''}`}
          >
            <GameBox game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
}
