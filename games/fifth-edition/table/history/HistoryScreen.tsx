import { useDesk } from '../desk/desk.ts';
import { useChangeKeys } from '../levelup/useChangeKeys.ts';
import { ContentPanel } from './ContentPanel.tsx';
import { Decisions } from './Decisions.tsx';
import { LogPanel } from './LogPanel.tsx';

/** Everything that was decided and everything that happened. Any single decision can be changed alone. */
export function HistoryScreen() {
  const desk = useDesk();
  const { say } = desk;
  useChangeKeys(desk);
  return (
    <div className="fe-history">
      <section className="fe-history-main" aria-label={say('history.decisions')}>
        <header className="fe-history-head">
          <h2 className="fe-levelup-title">{say('history.decisions')}</h2>
          <p className="fe-small">{say('history.hint')}</p>
        </header>
        <Decisions />
      </section>
      <div className="fe-history-side">
        <LogPanel />
        <ContentPanel />
      </div>
    </div>
  );
}
