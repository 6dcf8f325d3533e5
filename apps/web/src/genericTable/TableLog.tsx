import type { GameEvent } from '@tessera/kernel';
import { seatOf, type TableProps } from '@tessera/table';
import { Log, type LogLine } from '@tessera/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { named } from '../games/named.ts';
import { seatName } from '../games/seatName.ts';
import { said } from './ruleTexts.ts';
import { soundIn } from './sounds.ts';

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
        if (entry.kind === 'undo' || entry.kind === 'redo' || entry.kind === 'edit')
          texts.unshift(t(`log.${entry.kind}`));
        const isAct = entry.kind === 'act';
        const mark = entry.by === undefined ? 'table' : entry.by === (seatOf(viewer) ?? 0) ? 'own' : 'rival';
        return texts.map((text, i) => ({
          id: `${entry.seq}.${i}`,
          time: entry.at > 0 ? time.format(entry.at) : undefined,
          mark,
          caption: isAct ? captionOf(entry.events[i]) : undefined,
          text:
            say === undefined || entry.by === undefined || i > 0 ? (
              text
            ) : (
              <>
                <b>{seatName(info.seats[entry.by])}</b> {text}
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
