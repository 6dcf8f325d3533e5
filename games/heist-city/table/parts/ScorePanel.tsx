import { TextButton } from '@tessera/ui';
import { memo, useMemo, useState } from 'react';
import { nextScore, type ScoreBoard, scoreBoard } from '../model/score.ts';
import type { Scene } from '../useTableModel.ts';

/** Maximum of sources side by side. */
const WIDEST = 5;

/** Points by source, and the next opportunity. */
export const ScorePanel = memo(function ScorePanel({
  scene,
  isWhole = false,
}: {
  readonly scene: Scene;
  readonly isWhole?: boolean;
}) {
  const { speaker, t } = scene;
  const board = useMemo(() => scoreBoard(speaker, isWhole), [speaker, isWhole]);
  const next = useMemo(() => nextScore(speaker), [speaker]);
  const isTall = board.columns.length > WIDEST;
  return (
    <section className={SCORE} data-tall={isTall || undefined} aria-label={t(isWhole ? 'score.sheet' : 'score.title')}>
      {isTall ? <Tall t={t} board={board} /> : <Wide t={t} board={board} />}
      {next && <p className="hc-note">{next}</p>}
    </section>
  );
});

interface SheetProps {
  readonly t: Scene['t'];
  readonly board: ScoreBoard;
}

/** Sheet with a row per crew. */
function Wide({ t, board }: SheetProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('score.title')}</th>
          {board.columns.map(({ event, short, rule }) => (
            <th key={event} scope="col" title={rule}>
              {short}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">{t('score.total')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {board.rows.map(({ seat, name, points, total }) => (
          <tr key={seat}>
            <th scope="row">{name}</th>
            {points.map((count, i) => (
              <td key={board.columns[i]?.event}>{count > 0 ? <b>{count}</b> : '·'}</td>
            ))}
            <td className="hc-total">{total}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sheet with a row per source. */
function Tall({ t, board }: SheetProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('score.title')}</th>
          {board.rows.map(({ seat, name }) => (
            <th key={seat} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {board.columns.map(({ event, name, rule }, i) => (
          <tr key={event}>
            <th scope="row" title={rule}>
              {name}
            </th>
            {board.rows.map(({ seat, points }) => (
              <td key={seat}>{points[i] ? <b>{points[i]}</b> : '·'}</td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('score.total')}</th>
          {board.rows.map(({ seat, total }) => (
            <td key={seat} className="hc-total">
              {total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Concede button with a confirmation. */
export function Concede({ scene, className = '' }: { readonly scene: Scene; readonly className?: string }) {
  const { t, prompt, commit } = scene;
  const [isSure, setSure] = useState(false);
  if (!prompt || !OPEN_TO_CONCEDE.includes(prompt.kind)) return null;
  return (
    <TextButton
      className={`min-h-6 text-muted ${className}`}
      onClick={() => (isSure ? commit({ type: 'concede' }) : setSure(true))}
      onBlur={() => setSure(false)}
    >
      {t(isSure ? 'choice.concedeSure' : 'name.action.concede')}
    </TextButton>
  );
}

/** Questions during which the player can concede. */
const OPEN_TO_CONCEDE: readonly string[] = ['loadout', 'deploy', 'under-cover', 'activate', 'act', 'plan'];

const SCORE =
  'hc-score py-2 px-4 ' +
  '[&_:is(th,td)]:h-5.5 [&_:is(th,td)]:py-0 [&_:is(th,td)]:px-0.5 [&_:is(th,td)]:text-muted ' +
  '[&_:is(th,td)]:font-normal [&_:is(th,td)]:text-center [&_table]:w-full [&_table]:border-collapse ' +
  '[&_table]:text-note [&_table]:leading-4.5 [&_p]:mt-1';
