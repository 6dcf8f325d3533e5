import { seatOf, type Table, useTable } from '@tessera/table';
import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { matchTitle } from '../games/manifests.ts';
import type { OpenGame } from '../games/openGame.ts';
import { useGameFormatter } from '../games/useGameFormatter.ts';
import { isAsked } from '../genericTable/isAsked.ts';
import { useTexts } from '../i18n/texts.ts';
import { hasReviews } from '../review/hasReviews.ts';
import { closeRules, useReading } from '../rulebook/reading.ts';
import { tableSettings, useSettings } from '../settings/settings.ts';
import { EndPanel } from './banners/EndPanel.tsx';
import { HandOver, useHandOver } from './banners/HandOver.tsx';
import { TableBanners } from './banners/TableBanners.tsx';
import { TableTrouble } from './banners/TableTrouble.tsx';
import { useAway } from './banners/useAway.ts';
import { ChatPanel } from './chat/ChatPanel.tsx';
import { useSeen } from './chat/useReadPosition.ts';
import { OwnDice } from './dice/OwnDice.tsx';
import { useOwnDice } from './dice/useOwnDice.ts';
import { EditDialog } from './EditDialog.tsx';
import { GameOnTable } from './GameOnTable.tsx';
import { useWatchedHistory } from './header/fullHistory.ts';
import { MatchHeader } from './header/MatchHeader.tsx';
import { useReminder } from './header/useReminder.ts';
import { useTitleKeeping } from './header/useTitleKeeping.ts';
import { LogPanel } from './LogPanel.tsx';
import { useThumbnailKeeping } from './pictureOf.tsx';
import { SoundCaption } from './sound/SoundCaption.tsx';
import { useSounds } from './sound/useSounds.ts';
import { CardDialog } from './subjects/SubjectCard.tsx';
import { useSubjects } from './subjects/useSubjects.ts';
import { useTableParts } from './tableParts.tsx';
import { useHomeKeeping } from './useHomeKeeping.ts';
import { usePlace } from './usePlace.ts';
import { useShownTable } from './useShownTable.ts';
import { useTableCommands } from './useTableCommands.ts';
import { WaitingRoom } from './WaitingRoom.tsx';

/** Loaded when it is opened, with the parser of its texts. */
const RulebookPanel = lazy(async () => ({ default: (await import('../rulebook/RulebookPanel.tsx')).RulebookPanel }));

export interface TableScreenProps {
  readonly table: Table;
  readonly game: OpenGame;
  readonly where: 'server' | 'here';
  /** The address of a match that is seen through a link; its hash has the key. */
  readonly look?: { readonly base: string; readonly hash: string };
}

