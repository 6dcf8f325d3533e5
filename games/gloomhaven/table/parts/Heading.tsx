import { type Choice, goalCount, recordOf, scenarioPlan, scenarioTexts, type View } from '@tessera/gloomhaven/reading';
import type { TableProps } from '@tessera/table';

/** The scenario, the round, and the goal with how far it is: always one line. */
export function Heading({ state, shown, teller }: TableProps<View, Choice>) {
  const view = shown?.state.view ?? state.view;
  if (!view) return null;
  const { say } = teller;
  const { number } = recordOf('scenario', view.scenario);
  return (
    <div className="flex min-w-0 items-center gap-4">
      <p className="m-0 flex-none leading-5">
        <b className="block font-numeral font-semibold text-lead">
          {view.round === 0 ? say('table.setup') : say('table.round', { round: view.round })}
        </b>
        <span className="block text-muted text-note">{say('table.scenario', { number, level: view.level })}</span>
      </p>
      <ObjectiveLine view={view} teller={teller} />
    </div>
  );
}

/** What the party plays for, and what of it can be counted: enemies in sight, rooms still closed. */
export function ObjectiveLine({ view, teller }: { readonly view: View; readonly teller: TableProps['teller'] }) {
  const { say } = teller;
  const { goals } = scenarioTexts(view.scenario, teller);
  const monsters = view.figures.filter(({ side }) => side === 'monsters');
  const foes = monsters.filter(({ cell }) => cell >= 0).length;
  const down = monsters.length - foes;
  const count = goalCount(view);
  const closed = scenarioPlan(view.scenario).record.rooms.length - view.map.revealed.length;
  return (
    <p className="m-0 min-w-0 leading-5" title={goals.join(' ')}>
      <span className="block truncate font-semibold">{goals.join(' ')}</span>
      <span className="block truncate text-muted text-note">
        {[count && say('table.counted', count), say('table.progress', { down, foes, closed })]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </p>
  );
}
