import { Button, Icon, SeatMark } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { Part } from '../frame/Screen.tsx';
import { type CampaignTableModel, isSame, press, refusalOf } from '../tableModel.ts';

/** The players: present, ready or away. */
export function Players({ table }: { readonly table: CampaignTableModel }) {
  const { view, t, formatter, armed, free } = table;
  // An absent player in a free seat is hidden; an absent player with a seat may be called back.
  const there = view.players.flatMap((one, player) => (one.away && free.has(player) ? [] : [{ ...one, player }]));
  const open = view.players.length - there.length;
  if (view.players.length < 2) return null;
  return (
    <Part title={t('players')}>
      <ul className="m-0 list-none divide-y divide-hairline p-0">
        {there.map(({ away, ready, abstains, player }) => {
          const action = { type: 'away' as const, player, away: !away };
          const name = formatter.seatName(player);
          const label = t(away ? 'comesBack' : 'leaves');
          const isArmed = isSame(armed, action);
          return (
            <li key={player} className="flex min-h-target items-center gap-2 py-1">
              <SeatMark seat={player} size={18} taken={!away} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              {ready && (
                <span className="inline-flex items-center gap-1 text-good text-note">
                  <Icon of={check} size={14} />
                  {t('isReady')}
                </span>
              )}
              {away && <span className="text-muted text-note">{t('isAway')}</span>}
              {abstains && !away && <span className="text-muted text-note">{t('abstains')}</span>}
              {refusalOf(table, action) === undefined && (
                <Button
                  small
                  tone="bare"
                  aria-label={`${isArmed ? `${t('sure')} ` : ''}${label}: ${name}`}
                  pressed={isArmed}
                  onClick={() => press(table, action)}
                >
                  {isArmed ? t('sure') : label}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {open > 0 && <p className="m-0 mt-1 text-muted text-note">{t('freeSeats', { count: open })}</p>}
    </Part>
  );
}
