import type { TableProps } from '@tessera/table';
import { classes, Icon } from '@tessera/ui';
import { mountaintop, ring, towerFlag, whiteTower } from '@tessera/ui/icons';
import type { Action, View } from '@tessera/war-of-the-ring';
import { FREE, PHASES, pointsOf, SHADOW } from '@tessera/war-of-the-ring/facts';

/** Heading: turn, phase, and how near each side is to its victories. */
export function Heading({ state, shown, teller }: TableProps<View, Action>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { say: t } = teller;
  const { corruption, mordor } = view.fellowship;
  const goals = [
    { id: 'shadow', icon: towerFlag, value: pointsOf(view, SHADOW), max: 10 },
    { id: 'free', icon: whiteTower, value: pointsOf(view, FREE), max: 4 },
    { id: 'corruption', icon: ring, value: corruption, max: 12 },
    { id: 'mordor', icon: mountaintop, value: Math.max(0, mordor), max: 5 },
  ] as const;
  const at = PHASES.indexOf(view.phase);
  // Four players need the room of the words.
  const isCrowded = state.info.seats.length > 2;
  return (
    <div className="flex items-center gap-5">
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
        <span className="text-muted text-note">{t(`name.phase.${view.phase}`)}</span>
      </p>
      <ul className="m-0 flex list-none gap-4 p-0">
        {goals.map(({ id, icon, value, max }) => (
          <li key={id} className="flex items-center gap-1.5 whitespace-nowrap" title={t(`table.goal.${id}`)}>
            <Icon of={icon} size={17} />
            <span className="sr-only">{t(`table.goal.${id}`)}:</span>
            <span className={classes('hidden text-note', isCrowded ? 'min-[1700px]:inline' : 'min-[1540px]:inline')}>
              {t(`table.goal.${id}`)}
            </span>
            <span>
              <span className="block leading-5">
                <b className="font-numeral font-semibold text-title leading-5">{value}</b>
                <small className="text-muted text-note"> / {max}</small>
              </span>
              {!isCrowded && <Steps value={value} max={max} isBad={id === 'corruption'} />}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Distance to a victory, as cells. */
function Steps({ value, max, isBad }: { readonly value: number; readonly max: number; readonly isBad: boolean }) {
  return (
    <span aria-hidden="true" className="flex gap-px">
      {Array.from({ length: max }, (_, step) => step).map((step) => (
        <i
          key={step}
          className={classes(
            'h-1 w-[5px] border',
            step >= value ? 'border-control' : isBad ? 'border-enemy bg-enemy' : 'border-ink bg-ink',
          )}
        />
      ))}
    </span>
  );
}

/** Victory progress on one line, for screens without room in the heading. */
export function Goals({ view, teller }: { readonly view: View; readonly teller: TableProps['teller'] }) {
  const { say: t } = teller;
  const { corruption, mordor } = view.fellowship;
  const goals = [
    { id: 'shadow', icon: towerFlag, text: `${pointsOf(view, SHADOW)}/10` },
    { id: 'free', icon: whiteTower, text: `${pointsOf(view, FREE)}/4` },
    { id: 'corruption', icon: ring, text: `${corruption}/12` },
    ...(mordor >= 0 ? [{ id: 'mordor', icon: mountaintop, text: `${mordor}/5` } as const] : []),
  ] as const;
  return (
    <div className="flex items-center justify-between gap-3 border-hairline border-b bg-surface px-3 py-1 text-note">
      <span className="min-w-0 truncate">
        <b className="font-semibold">{t('table.turn', { turn: view.turn })}</b>{' '}
        <span className="text-muted">{t(`name.phase.${view.phase}`)}</span>
      </span>
      <ul className="m-0 flex flex-none list-none gap-3 p-0">
        {goals.map(({ id, icon, text }) => (
          <li key={id} className="flex items-center gap-1 font-numeral font-semibold text-body">
            <Icon of={icon} size={14} label={t(`table.goal.${id}`)} />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
