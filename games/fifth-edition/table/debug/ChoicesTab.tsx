import { useDesk } from '../desk/desk.ts';

/** Every question with its state and its answer. */
export function ChoicesTab() {
  const { sheet, say } = useDesk();
  return (
    <table className="fe-debug-table [&_th]:pt-1 [&_th]:pr-4 [&_th]:pb-1 [&_th]:pl-0 [&_th]:border-b [&_th]:border-b-hairline [&_th]:font-normal [&_th]:text-left [&_th]:align-top [&_td]:pt-1 [&_td]:pr-4 [&_td]:pb-1 [&_td]:pl-0 [&_td]:border-b [&_td]:border-b-hairline [&_td]:font-normal [&_td]:text-left [&_td]:align-top [&_:is(th,td)]:pt-0.5 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:pb-0.5 [&_:is(th,td)]:pl-0 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:font-normal [&_:is(th,td)]:wrap-anywhere w-full border-collapse text-note">
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
