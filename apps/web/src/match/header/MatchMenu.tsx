import { areMates } from '@tessera/kernel';
import { isPersonal, type SeatUpdate, severalSeatsOf, whyNotSeatToo } from '@tessera/protocol';
import { ownSeats, seatOf, type TableState } from '@tessera/table';
import { Button, Dialog, MenuButton, type MenuItem } from '@tessera/ui';
import { book, eye, flag, link, log, pencil, person, play, robot, settings, trash } from '@tessera/ui/icons';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../api/api.ts';
import { manifestOf, personalPage } from '../../games/manifests.ts';
import { seatName } from '../../games/seatName.ts';
import { seatsOf } from '../../games/seatsOf.ts';
import { type Translate, useTexts } from '../../i18n/texts.ts';
import { usePresence } from '../../live/me.ts';
import { ownTables } from '../../local/localTables.ts';
import { hasBook } from '../../rulebook/books.ts';
import { openRule } from '../../rulebook/reading.ts';
import { showError } from '../../shell/showError.ts';
import { copyInvite } from '../invite.ts';
import { useShorteningOffer } from './fullHistory.ts';
import { LookLinkDialog } from './LookLinkDialog.tsx';

type Harm = 'concede' | 'abandon' | 'remove' | 'leave' | 'shorten' | 'shortenFull';

interface MatchMenuProps {
  readonly state: TableState;
  readonly where: 'server' | 'here';
  readonly onLog: () => void;
  readonly onEdit: (() => void) | undefined;
}

/** Menu of rarely used actions. Irreversible ones ask for confirmation. */
export function MatchMenu({ state, where, onLog, onEdit }: MatchMenuProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [harm, setHarm] = useState<Harm>();
  const [isSharing, setSharing] = useState(false);
  const host = usePresence(({ me }) => me?.id === state.info.host);
  const { info, viewer } = state;
  const isPersonalGame = personalPage(info.game) !== undefined;
  const isTogether = manifestOf(info.game)?.card.cooperative === true;
  const isRunning = info.status === 'playing';
  const go = (to: string) => () => void navigate(to);
  const isShortenable = where === 'server' && mayShorten(state);
  useShorteningOffer(
    info.id,
    isShortenable,
    useCallback(() => setHarm('shortenFull'), []),
  );

  const items: MenuItem[] = [
    ...(where === 'server' && !isPersonal(info)
      ? [{ id: 'invite', icon: link, label: t('menu.invite'), run: () => void copyInvite(info) }]
      : []),
    { id: 'log', icon: log, label: t('log.whole'), run: onLog },
    // A link shows a personal match as it is now, without its replay.
    ...(isPersonal(info) && seatOf(viewer) === undefined
      ? []
      : [
          {
            id: 'replay',
            icon: play,
            label: t('menu.replay'),
            run: go(where === 'server' ? `/replay/${info.id}` : `/local/${info.id}/replay`),
          },
        ]),
    ...(where === 'server' && isPersonal(info) && seatOf(viewer) !== undefined
      ? [{ id: 'look', icon: eye, label: t('look.menu'), run: () => setSharing(true) }]
      : []),
    ...(isShortenable ? [{ id: 'shorten', icon: trash, label: t('menu.shorten'), run: () => setHarm('shorten') }] : []),
    ...(onEdit ? [{ id: 'edit', icon: pencil, label: t('menu.edit'), run: onEdit }] : []),
    ...(where === 'server' && isRunning ? seatItems(state, host, t, () => setHarm('leave')) : []),
    ...(hasBook(info.game)
      ? [{ id: 'rulebook', icon: book, label: t('rulebook.title'), run: () => openRule() }]
      : [{ id: 'rules', icon: book, label: t('menu.rules'), run: go('/rules') }]),
    { id: 'settings', icon: settings, label: t('menu.settings'), run: go('/settings') },
    // A personal game is deleted in its own list, which explains the consequences.
    ...(where === 'server' && isRunning && seatOf(viewer) !== undefined && !isPersonalGame
      ? [
          {
            id: 'concede',
            icon: flag,
            label: t(isTogether ? 'menu.giveUp' : 'menu.concede'),
            run: () => setHarm('concede'),
          },
          { id: 'abandon', icon: trash, label: t('menu.abandon'), run: () => setHarm('abandon') },
        ]
      : []),
    ...(where === 'here' && !isPersonalGame
      ? [{ id: 'remove', icon: trash, label: t('menu.remove'), run: () => setHarm('remove') }]
      : []),
  ];

  const own = ownSeats(state);
  const others = seatsOf(info.seats).filter(({ holder, seat }) => holder.kind === 'human' && !own.includes(seat));
  const mates = others.filter(({ seat }) => areMates(info.teams, seatOf(viewer) ?? -1, seat));
  const asks = {
    abandon: others.length > 0 && 'abandonAsks',
    concede: concession(isTogether, mates.length > 0),
  } as const;
  const sure = ((harm === 'abandon' || harm === 'concede') && asks[harm]) || harm;
  const isPart = harm === 'concede' && isTogether && info.openedBy !== undefined;

  const confirm = async (what: Harm) => {
    setHarm(undefined);
    try {
      if (what === 'remove') await (await ownTables()).remove(info.id);
      else if (what === 'leave') await api.seat(info.id, seatOf(viewer) ?? 0, { kind: 'open' });
      else if (what === 'shorten' || what === 'shortenFull') return void (await api.shorten(info.id));
      else if ((await api[what](info.id)).status === 'playing') return;
      if (what !== 'concede') await navigate('/');
    } catch (error) {
      showError(error);
    }
  };

  return (
    <>
      <MenuButton label={t('menu.label')} items={items} />
      {isSharing && <LookLinkDialog info={info} onClose={() => setSharing(false)} />}
      {harm && (
        <Dialog
          open
          onClose={() => setHarm(undefined)}
          title={t(titleOf(harm, isTogether))}
          closeLabel={t('close')}
          actions={
            <>
              <Button onClick={() => setHarm(undefined)}>{t('menu.keep')}</Button>
              <Button tone="harm" onClick={() => void confirm(harm)}>
                {t(titleOf(harm, isTogether))}
              </Button>
            </>
          }
        >
          <p className="m-0">
            {sure && t(`menu.sure.${sure}`)} {isPart && t('menu.sure.giveUpPart')}
          </p>
        </Dialog>
      )}
    </>
  );
}

