import { capital } from '@tessera/gloomhaven/table/shared';
import { lastGame } from '@tessera/gloomhaven-campaign';
import type { TableEntry } from '@tessera/table';
import { Part } from '../frame/Screen.tsx';
import { broughtHome } from '../model/outcome.ts';
import { CharacterDisc } from '../party/CharacterDisc.tsx';
import type { CampaignTableModel } from '../tableModel.ts';

/** Results of a scenario: the gains of each hero and the rewards of the party. */
export function Rewards({ table, log }: { readonly table: CampaignTableModel; readonly log: readonly TableEntry[] }) {
  const { view, t, name, formatter } = table;
  const game = lastGame(view.journal);
  if (game === undefined) return null;
  return (
    <article className="mx-auto flex max-w-168 flex-col gap-5 py-2">
      <header>
        <h2 className="m-0 font-semibold font-title text-title">{name(game.scenario)}</h2>
        <p className={game.won ? 'm-0 text-good' : 'm-0 text-enemy'}>
          {capital(t(game.won ? 'wonIn' : 'lostIn', { rounds: game.rounds }))}
        </p>
      </header>
      <Part title={t('broughtHome')}>
        <ul className="m-0 list-none divide-y divide-hairline p-0">
          {game.heroes.map(({ character, xp, gold, checks, kills, exhausted }) => {
            const one = view.characters[character]!;
            return (
              <li key={character} className="flex items-center gap-3 py-2">
                <CharacterDisc of={one} />
                <span>{t('brought', { name: one.name, xp, gold, checks, kills, exhausted })}</span>
              </li>
            );
          })}
        </ul>
      </Part>
      <Part title={t('cameOfIt')}>
        <ul className="m-0 list-none divide-y divide-hairline p-0">
          {broughtHome(log).map((event, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what followed has nothing but its order.
            <li key={n} className="py-1">
              {capital(formatter.event(event))}
            </li>
          ))}
        </ul>
      </Part>
    </article>
  );
}
