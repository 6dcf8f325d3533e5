import type { Provenance } from '@tessera/rules';
import { useCharacter } from '../character/characterContext.ts';
import { EFFECT_FILTERS, effectTree } from './effectTree.ts';

/** Tree of all effects with their outcome, by phase of the calculation and source. */
export function EffectsTab({ filter }: { readonly filter: keyof typeof EFFECT_FILTERS }) {
  const { sheet, t, text } = useCharacter();
  const phases = effectTree(sheet.provenance, EFFECT_FILTERS[filter]);
  if (phases.length === 0) return <p>{t('debug.none')}</p>;
  return phases.map(({ phase, kinds, sources }) => (
    <details key={phase} open className="[&_summary]:min-h-6 [&_summary]:cursor-pointer [&>summary]:font-semibold">
      <summary>
        {t('debug.phase', { n: phase, kinds: kinds.join(', ') })}{' '}
        <span className="text-note text-muted">{sources.reduce((sum, { effects }) => sum + effects.length, 0)}</span>
      </summary>
      {sources.map(({ id, name, pack, effects }) => (
        <details key={id} open={filter !== 'all'} className={DEBUG_SOURCE}>
          <summary>
            {text(name)} <span className="text-note text-muted">{pack}</span>
          </summary>
          <ul>
            {effects.map((effect) => (
              <Effect key={effect.id} effect={effect} />
            ))}
          </ul>
        </details>
      ))}
    </details>
  ));
}

function Effect({ effect }: { readonly effect: Provenance }) {
  const { sheet, t, text } = useCharacter();
  const { id, kind, targets, status, reason, detail, cause, value } = effect;
  const bringer = cause === undefined ? undefined : sheet.provenance.find((each) => each.id === cause);
  return (
    <li data-status={status}>
      <code>{id}</code> <b>{kind}</b> {targets.join(', ')} {value !== undefined && <output>{value}</output>}{' '}
      <span className="text-note text-muted">
        {status}
        {reason !== status && ` · ${reason}`}
        {detail !== undefined && ` · ${text(detail)}`}
        {bringer && ` · ${t('debug.cause', { name: text(bringer.source.name) })}`}
      </span>
    </li>
  );
}

const DEBUG_SOURCE =
  'fe-debug-source pl-4 text-note ' +
  '[&_ul]:m-0 [&_ul]:pl-4 [&_ul]:list-none [&_summary]:min-h-6 [&_summary]:cursor-pointer [&_li]:py-0.5 ' +
  '[&_li]:px-0 [&_li]:wrap-anywhere';
