import { listing } from '@tessera/fifth-edition';
import { useDesk } from '../desk/desk.ts';

/** Everything that was worked out, by path. */
export function SheetTab() {
  const { sheet, say } = useDesk();
  return (
    <table className="fe-debug-table [&_th]:pt-1 [&_th]:pr-4 [&_th]:pb-1 [&_th]:pl-0 [&_th]:border-b [&_th]:border-b-hairline [&_th]:font-normal [&_th]:text-left [&_th]:align-top [&_td]:pt-1 [&_td]:pr-4 [&_td]:pb-1 [&_td]:pl-0 [&_td]:border-b [&_td]:border-b-hairline [&_td]:font-normal [&_td]:text-left [&_td]:align-top [&_:is(th,td)]:pt-0.5 [&_:is(th,td)]:pr-4 [&_:is(th,td)]:pb-0.5 [&_:is(th,td)]:pl-0 [&_:is(th,td)]:text-left [&_:is(th,td)]:align-top [&_:is(th,td)]:font-normal [&_:is(th,td)]:wrap-anywhere w-full border-collapse text-note">
      <thead>
        <tr>
          <th scope="col">{say('debug.column.path')}</th>
          <th scope="col">{say('debug.column.value')}</th>
        </tr>
      </thead>
      <tbody>
        {[...listing(sheet)].map(([path, { value }]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{Array.isArray(value) ? value.join(', ') : String(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
