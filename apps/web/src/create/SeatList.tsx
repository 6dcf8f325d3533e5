import { groupTeams, type Teams } from '@tessera/kernel';
import type { GameInfo } from '@tessera/protocol';
import { IconButton, SeatMark, Select, TeamMark, TextField } from '@tessera/ui';
import { minus, plus } from '@tessera/ui/icons';
import { levelName } from '../games/levelName.ts';
import { RoleText } from '../games/RoleText.tsx';
import { seatsOf } from '../games/seatsOf.ts';
import { useLobby } from '../games/useLobby.ts';
import { useTexts } from '../i18n/texts.ts';
import { type Draft, resizeDraft, type SeatDraft, takeSeat } from './draft.ts';

interface SeatListProps {
  readonly game: GameInfo;
  readonly draft: Draft;
  /** Team of each seat with the chosen options. */
  readonly teams: Teams | undefined;
  readonly teamName: (team: string) => string;
  readonly onDraft: (draft: Draft) => void;
  /** Returns the default name of a local player without a name. */
  readonly nameOf: (seat: number) => string;
}

/** List of the seats of a new table. */
export function SeatList({ game, draft, teams, teamName, onDraft, nameOf }: SeatListProps) {
  const { t } = useTexts();
  const { seats } = draft;
  const { min, max } = game.seats;
  const { roles, notes } = useLobby(game.id, seats.length, draft.options);
  const order = groupTeams(teams ?? []).map(({ team }) => team);
  return (
    <div className="flex flex-col gap-2">
      <ol className="m-0 flex list-none flex-col gap-3 p-0">
        {seatsOf(seats).map(({ holder, seat }) => (
          <li key={seat} className="flex flex-wrap items-end gap-2">
            {roles[seat] && (
              <div className="w-full">
                <RoleText role={roles[seat]} />
              </div>
            )}
            <span className="pb-2.5">
              <SeatMark seat={seat} size={24} />
            </span>
            <SeatChoice
              seat={holder}
              index={seat}
              draft={draft}
              levels={game.levels}
              nameOf={nameOf}
              onSeat={(next) => onDraft(takeSeat(draft, seat, next, teams))}
            />
            {teams?.[seat] !== undefined && (
              <span className="flex min-w-20 items-center gap-1 pb-2.5 text-note">
                <TeamMark team={order.indexOf(teams[seat])} />
                {teamName(teams[seat])}
              </span>
            )}
          </li>
        ))}
      </ol>
      {notes.length > 0 && (
        <ul className="m-0 list-none p-0 text-muted text-note">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {max > min && (
        <div className="flex items-center gap-2">
          <IconButton
            small
            icon={minus}
            label={t('create.fewer')}
            locked={seats.length <= min ? t('create.fewest', { count: min }) : undefined}
            onClick={() => onDraft(resizeDraft(draft, seats.length - 1))}
          />
          <IconButton
            small
            icon={plus}
            label={t('create.more')}
            locked={seats.length >= max ? t('create.most', { count: max }) : undefined}
            onClick={() => onDraft(resizeDraft(draft, seats.length + 1))}
          />
          <span className="text-muted text-note">{t('create.seatCount', { count: seats.length })}</span>
        </div>
      )}
    </div>
  );
}

interface SeatChoiceProps {
  readonly seat: SeatDraft;
  readonly index: number;
  readonly draft: Draft;
  readonly levels: readonly string[];
  /** Returns the default name of a local player without a name. */
  readonly nameOf: (seat: number) => string;
  readonly onSeat: (seat: SeatDraft) => void;
}

const KINDS = { server: ['me', 'open', 'bot'], here: ['me', 'bot'] } as const;

function SeatChoice({ seat, index, draft, levels, nameOf, onSeat }: SeatChoiceProps) {
  const { t } = useTexts();
  const isHere = draft.where === 'here';
  const kinds = KINDS[draft.where];
  return (
    <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
      <Select
        label={t('create.seat', { number: index + 1 })}
        value={seat.kind}
        options={kinds.map((value) => ({
          value,
          label: t(value === 'me' && isHere ? 'create.kinds.person' : `create.kinds.${value}`),
        }))}
        onChange={(value) => onSeat({ ...seat, kind: kinds.find((kind) => kind === value) ?? 'me' })}
      />
      {seat.kind === 'bot' && (
        <Select
          label={t('create.level')}
          value={seat.level}
          options={levels.map((value) => ({ value, label: levelName(value) }))}
          onChange={(level) => onSeat({ ...seat, level })}
        />
      )}
      {seat.kind === 'me' && isHere && (
        <TextField
          label={t('create.personName')}
          value={seat.name}
          placeholder={nameOf(index)}
          onChange={(name) => onSeat({ ...seat, name })}
        />
      )}
    </div>
  );
}
