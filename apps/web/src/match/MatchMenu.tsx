import { seatOf, type TableState } from '@tessera/table';
import { Button, Dialog, Icon, IconButton } from '@tessera/ui';
import { book, flag, type IconArt, link, menu, pencil, person, play, settings, trash } from '@tessera/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api } from '../api/api.ts';
import { seatName } from '../games/seatName.ts';
import { seatsOf } from '../games/seatsOf.ts';
import { ownTables } from '../local/localTables.ts';
import { complain } from '../shell/complain.ts';
import { copyInvite } from './invite.ts';

interface MatchMenuProps {
  readonly state: TableState;
  readonly where: 'server' | 'here';
  readonly onEdit: (() => void) | undefined;
}

interface Item {
  readonly id: string;
  readonly icon: IconArt;
  readonly label: string;
  readonly run: () => void;
}

/** What is rarely needed at a table. What cannot be taken back asks once. */
export function MatchMenu({ state, where, onEdit }: MatchMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [harm, setHarm] = useState<'concede' | 'abandon' | 'remove'>();
  const { info, viewer } = state;
  const isRunning = info.status === 'playing';
  const go = (to: string) => () => void navigate(to);

  const items: Item[] = [
    ...(where === 'server'
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
    ...(where === 'server' && isRunning && seatOf(viewer) !== undefined
      ? [
          { id: 'concede', icon: flag, label: t('menu.concede'), run: () => setHarm('concede') },
          { id: 'abandon', icon: trash, label: t('menu.abandon'), run: () => setHarm('abandon') },
        ]
      : []),
    ...(where === 'here' ? [{ id: 'remove', icon: trash, label: t('menu.remove'), run: () => setHarm('remove') }] : []),
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
      <span className="relative">
        <IconButton
          bare
          icon={menu}
          label={t('menu.label')}
          aria-expanded={isOpen}
          aria-haspopup="menu"
          onClick={() => setOpen(!isOpen)}
        />
        {isOpen && <MenuList items={items} onClose={() => setOpen(false)} />}
      </span>
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

function MenuList({ items, onClose }: { readonly items: readonly Item[]; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.parentElement?.contains(event.target)) onClose();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [onClose]);

  const move = (step: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    <div
      ref={list}
      role="menu"
      aria-label={t('menu.label')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else return;
        event.preventDefault();
      }}
      className="panel absolute top-12 right-0 z-30 flex w-60 flex-col overflow-hidden bg-raised py-1 shadow-float"
    >
      {items.map(({ id, icon, label, run }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          onClick={() => {
            onClose();
            run();
          }}
          className="flex min-h-target items-center gap-3 border-0 bg-transparent px-4 text-left text-ink hover:bg-table focus-visible:-outline-offset-2"
        >
          <Icon of={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}
