import type { TableProps } from '@tessera/table';
import { useEffect, useRef } from 'react';
import type { ShownGame } from '../games/openGame.ts';
import { TableLog } from '../genericTable/TableLog.tsx';
import { useTexts } from '../i18n/texts.ts';
import { ButtonLink } from '../shell/ButtonLink.tsx';
import { AwayList } from './banners/AwayList.tsx';
import type { AwaySummaries } from './banners/useAway.ts';
import { SidePanel } from './SidePanel.tsx';
import type { Subjects } from './subjects/useSubjects.ts';

interface LogPanelProps extends Pick<TableProps, 'state' | 'formatter'> {
  readonly gameTable: ShownGame;
  readonly subjects: Subjects;
  /** Actions of the others since the viewer's last turn. */
  readonly summaries: AwaySummaries;
  /** Address of the film of those actions. */
  readonly film: string | undefined;
  readonly onClose: () => void;
}

/** The whole log of a match, with the summary since the viewer's last turn above it. */
export function LogPanel({ state, formatter, gameTable, subjects, summaries, film, onClose }: LogPanelProps) {
  const { t } = useTexts();
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => content.current?.focus(), []);
  return (
    <SidePanel title={t('log.title')} onClose={onClose}>
      {/* Focused when it opens, so that the arrow keys scroll it and Escape closes it. */}
      <div ref={content} tabIndex={-1} className="min-h-0 flex-1 overflow-y-auto px-4 py-3 outline-none">
        {summaries.length > 0 && (
          <section aria-label={t('away.title')} className="mb-3 rounded-control border border-hairline bg-raised p-3">
            <h3 className="m-0 font-semibold text-body">{t('away.title')}</h3>
            <AwayList summaries={summaries} formatter={formatter} />
            {film !== undefined && (
              <ButtonLink small to={film}>
                {t('film.watch')}
              </ButtonLink>
            )}
          </section>
        )}
        <TableLog isStill state={state} formatter={formatter} gameTable={gameTable} subjects={subjects} />
      </div>
    </SidePanel>
  );
}
