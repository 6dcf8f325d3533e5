import type { TableProps } from '@tessera/table';
import { classes } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import { PHASES } from '@tessera/war-of-the-ring/facts';

/** Heading: turn and phase. The victory strip below has the points. */
export function Heading({ state, shown, formatter }: TableProps<View, Action>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { t } = formatter;
  const at = PHASES.indexOf(view.phase);
  return (
    <p className="m-0 whitespace-nowrap">
      <b className="font-semibold">{t('table.turn', { turn: view.turn })}</b>{' '}
      <span aria-hidden="true" className="mx-1 inline-flex gap-0.5 align-middle">
        {PHASES.map((phase, i) => (
          <i
            key={phase}
            className={classes(
              'h-1.5 w-3.5 border',
              i === at ? 'border-ink bg-ink' : i < at ? 'border-control bg-control' : 'border-control',
            )}
          />
        ))}
      </span>
      <span className="text-muted text-note">
        {t('table.phaseOf', { phase: t(`name.phase.${view.phase}`), n: at + 1, of: PHASES.length })}
      </span>
    </p>
  );
}
