import { isPersonal } from '@tessera/protocol';
import { seatOf, type TableState } from '@tessera/table';
import { Button, Dialog } from '@tessera/ui';
import { book, flag, link, pencil, person, play, settings, trash } from '@tessera/ui/icons';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../api/api.ts';
import { seatName } from '../games/seatName.ts';
import { seatsOf } from '../games/seatsOf.ts';
import { CHARACTERS } from '../games/shelf.ts';
import { ownTables } from '../local/localTables.ts';
import { complain } from '../shell/complain.ts';
import { MenuButton, type MenuItem } from '../shell/MenuButton.tsx';
import { copyInvite } from './invite.ts';

interface MatchMenuProps {
  readonly state: TableState;
  readonly where: 'server' | 'here';
  readonly onEdit: (() => void) | undefined;
}

/** What is rarely needed at a table. What cannot be taken back asks once. */
export function MatchMenu({ state, where, onEdit }: MatchMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [harm, setHarm] = useState<'concede' | 'abandon' | 'remove'>();
  const { info, viewer } = state;
  const isCharacter = info.game === CHARACTERS;
  const isRunning = info.status === 'playing';
  const go = (to: string) => () => void navigate(to);

  const items: MenuItem[] = [
    ...(where === 'server' && !isPersonal(info)
      ? [{ id: 'invite', icon: link, label: t('menu.invite'), run: () => void copyInvite(info) }]
      : []),
    {
      id: 'replay',
      icon: play,
      label: t('menu.replay'),
      run: go(where === 'server' ? `/replay/${info.id}` : `/local/${info.id}/replay`),
    },
    ...(onEdit ? [{ id: 'edit', icon: pencil, label: t('menu.edit'), run: onEdit }] : []),
    ...absentSeats(state, where).map((seat) => ({
      id: `seat ${seat}`,
      icon: person,
      label: t('menu.takeSeat', { name: seatName(info.seats[seat]) }),
      run: () => void api.seat(info.id, seat, { kind: 'me' }).catch(complain),
    })),
    { id: 'rules', icon: book, label: t('menu.rules'), run: go('/rules') },
    { id: 'settings', icon: settings, label: t('menu.settings'), run: go('/settings') },
    // A character is deleted in the list of characters, which says what that means.
    ...(where === 'server' && isRunning && seatOf(viewer) !== undefined && !isCharacter
      ? [
          { id: 'concede', icon: flag, label: t('menu.concede'), run: () => setHarm('concede') },
          { id: 'abandon', icon: trash, label: t('menu.abandon'), run: () => setHarm('abandon') },
        ]
      : []),
    ...(where === 'here' && !isCharacter
      ? [{ id: 'remove', icon: trash, label: t('menu.remove'), run: () => setHarm('remove') }]
      : []),
  ];

  const confirm = async (what: 'concede' | 'abandon' | 'remove') => {
    setHarm(undefined);
    try {
      if (what === 'remove') await (await ownTables()).remove(info.id);
      else await api[what](info.id);
      if (what !== 'concede') await navigate('/');
    } catch (error) {
      complain(error);
    }
  };

  return (
    <>
      <MenuButton label={t('menu.label')} items={items} />
      {harm && (
        <Dialog
          open
          onClose={() => setHarm(undefined)}
          title={t(`menu.${harm}`)}
          closeLabel={t('close')}
          actions={
            <>
              <Button onClick={() => setHarm(undefined)}>{t('menu.keep')}</Button>
              <Button tone="harm" onClick={() => void confirm(harm)}>
                {t(`menu.${harm}`)}
              </Button>
            </>
          }
        >
          <p className="m-0">{t(`menu.sure.${harm}`)}</p>
        </Dialog>
      )}
    </>
  );
}

/** Seats that somebody who watches may take over: nobody is there. */
function absentSeats({ info, viewer }: TableState, where: 'server' | 'here'): readonly number[] {
  if (where === 'here' || info.status !== 'playing' || seatOf(viewer) !== undefined) return [];
  return seatsOf(info.seats).flatMap(({ holder, seat }) => (holder.kind !== 'bot' && !holder.online ? [seat] : []));
}
