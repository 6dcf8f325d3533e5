import {
  chatRuleOf,
  type MatchInfo,
  type SeatUpdate,
  seatsOfPlayer,
  severalSeatsOf,
  undoPolicyOf,
  whyNotSeatToo,
} from '@tessera/protocol';
import type { GameFormatter } from '@tessera/text';
import { Button, SeatMark, TeamMark } from '@tessera/ui';
import { copy, robot } from '@tessera/ui/icons';
import { useCallback, useState } from 'react';
import { api } from '../api/api.ts';
import { gameInfo } from '../games/gameInfo.ts';
import { LoadingRules } from '../games/LoadingRules.tsx';
import { levelName } from '../games/levelName.ts';
import { RoleText } from '../games/RoleText.tsx';
import { sidesOf } from '../games/seatsOf.ts';
import { useLobby } from '../games/useLobby.ts';
import { paceName } from '../home/paceName.ts';
import { type Translate, useTexts } from '../i18n/texts.ts';
import { usePresence } from '../live/me.ts';
import { showError } from '../shell/showError.ts';
import { useLoaded } from '../shell/useLoaded.ts';
import { codeText } from './codeText.ts';
import { copyInvite, inviteLink } from './invite.ts';
import { ReadyCheck } from './ReadyCheck.tsx';

