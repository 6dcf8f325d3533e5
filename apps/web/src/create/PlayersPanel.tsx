import type { Teams } from '@tessera/kernel';
import { type GameInfo, SEVERAL_SEATS, severalSeatsOf } from '@tessera/protocol';
import { Panel, SegmentedControl, Select } from '@tessera/ui';
import { useTexts } from '../i18n/texts.ts';
import { type Draft, laterSeats, movedTo, PLACES_TO_PLAY, withinRules } from './draft.ts';
import { SeatList } from './SeatList.tsx';

interface PlayersPanelProps {
  readonly game: GameInfo;
  readonly draft: Draft;
  /** Team of each seat with the chosen options. */
  readonly teams: Teams | undefined;
  readonly teamName: (team: string) => string;
  /** Returns the default name of a local player without a name. */
  readonly nameOf: (seat: number) => string;
  readonly onDraft: (draft: Draft) => void;
}

/** Panel of a new table for the place of play and the seats. */
export function PlayersPanel({ game, draft, teams, teamName, nameOf, onDraft }: PlayersPanelProps) {
  const { t } = useTexts();
  const isHere = draft.where === 'here';
  const several = SEVERAL_SEATS.filter((rule) => rule !== 'team' || teams);
  const severalRule = severalSeatsOf(draft);
  return (
    <Panel title={t('create.who')}>
      <SegmentedControl
        label={t('create.where')}
        labelled
        value={draft.where}
        options={PLACES_TO_PLAY.map((value) => ({ value, label: t(`create.places.${value}`) }))}
        onChange={(where) => onDraft(movedTo(draft, where, teams))}
      />
      <p className="m-0 text-muted text-note">{t(isHere ? 'create.hereHint' : 'create.serverHint')}</p>
      <SeatList game={game} draft={draft} teams={teams} teamName={teamName} onDraft={onDraft} nameOf={nameOf} />
      {laterSeats(game, draft) > 0 && (
        <p className="m-0 text-muted text-note">{t('create.laterHint', { count: laterSeats(game, draft) })}</p>
      )}
      {!isHere && draft.seats.length > 1 && (
        <Select
          label={t('create.several')}
          value={severalRule === 'team' && !teams ? 'none' : severalRule}
          options={several.map((value) => ({ value, label: t(`create.severalRules.${value}`) }))}
          onChange={(value) =>
            onDraft(withinRules({ ...draft, several: several.find((rule) => rule === value) }, teams))
          }
        />
      )}
    </Panel>
  );
}
