import { sheetLines } from '@tessera/fifth-edition';
import { DataTable } from '@tessera/ui';
import { useCharacter } from '../character/characterContext.ts';

/** All derived values by path. */
export function SheetTab() {
  const { sheet, t } = useCharacter();
  return (
    <DataTable ruled rows="close" className="fe-debug-table text-note [&_:is(th,td)]:wrap-anywhere">
      <thead>
        <tr>
          <th scope="col">{t('debug.column.path')}</th>
          <th scope="col">{t('debug.column.value')}</th>
        </tr>
      </thead>
      <tbody>
        {[...sheetLines(sheet)].map(([path, { value }]) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{Array.isArray(value) ? value.join(', ') : String(value)}</td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
