import { useCharacter } from '../character/characterContext.ts';
import { useChangeKeys } from '../levelup/useChangeKeys.ts';
import { ContentPanel } from './ContentPanel.tsx';
import { Decisions } from './Decisions.tsx';
import { LogPanel } from './LogPanel.tsx';

/** Screen of all decisions and log entries. Each decision can be changed separately. */
export function HistoryScreen() {
  const character = useCharacter();
  const { t } = character;
  useChangeKeys(character);
  return (
    <div className={HISTORY}>
      <section className="fe-history-main" aria-label={t('history.decisions')}>
        <header className="mb-3">
          <h2 className="font-title font-semibold text-title leading-8">{t('history.decisions')}</h2>
          <p className="text-note text-muted">{t('history.hint')}</p>
        </header>
        <Decisions />
      </section>
      <div className="sticky top-4 grid gap-4 min-w-0 max-[1100px]:static">
        <LogPanel />
        <ContentPanel />
      </div>
    </div>
  );
}

const HISTORY =
  'fe-history grid grid-cols-[minmax(0,1fr)_26rem] gap-4 items-start max-w-384 mx-auto p-4 ' +
  'max-[1100px]:grid-cols-[minmax(0,1fr)] max-[600px]:gap-2 max-[600px]:p-2';
