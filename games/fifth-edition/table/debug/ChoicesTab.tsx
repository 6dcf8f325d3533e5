import { DataTable } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';

/** All questions with their state and answer. */
export function ChoicesTab() {
  const { sheet, t, text } = useCharacter();
  return (
    <DataTable ruled rows="close" className="fe-debug-table text-note [&_:is(th,td)]:wrap-anywhere">
      <thead>
        <tr>
          <th scope="col">{t('debug.column.key')}</th>
          <th scope="col">{t('debug.column.state')}</th>
          <th scope="col">{t('debug.column.value')}</th>
          <th scope="col">{t('debug.column.source')}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.choices.map(({ key, state, value, source, problems }) => (
          <tr key={key} data-status={state}>
            <th scope="row">
              <code>{key}</code>
            </th>
            <td>{state}</td>
            <td>
              {value === undefined ? '' : JSON.stringify(value)}{' '}
              <span className="text-note text-muted">{problems?.map(text).join('; ')}</span>
            </td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