/** Page of a match: header, banners of the shell, and the table of the game below. */
export function TableScreen({ table, game, where, look }: TableScreenProps) {
  const { t } = useTexts();
  const state = useTable(table);
  const gameTable = game.table;
  const formatter = useGameFormatter(game, state);
  const place = usePlace(look?.base ?? `/${where === 'server' ? 'match' : 'local'}/${state.info.id}`, look?.hash);
  const shown = useShownTable(table, gameTable);
  const settings = useSettings();
  const ownSettings = useMemo(() => tableSettings(settings), [settings]);
  const { panel, close, chat, log } = usePanels();
  const [isEditing, setEditing] = useState(false);
  const isReading = useReading(({ isOpen }) => isOpen);
  // The next table may be of another game, with other sections.
  useEffect(() => closeRules, []);
  const handOver = useHandOver(table, state);
  const { info, view } = state;
  const isPlayer = seatOf(state.viewer) !== undefined;

  const watched = useWatchedHistory(table, info.id);
  const { hand, rolling } = useOwnDice(watched, state, gameTable, formatter);
  // At a table for one it is always the player's turn, so turn notices and chat are omitted.
  const isAlone = info.seats.length === 1;
  const isMyTurn = isAsked(shown.state) && !isAlone;
  const ownTitle = view && gameTable.title?.(view, formatter);
  const title = ownTitle || matchTitle(info);
  useTitleKeeping(where, info, ownTitle);
  const sounds = useSounds(shown.state, gameTable);
  const away = useAway(state, gameTable);
  useHomeKeeping(shown.state, formatter, handOver.isSecret);
  useReminder(isMyTurn, title);
  useSeen(table, state);
  useThumbnailKeeping(info.id, gameTable, handOver.isSecret ? undefined : view);
  useTableCommands(watched, formatter, { chat: isAlone ? undefined : chat, log, game: info.game });

  // Players who share a device see no film: its board would show hidden information of the others.
  const film = state.shared
    ? undefined
    : `${where === 'server' ? '/replay/' : '/local/'}${info.id}${where === 'here' ? '/replay' : ''}`;
  const subjects = useSubjects(shown.state, gameTable, formatter);

  const [headingPlace, setHeadingPlace] = useState<Element | null>(null);
  const headed = headingPlace ? { headingPlace } : {};
  const bare = { table: hand, state, shown, settings: ownSettings, formatter, place, ...headed };
  const props = { ...bare, parts: useTableParts(bare, gameTable, subjects) };
  const isSet = state.status === 'ready' && view !== undefined && !handOver.isDue;
  return (
    <div className="flex h-dvh min-h-0 flex-col overflow-hidden">
      <title>{`${isMyTurn ? `${t('match.yourTurn')} · ` : ''}${title} · Tessera`}</title>
      <MatchHeader
        state={shown.state}
        formatter={formatter}
        where={where}
        title={title}
        heading={isSet && gameTable.Heading && <gameTable.Heading {...props} />}
        onHeadingPlace={isSet && gameTable.headsItself ? setHeadingPlace : undefined}
        isChatting={panel === 'chat'}
        onChat={chat}
        onLog={log}
        onEdit={info.mode === 'companion' && isPlayer ? () => setEditing(true) : undefined}
      />
      <div className="relative flex min-h-0 flex-1">
        {/* Isolated stacking context: no element of a table covers the chat, regardless of its z-index. */}
        <main className="relative isolate flex min-h-0 min-w-0 flex-1 flex-col">
          {state.status === 'ready' && !handOver.isDue && (
            <>
              <TableBanners {...{ table, state, formatter, where, away, film }} shown={shown.state} />
              {rolling && <OwnDice rolling={rolling} />}
              <EndPanel state={shown.state} formatter={formatter} where={where} canReview={hasReviews(game)} />
            </>
          )}
          <SoundCaption sounds={sounds} />
          {isSet ? (
            <div
              data-testid="table-ready"
              data-seq={state.seq}
              data-shown={shown.state.seq}
              data-events={shown.acting?.events ?? 0}
              className="min-h-0 flex-1 overflow-auto"
            >
              <GameOnTable game={game} {...props} />
            </div>
          ) : handOver.isDue ? (
            <HandOver {...handOver} />
          ) : info.status === 'open' ? (
            <WaitingRoom info={info} formatter={formatter} />
          ) : (
            <TableTrouble state={state} formatter={formatter} where={where} />
          )}
        </main>
        {isReading && (
          <Suspense>
            <RulebookPanel game={info.game} />
          </Suspense>
        )}
        {panel === 'chat' && <ChatPanel table={table} state={state} formatter={formatter} onClose={close} />}
        {panel === 'log' && !handOver.isDue && (
          <LogPanel
            state={shown.state}
            formatter={formatter}
            gameTable={gameTable}
            subjects={subjects}
            summaries={isAlone ? [] : away.sinceTurn}
            film={film && `${film}?from=${away.lastTurn}`}
            onClose={close}
          />
        )}
      </div>
      <CardDialog subjects={subjects} />
      {isEditing && <EditDialog table={table} formatter={formatter} onClose={() => setEditing(false)} />}
    </div>
  );
}

/** The panel of the shell over a side of the table: one at a time. */
function usePanels() {
  const [panel, setPanel] = useState<'chat' | 'log'>();
  const close = useCallback(() => setPanel(undefined), []);
  const chat = useCallback(() => setPanel((before) => (before === 'chat' ? undefined : 'chat')), []);
  const log = useCallback(() => setPanel((before) => (before === 'log' ? undefined : 'log')), []);
  return { panel, close, chat, log };
}
