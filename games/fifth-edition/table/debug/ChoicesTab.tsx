import { useDesk } from '../desk/desk.ts';

/** Every question with its state and its answer. */
export function ChoicesTab() {
  const { sheet, say } = useDesk();
  return (
    <table className="fe-debug-table w-full border-collapse text-note">
      <thead>
        <tr>
          <th scope="col">{say('debug.column.key')}</th>
          <th scope="col">{say('debug.column.state')}</th>
          <th scope="col">{say('debug.column.value')}</th>
          <th scope="col">{say('debug.column.source')}</th>
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
              <span className="text-note text-muted">{problems?.join('; ')}</span>
            </td>
            <td>{source}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