/** Screen before a match starts: seats taken, seats free, and the invitation. */
export function WaitingRoom({ info, formatter }: { readonly info: MatchInfo; readonly formatter: GameFormatter }) {
  const { t } = useTexts();
  const me = usePresence((presence) => presence.me?.id);
  const [isWorking, setWorking] = useState(false);
  const isHost = info.host === me;
  const { roles, notes } = useLobby(info.game, info.seats.length, info.options);
  const open = info.seats.filter(({ kind, later }) => kind === 'open' && !later).length;

  const ask = async (asked: () => Promise<unknown>) => {
    setWorking(true);
    try {
      await asked();
    } catch (error) {
      showError(error);
    } finally {
      setWorking(false);
    }
  };
  const sit = (seat: number, wish: SeatUpdate) => void ask(() => api.seat(info.id, seat, wish));
  /** Leaves the own seat for another one. */
  const move = (from: number, to: number) => sit(to, { kind: 'me', from });

  return (
    <div className="flex-1 overflow-auto px-4 py-6">
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <div className="text-center">
          <h2 className="m-0 font-semibold font-title text-title">{t('room.title', { count: open })}</h2>
          <p className="m-0 text-muted">
            {paceName(info.pace)} · {t(info.visibility === 'public' ? 'room.public' : 'room.private')} ·{' '}
            {t(`room.chat.${chatRuleOf(info)}`)}
            {(info.teams ?? info.several) && ` · ${t(`room.several.${severalSeatsOf(info)}`)}`} ·{' '}
            {t(`room.undo.${undoPolicyOf(info)}`)}
          </p>
          {notes.map((note) => (
            <p key={note} className="m-0 mt-1">
              {note}
            </p>
          ))}
        </div>
        <section aria-labelledby="invite" className="panel flex flex-col items-center gap-3 p-4">
          <h3 id="invite" className="m-0 font-semibold text-body">
            {t('room.invite')}
          </h3>
          <p className="m-0 font-numeral font-semibold text-display tracking-[0.12em]">{codeText(info.code)}</p>
          <div className="flex w-full max-w-md gap-2">
            <input
              readOnly
              aria-label={t('room.link')}
              value={inviteLink(info)}
              onFocus={(event) => event.target.select()}
              className="min-h-target min-w-0 flex-1 rounded-control border border-control bg-table px-3 text-ink"
            />
            <Button icon={copy} onClick={() => void copyInvite(info)}>
              {t('room.copy')}
            </Button>
          </div>
        </section>
        <section aria-labelledby="seats" className="panel p-4">
          <h3 id="seats" className="m-0 mb-2 font-semibold text-body">
            {t('room.seats')}
          </h3>
          {sidesOf(info.seats, info.teams).map(({ team, index, seats }) => (
            <div key={team ?? ''} className="mt-4 first-of-type:mt-0">
              {team !== undefined && (
                <h4 id={`team-${team}`} className="m-0 flex items-center gap-2 font-semibold text-body">
                  <TeamMark team={index} />
                  {formatter.teamName(team)}
                </h4>
              )}
              <ol aria-labelledby={team === undefined ? 'seats' : `team-${team}`} className="m-0 list-none p-0">
                {seats.map(({ holder, seat }) => (
                  <li
                    key={seat}
                    className="flex min-h-14 flex-wrap items-center gap-3 border-hairline border-t py-2 first:border-t-0"
                  >
                    <SeatMark seat={seat} size={24} />
                    <span className="min-w-0 flex-1 basis-36">
                      <span className="block truncate font-semibold">{formatter.seatName(seat)}</span>
                      <span className="text-muted text-note">{seatNote(holder, holder.player === me, t)}</span>
                      {roles[seat] && <RoleText role={roles[seat]} />}
                    </span>
                    <SeatActions info={info} index={seat} me={me} isHost={isHost} onSit={sit} onMove={move} />
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </section>
        {info.readyCheck && (
          <ReadyCheck
            info={info}
            me={me}
            formatter={formatter}
            isWorking={isWorking}
            onReady={(ready) => void ask(() => api.ready(info.id, ready))}
          />
        )}
        <div className="flex justify-center gap-2">
          {info.readyCheck ? null : isHost ? (
            <Button
              tone="act"
              working={isWorking}
              locked={open > 0 ? t('room.stillOpen', { count: open }) : undefined}
              onClick={() => void ask(() => api.start(info.id))}
            >
              {open > 0 ? t('room.startWhen', { why: t('room.stillOpen', { count: open }) }) : t('room.start')}
            </Button>
          ) : (
            <p className="m-0 text-muted">{t('room.hostStarts')}</p>
          )}
        </div>
        <LoadingRules game={info.game} isWaiting={isWorking} className="text-center" />
      </div>
    </div>
  );
}

function seatNote(seat: MatchInfo['seats'][number], isMe: boolean, t: Translate): string {
  if (seat.kind === 'open') return t(seat.later ? 'room.later' : 'room.waiting');
  if (seat.kind === 'bot') return t('room.ready');
  if (isMe) return t('match.you');
  return t(seat.online ? 'room.here' : 'match.away');
}

interface SeatActionsProps {
  readonly info: MatchInfo;
  readonly index: number;
  readonly me: string | undefined;
  readonly isHost: boolean;
  readonly onSit: (seat: number, wish: SeatUpdate) => void;
  readonly onMove: (from: number, to: number) => void;
}

function SeatActions({ info, index, me, isHost, onSit, onMove }: SeatActionsProps) {
  const { t } = useTexts();
  const seat = info.seats[index];
  if (!seat) return null;
  const number = index + 1;
  const own = seatsOfPlayer(info, me);
  const isSeated = own.length > 0;
  const maySit = whyNotSeatToo({ rule: severalSeatsOf(info), teams: info.teams }, own, index) === undefined;
  const isMine = me !== undefined && seat.player === me;
  return (
    <span className="ml-auto flex flex-wrap gap-2">
      {seat.kind === 'open' && maySit && (
        <Button
          tone={isSeated ? 'rest' : 'act'}
          aria-label={t(isSeated ? 'room.sitTooAt' : 'room.sitAt', { number })}
          onClick={() => onSit(index, { kind: 'me' })}
        >
          {t(isSeated ? 'room.sitToo' : 'room.sit')}
        </Button>
      )}
      {seat.kind === 'open' && own.length === 1 && (
        <Button aria-label={t('room.moveTo', { number })} onClick={() => onMove(own[0] ?? index, index)}>
          {t('room.move')}
        </Button>
      )}
      {seat.kind === 'open' && isHost && (
        <BotChoice game={info.game} number={number} onBot={(level) => onSit(index, { kind: 'bot', level })} />
      )}
      {(isMine || (isHost && seat.kind !== 'open')) && (
        <Button
          aria-label={t(isMine ? 'room.standUp' : 'room.freeSeat', { number })}
          onClick={() => onSit(index, { kind: 'open' })}
        >
          {t(isMine ? 'room.stand' : 'room.free')}
        </Button>
      )}
    </span>
  );
}

/** Adds a bot to a seat: one press for the default level, or a level from the list. */
function BotChoice({
  game,
  number,
  onBot,
}: {
  readonly game: string;
  readonly number: number;
  readonly onBot: (level: string) => void;
}) {
  const { t } = useTexts();
  const load = useCallback(() => gameInfo(game), [game]);
  const loaded = useLoaded(load);
  const [level, setLevel] = useState('normal');
  const levels = loaded.phase === 'ready' ? loaded.value.levels : [level];
  return (
    <>
      <select
        aria-label={t('room.botLevel', { number })}
        value={level}
        onChange={(event) => setLevel(event.target.value)}
        className="min-h-target rounded-control border border-control bg-surface px-2 text-ink"
      >
        {levels.map((value) => (
          <option key={value} value={value}>
            {levelName(value)}
          </option>
        ))}
      </select>
      <Button icon={robot} aria-label={t('room.botAt', { number })} onClick={() => onBot(level)}>
        {t('room.bot')}
      </Button>
    </>
  );
}
