import type { TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { Button, SeatMark, TeamMark } from '@tessera/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type NumberedSeat, sidesOf } from '../../games/seatsOf.ts';
import { useTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../shell/ButtonLink.tsx';
import { showError } from '../../shell/showError.ts';
import { rematchOf } from '../rematch.ts';

interface EndPanelProps {
  readonly state: TableState;
  readonly formatter: GameFormatter;
  readonly where: 'server' | 'here';
  /** Whether the match can be reviewed. */
  readonly canReview: boolean;
}

/** Result of a match and the next steps. It is above the table, so that the final position stays visible. */
export function EndPanel({ state: { info }, formatter, where, canReview }: EndPanelProps) {
  const { t } = useTexts();
  const navigate = useNavigate();
  const [isWorking, setWorking] = useState(false);
  const { ending } = info;
  if (!ending) return null;
  // A match for one player has no winner or loser.
  const isAlone = info.seats.length === 1;
  const replay = where === 'server' ? `/replay/${info.id}` : `/local/${info.id}/replay`;
  const why = ending.why === undefined ? undefined : formatter.ending(ending.why);
  const culprit = ending.seat === undefined ? '' : formatter.seatName(ending.seat);

  const rematch = async () => {
    setWorking(true);
    try {
      await navigate(await rematchOf(info, where));
    } catch (error) {
      showError(error);
    } finally {
      setWorking(false);
    }
  };

  return (
    <section
      aria-labelledby="ending"
      className="flex flex-wrap items-center gap-x-6 gap-y-2 border-act-line border-b bg-raised px-4 py-3"
    >
      <div className="min-w-0">
        <h2 id="ending" className="m-0 font-semibold font-title text-lead">
          {t(`ending.by.${ending.by}`, { name: culprit })}
        </h2>
        {why !== undefined && <p className="m-0 text-muted text-note">{why}</p>}
      </div>
      {!isAlone && (
        <ol className="m-0 flex list-none flex-wrap gap-x-4 gap-y-1 p-0">
          {sidesOf(info.seats, info.teams).map(({ team, index, seats }) =>
            team === undefined ? (
              seats.map((seat) => (
                <li key={seat.seat} className="flex items-center gap-2">
                  <Player of={seat} ending={ending} formatter={formatter} />
                  <b>{t(`ending.result.${ending.results[seat.seat] ?? 'draw'}`)}</b>
                </li>
              ))
            ) : (
              <li key={team} data-team={team} className="flex flex-wrap items-center gap-x-2">
                <TeamMark team={index} />
                <span className="font-semibold">{formatter.teamName(team)}:</span>
                <b>{t(`ending.team.${ending.results[seats[0]?.seat ?? 0] ?? 'draw'}`)}</b>
                {seats.map((seat) => (
                  <span key={seat.seat} className="flex items-center gap-1 text-muted">
                    <Player of={seat} ending={ending} formatter={formatter} />
                  </span>
                ))}
              </li>
            ),
          )}
        </ol>
      )}
      <div className="ml-auto flex flex-wrap gap-2">
        {isAlone || info.openedBy ? null : info.rematch ? (
          <ButtonLink tone="act" to={`/match/${info.rematch}`}>
            {t('ending.toRematch')}
          </ButtonLink>
        ) : (
          <Button tone="act" working={isWorking} onClick={() => void rematch()}>
            {t('ending.rematch')}
          </Button>
        )}
        {canReview && (
          <ButtonLink to={where === 'server' ? `/review/${info.id}` : `/local/${info.id}/review`}>
            {t('ending.review')}
          </ButtonLink>
        )}
        <ButtonLink to={replay}>{t('ending.replay')}</ButtonLink>
        <ButtonLink to={`${replay}?verify=1`}>{t('ending.verify')}</ButtonLink>
      </div>
    </section>
  );
}

interface PlayerProps {
  readonly of: NumberedSeat<TableState['info']['seats'][number]>;
  readonly ending: NonNullable<TableState['info']['ending']>;
  readonly formatter: GameFormatter;
}

/** Player with their points, if there are any. */
function Player({ of: { seat }, ending, formatter }: PlayerProps) {
  const { t } = useTexts();
  return (
    <>
      <SeatMark seat={seat} size={16} />
      <span>{formatter.seatName(seat)}</span>
      {ending.scores && <span className="text-muted">{t('ending.points', { count: ending.scores[seat] ?? 0 })}</span>}
    </>
  );
}
