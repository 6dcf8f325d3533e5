import type { GameEvent } from '@tessera/kernel';
import { seatOf, type TableEntry, type TableProps } from '@tessera/table';
import { Log, type LogLine } from '@tessera/ui';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '../games/named.ts';
import { seatName } from '../games/seatName.ts';
import { said } from './ruleTexts.ts';
import { soundIn } from './sounds.ts';

/** What is no event of the game: something taken back or corrected, a seat that changed hands, another seed. */
function entryTexts({ kind, practice, change }: TableEntry, t: TFunction): string[] {
  if (kind === 'seat' && change) {
    const { seat, holder, why } = change;
    return [t(`log.seat.${why}`, { number: seat + 1, name: seatName({ ...holder, online: true }) })];
  }
  if (kind === 'undo') return [t(practice ? 'log.undoPractice' : 'log.undo')];
  return kind === 'redo' || kind === 'edit' || kind === 'reseed' ? [t(`log.${kind}`)] : [];
}

interface TableLogProps extends Pick<TableProps, 'table' | 'state' | 'settings'> {
  /** An event as a sentence, where the rules have no words for it. */
  readonly say?: (event: GameEvent) => string;
}

/** What happened, the latest at the top. */
export function TableLog({ table, state, settings, say }: TableLogProps) {
  const { t, i18n } = useTranslation();
  const { log, info, viewer } = state;
  const { words } = table.game;
  const isHeard = settings.sound;
  const lines = useMemo(() => {
    const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const names = info.seats.map(seatName);
    const captionOf = (event: GameEvent | undefined) => {
      const sound = event && isHeard ? soundIn(info.game, event) : undefined;
      return sound && t(`sound.${sound}`);
    };
    return log
      .flatMap((entry): LogLine[] => {
        const texts = entry.events.map(
          (event) => say?.(event) ?? named(said(info.game, words.event?.(event) ?? event.type), names),
        );
        if (entry.note) texts.push(t(`log.${entry.note}`));
        texts.unshift(...entryTexts(entry, t));
        const isAct = entry.kind === 'act';
        // Who sat there then need not be who sits there now.
        const by = entry.kind === 'seat' ? undefined : entry.by;
        const mark = by === undefined ? 'table' : by === (seatOf(viewer) ?? 0) ? 'own' : 'rival';
        return texts.map((text, i) => ({
          id: `${entry.seq}.${i}`,
          time: entry.at > 0 ? time.format(entry.at) : undefined,
          mark,
          caption: isAct ? captionOf(entry.events[i]) : undefined,
          text:
            say === undefined || by === undefined || i > 0 ? (
              text
            ) : (
              <>
                <b>{seatName(info.seats[by])}</b> {text}
              </>
            ),
        }));
      })
      .reverse();
  }, [log, words, info, viewer, i18n.language, t, say, isHeard]);
  return (
    <Log
      label={t('log.title')}
      entries={lines}
      words={{ why: t('log.why'), empty: t('log.empty') }}
      className="panel min-h-0 overflow-auto p-2"
    />
  );
}
