import type { PredicateTrace } from '@tessera/rules';
import { DataTable } from '@tessera/ui';
import { Fragment } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { UncountedMark } from '../parts/marks.tsx';
import type { TraceRow } from './trace.ts';

/** All effects on one number in the order of calculation. */
export function TraceTab({ rows, path }: { readonly rows: readonly TraceRow[] | undefined; readonly path: string }) {
  const { t } = useCharacter();
  if (rows === undefined) return <p>{t('debug.nothing', { path })}</p>;
  if (rows.length === 0) return <p>{t('debug.noParts', { path })}</p>;
  return (
    <DataTable ruled rows="close" className="fe-debug-table text-note [&_:is(th,td)]:wrap-anywhere">
      <thead>
        <tr>
          {(['id', 'phase', 'kind', 'reason', 'formula'] as const).map((name) => (
            <th key={name} scope="col">
              {t(`debug.column.${name}`)}
            </th>
          ))}
          <th scope="col" className="fe-debug-number">
            {t('debug.column.before')}
          </th>
          <th scope="col" className="fe-debug-number">
            {t('debug.column.after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Fragment key={`${row.id} ${row.reason} ${row.after}`}>
            <Row row={row} />
            {row.predicate && (
              <tr className="[&_td]:pl-6">
                <td colSpan={7}>
                  <PredicateTree trace={row.predicate} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ row }: { readonly row: TraceRow }) {
  const { t, text } = useCharacter();
  const { id, label, shape, phase, kind, reason, detail, formula, values, before, after } = row;
  return (
    <tr data-shape={shape}>
      <th scope="row">
        {shape === 'counted' && <Tick />}
        {shape !== 'counted' && <UncountedMark shape={shape === 'sometimes' ? 'idle' : shape} />}
        <span className="sr-only">{t(`debug.shape.${shape}`)}</span> {id}
        {label !== id && <span className="text-note text-muted"> {text(label)}</span>}
      </th>
      <td>{phase}</td>
      <td>{kind}</td>
      <td>
        {reason}
        {detail !== '' && <span className="text-note text-muted"> {text(detail)}</span>}
      </td>
      <td>
        {formula}
        {values !== '' && <span className="text-note text-muted"> {values}</span>}
      </td>
      <td className="fe-debug-number">{before}</td>
      <td className="fe-debug-number">
        <b>{after}</b>
      </td>
    </tr>
  );
}

function Tick() {
  return (
    <svg className="fe-mark" viewBox="0 0 12 12" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M2 6.5 5 9.5 10 3" />
    </svg>
  );
}

/** Predicate with the results of its parts, and the actual values where known. */
function PredicateTree({ trace }: { readonly trace: PredicateTrace }) {
  const { t, text } = useCharacter();
  const verdict = trace.verdict === 'situational' ? 'depends' : trace.verdict ? 'yes' : 'no';
  return (
    <ul className="pl-4">
      <li>
        <b>{t(`debug.verdict.${verdict}`)}</b> {text(trace.asks)}
        {trace.found !== undefined && (
          <span className="text-note text-muted"> {t('debug.found', { what: text(trace.found) })}</span>
        )}
        {trace.parts?.map((part) => (
          <PredicateTree key={text(part.asks)} trace={part} />
        ))}
      </li>
    </ul>
  );
}
