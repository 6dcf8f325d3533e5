import { cardFor } from '@tessera/manifest';
import { isPersonal } from '@tessera/protocol';
import type { TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { ConnectionBadge, classes, IconButton, Mark } from '@tessera/ui';
import { chat as chatIcon } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { gameName, manifestOf } from '../../games/manifests.ts';
import { useTexts } from '../../i18n/texts.ts';
import { useUnread } from '../chat/useUnread.ts';
import { codeText } from '../codeText.ts';
import { useSending } from '../useSending.ts';
import { MatchMarks } from './MatchMarks.tsx';
import { MatchMenu } from './MatchMenu.tsx';
import { SeatBadges } from './SeatBadges.tsx';

interface MatchHeaderProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly where: 'server' | 'here';
  readonly title: string;
  /** Content that the game's table puts into the middle. */
  readonly heading: ReactNode;
  /** Receives the element into which a table renders its own heading; undefined for a table without one. */
  readonly onHeadingPlace: ((place: Element | null) => void) | undefined;
  readonly isChatting: boolean;
  readonly onChat: () => void;
  readonly onLog: () => void;
  readonly onEdit: (() => void) | undefined;
}

/** Header above every table: title, seats and connection state. */
export function MatchHeader({
  state,
  formatter,
  where,
  title,
  heading,
  onHeadingPlace,
  isChatting,
  onChat,
  onLog,
  onEdit,
}: MatchHeaderProps) {
  const { t, language } = useTexts();
  const { info } = state;
  const line = useSending(state) ? 'sending' : state.connection;
  const name = gameName(info.game);
  const called = isPersonal(info) ? undefined : t('match.code', { code: codeText(info.code) });
  const note = where === 'here' ? t('local.here') : called;
  const manifest = manifestOf(info.game);
  const back = manifest && cardFor(manifest, language).back;
  // A player alone at the table needs neither a seat list nor a chat.
  const isAlone = info.seats.length === 1;
  const isReached = line === 'online' || line === 'local' || line === 'sending';
  // The score of a game and clocks, or many seats, do not share a line.
  const hasOwnRow =
    (onHeadingPlace !== undefined && state.clocks !== undefined) || (!!heading && info.seats.length > 2);
  const watching = info.spectators > 0 ? t('match.watching', { count: info.spectators }) : undefined;

  return (
    // Columns: mark, title, heading of a game, seats, tools. Many seats take a second row instead.
    <header
      className={classes(
        'relative z-30 grid min-h-14 grid-cols-[auto_minmax(0,auto)_minmax(0,auto)_minmax(0,1fr)_auto] items-center gap-x-1',
        'border-hairline border-b bg-surface px-2 sm:gap-x-3 sm:px-4',
      )}
    >
      <Link
        to={manifest?.card.personal ?? '/'}
        aria-label={back ?? t('match.home')}
        className="col-start-1 row-start-1 grid size-11 place-items-center"
      >
        <Mark size={32} />
      </Link>
      <div
        className={onHeadingPlace ? 'hidden min-w-0 max-w-52 min-[1180px]:block' : 'col-start-2 min-w-0 sm:max-w-64'}
      >
        <div className="flex min-w-0 items-center gap-2">
          <h1 dir="auto" className="m-0 truncate font-semibold font-title text-body">
            {title}
          </h1>
          <MatchMarks info={info} />
        </div>
        <p className="m-0 truncate text-muted text-note">
          {[title !== name && name, note].filter(Boolean).join(' · ')}
        </p>
      </div>
      {/* The heading is as wide as its content; the seats take the rest. */}
      {heading && <div className="col-start-3 hidden min-w-0 px-4 min-[900px]:flex">{heading}</div>}
      {onHeadingPlace && (
        <div
          ref={onHeadingPlace}
          data-heading=""
          className="col-start-2 col-end-5 min-w-0 overflow-hidden min-[1180px]:col-start-3"
        />
      )}
      {!isAlone && (
        <div className={onHeadingPlace && !state.clocks ? 'sr-only' : 'contents'}>
          <SeatBadges state={state} formatter={formatter} isBelow={hasOwnRow} />
        </div>
      )}
      <div data-tools="" className="col-start-5 row-start-1 flex items-center gap-1">
        <span className={onHeadingPlace ? 'hidden' : 'hidden md:inline'}>
          <ConnectionBadge state={line} label={t(`connection.${line}`)} detail={watching} />
        </span>
        <span className={onHeadingPlace ? 'px-1' : 'px-1 md:hidden'}>
          <ConnectionBadge
            state={line}
            label={t(isReached ? `connection.${line}` : `connection.short.${line}`)}
            compact={isReached}
          />
        </span>
        {where === 'server' && !isAlone && <ChatButton state={state} isChatting={isChatting} onChat={onChat} />}
        <MatchMenu state={state} where={where} onLog={onLog} onEdit={onEdit} />
      </div>
    </header>
  );
}

function ChatButton({ state, isChatting, onChat }: Pick<MatchHeaderProps, 'state' | 'isChatting' | 'onChat'>) {
  const { t } = useTexts();
  const unread = useUnread(state, isChatting);
  return (
    <span className="relative">
      <IconButton
        bare
        icon={chatIcon}
        pressed={isChatting}
        label={unread > 0 ? t('chat.open', { count: unread }) : t('match.chat')}
        onClick={onChat}
      />
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-0 right-0 grid min-w-5 place-items-center rounded-full border border-act-line bg-act px-1 font-semibold text-act-ink text-note"
        >
          {unread}
        </span>
      )}
    </span>
  );
}
