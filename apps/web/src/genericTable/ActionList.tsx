import { seatOf, type TableProps } from '@tessera/table';
import { Button, ReasonList, TextField } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useTexts } from '../i18n/texts.ts';
import { showRefusal } from '../match/showRefusal.ts';

/** Limit of listed actions. The filter finds the rest. */
const SHOWN = 60;

/** List of the legal actions. The first press previews an action, the second one performs it. */
export function ActionList({ table, state, formatter }: Pick<TableProps, 'table' | 'state' | 'formatter'>) {
  const { t } = useTexts();
  const [filter, setFilter] = useState('');
  const [armed, setArmed] = useState<object>();
  const { view, viewer, sending } = state;
  const { game } = table;
  // The legal actions change with the view, even when the table object stays the same.
  const actions = useMemo(
    () => (view === undefined ? [] : table.legal().map((action) => ({ action, text: formatter.action(action) }))),
    [table, formatter, view],
  );
  const found = actions.filter(({ text }) => text.toLowerCase().includes(filter.trim().toLowerCase()));
  const seat = seatOf(viewer);
  const reasons = armed && view !== undefined && seat !== undefined ? game.preview(view, seat, armed) : [];

  const press = (action: object) => {
    if (armed !== action && (view === undefined || seat === undefined || game.preview(view, seat, action).length > 0)) {
      setArmed(action);
      return;
    }
    setArmed(undefined);
    setFilter('');
    void table.act(action).then((answer) => showRefusal(answer, formatter));
  };

  return (
    <section aria-label={t('generic.actions')} className="panel flex flex-col gap-3 p-4">
      {actions.length > 12 && (
        <TextField label={t('generic.filter', { count: actions.length })} value={filter} onChange={setFilter} />
      )}
      {armed && (
        <div aria-live="polite" className="sticky top-0 z-10 rounded-control border border-act-line bg-raised p-3">
          <ReasonList reasons={reasons.map(formatter.reason)} />
          <p className="m-0 mt-2 text-muted text-note">{t('generic.again')}</p>
        </div>
      )}
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0">
        {found.slice(0, SHOWN).map(({ action, text }) => (
          <li key={JSON.stringify(action)}>
            <Button
              tone={armed === action ? 'act' : 'rest'}
              working={sending > 0 && armed === action}
              onClick={() => press(action)}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
      {found.length > SHOWN && (
        <p className="m-0 text-muted text-note">{t('generic.more', { count: found.length - SHOWN })}</p>
      )}
      {found.length === 0 && <p className="m-0 text-muted">{t('generic.noneFound')}</p>}
    </section>
  );
}
