import { abilityHeads, sourceName, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes, Icon } from '@tessera/ui';
import { check } from '@tessera/ui/icons';
import { figureName } from '../model/names.ts';

/** The current performance, ability by ability: done, current and upcoming ones. */
export function StepStrip({ view, formatter }: { readonly view: View; readonly formatter: GameFormatter }) {
  const performance = view.performances.at(-1);
  if (!performance) return null;
  const steps = abilityHeads(performance.at, formatter);
  const source = sourceName(performance.at, formatter) || figureName(performance.figure, formatter);
  return (
    <div className="mb-1 flex flex-wrap items-center gap-x-3 gap-y-1">
      <b className="font-semibold font-title">{source}</b>
      <ol aria-label={formatter.t('table.steps')} className="m-0 flex list-none flex-wrap gap-1.5 p-0">
        {steps.map((step, n) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: steps have nothing but their order.
            key={n}
            aria-current={n === performance.n ? 'step' : undefined}
            className={classes(
              'flex items-center gap-1.5 rounded-full border px-2.5 text-note leading-6',
              n === performance.n ? 'border-ink font-semibold' : 'border-hairline text-muted',
            )}
          >
            {n < performance.n ? <Icon of={check} size={13} /> : <b className="font-numeral">{n + 1}</b>}
            <span className="max-w-72 truncate">{step}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