/** Whether the viewer may drop the history of the match: they play it alone, and no part of it in another match. */
function mayShorten({ info, viewer, seq }: TableState): boolean {
  const isSplit = info.opens !== undefined || info.lastOpened !== undefined || info.openedBy !== undefined;
  return isPersonal(info) && info.status === 'playing' && seatOf(viewer) !== undefined && !isSplit && seq > 0;
}

/** Returns the key of what conceding means: the others win, or the party loses together. */
function concession(isTogether: boolean, asks: boolean) {
  if (isTogether) return asks ? 'giveUpAsks' : 'giveUp';
  return asks ? 'concedeAsks' : 'concede';
}

function titleOf(harm: Harm, isTogether: boolean) {
  if (harm === 'leave') return 'menu.leaveSeat';
  if (harm === 'shortenFull') return 'menu.shorten';
  return harm === 'concede' && isTogether ? 'menu.giveUp' : (`menu.${harm}` as const);
}

/** Returns the seat actions: take a free seat, leave the own one, free the seat of an absent player. */
function seatItems(state: TableState, isHost: boolean, t: Translate, onLeave: () => void): MenuItem[] {
  const { info, viewer } = state;
  const own = seatOf(viewer);
  const seats = ownSeats(state);
  const rule = severalSeatsOf(info);
  const change = (seat: number, wish: SeatUpdate) => () => void api.seat(info.id, seat, wish).catch(showError);
  const items = seatsOf(info.seats).flatMap(({ holder, seat }): MenuItem[] => {
    const name = seatName(holder);
    const id = `seat ${seat}`;
    const mayTake = holder.kind === 'open' && whyNotSeatToo({ rule, teams: info.teams }, seats, seat) === undefined;
    const label = t(own === undefined ? 'menu.takeSeat' : 'menu.takeSeatToo', { number: seat + 1 });
    const take = mayTake ? [{ id, icon: person, label, run: change(seat, { kind: 'me' }) }] : [];
    if (mayTake && own === undefined) return take;
    const isEmpty = holder.kind === 'open' || (holder.kind === 'human' && !holder.online);
    if (!isEmpty || seats.includes(seat) || (own === undefined && !isHost)) return [];
    const bot = { id: `bot ${seat}`, icon: robot, label: t('menu.botSeat', { name }) };
    return [
      ...take,
      ...(holder.kind === 'human'
        ? [{ id, icon: person, label: t('menu.freeSeat', { name }), run: change(seat, { kind: 'open' }) }]
        : []),
      ...(isHost ? [{ ...bot, run: change(seat, { kind: 'bot', level: 'normal' }) }] : []),
    ];
  });
  const leave = { id: 'leave', icon: person, label: t('menu.leaveSeat'), run: onLeave };
  return own === undefined || info.seats.length === 1 ? items : [...items, leave];
}
