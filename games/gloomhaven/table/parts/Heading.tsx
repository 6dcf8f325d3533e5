import { type Choice, recordOf, scenarioPlan, scenarioTexts, type View } from '@tessera/gloomhaven/reading';
import type { TableProps } from '@tessera/table';

/** The scenario, the round, and the goal with how far it is: always one line. */
export function Heading({ state, shown, teller }: TableProps<View, Choice>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { say } = teller;
  const { name, number } = recordOf('scenario', view.scenario);
  return (
    <div className="flex min-w-0 items-baseline gap-4">
      <p className="m-0 flex-none">
        <b className="font-semibold font-title text-lead">{name}</b>{' '}
        <span className="text-muted text-note">{say('table.scenario', { number, level: view.level })}</span>
      </p>
      <p className="m-0 flex-none">
        <b className="font-numeral font-semibold text-title">{say('table.round', { round: view.round })}</b>
      </p>
      <ObjectiveLine view={view} teller={teller} />
    </div>
  );
}

/** What the party plays for, and what of it can be counted: enemies in sight, rooms still closed. */
export function ObjectiveLine({ view, teller }: { readonly view: View; readonly teller: TableProps['teller'] }) {
  const { say } = teller;
  const { goals } = scenarioTexts(view.scenario, teller);
  const foes = view.figures.filter(({ cell, side }) => cell >= 0 && side === 'monsters').length;
  const closed = scenarioPlan(view.scenario).record.rooms.length - view.map.revealed.length;
  return (
    <p className="m-0 min-w-0 truncate" title={goals.join(' ')}>
      <span className="font-semibold">{goals.join(' ')}</span>{' '}
      <span className="text-muted text-note">{say('table.progress', { foes, closed })}</span>
    </p>
  );
}
