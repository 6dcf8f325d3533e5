import { nameOf, recordOf } from '@tessera/gloomhaven/selectors';
import type { TablePanel } from '@tessera/ui';
import { AttackPanel, TargetList } from './attack/AttackPanel.tsx';
import { DecksPanel } from './attack/DecksPanel.tsx';
import { MiniMap } from './board/MiniMap.tsx';
import { StaminaTrack } from './hand/CardPicker.tsx';
import { CharacterPanels } from './heroes/CharacterPanels.tsx';
import { tracedFigures } from './model/tracedFigures.ts';
import { FocusTrace } from './monsters/FocusTrace.tsx';
import { MonsterPanels } from './monsters/MonsterPanels.tsx';
import { WhenMonstersAct } from './monsters/WhenMonstersAct.tsx';
import { PlanPanel } from './plan/PlanPanel.tsx';
import { Introduction } from './sheet/Introduction.tsx';
import type { ScenarioTable } from './useScenarioTable.ts';

/** Returns the panels beside the board: first those of the current decision, then monsters, heroes and the log. */
export function sidePanels(table: ScenarioTable): readonly TablePanel[] {
  const { view, formatter, turn, parts } = table;
  const { t } = formatter;
  const { acting, aimed } = tracedFigures(table);
  return [
    ...introductionPanels(table),
    ...turnPlanPanels(table),
    ...tracePanels(table, acting),
    ...oddsPanels(table),
    ...tracePanels(table, aimed),
    ...planningPanels(table),
    { id: 'monsters', label: t('table.monsters'), content: <Monsters table={table} /> },
    {
      id: 'heroes',
      label: t('table.heroes'),
      content: <CharacterPanels view={view} formatter={formatter} seat={turn.hand.seat} />,
    },
    { id: 'log', label: t('table.log'), content: parts?.log },
  ];
}

/** Returns the introduction of the scenario before the first round. */
function introductionPanels({ view, formatter }: ScenarioTable): readonly TablePanel[] {
  if (view.round > 0 || !formatter.has(`introduction.${view.scenario}`)) return [];
  const title = nameOf(view.scenario, formatter);
  const content = (
    <section aria-label={title} className="flex flex-col gap-2">
      <h2 className="m-0 font-semibold font-title text-lead">{title}</h2>
      <Introduction view={view} formatter={formatter} />
    </section>
  );
  return [{ id: 'introduction', label: formatter.t('table.introduction'), content }];
}

/** Returns the plan of this turn beside the board; a narrow screen shows it in its dock. */
function turnPlanPanels(table: ScenarioTable): readonly TablePanel[] {
  if (!table.plan.isOpen || table.isNarrow) return [];
  return [{ id: 'plan', label: table.formatter.t('plan.title'), content: <PlanPanel table={table} /> }];
}

/** Returns the reasons of a figure's focus. */
function tracePanels({ view, formatter }: ScenarioTable, figure: number | undefined): readonly TablePanel[] {
  if (figure === undefined) return [];
  const content = <FocusTrace view={view} formatter={formatter} monster={figure} />;
  return [{ id: 'trace', label: formatter.t('table.reason'), content }];
}

function oddsPanels({ view, formatter, settings, odds, allOdds }: ScenarioTable): readonly TablePanel[] {
  const all = odds.length > 0 ? odds : allOdds;
  if (!settings.odds || all.length === 0) return [];
  const content = (
    <>
      {odds.length !== 1 && <TargetList view={view} formatter={formatter} all={all} />}
      {odds.map((one) => (
        <AttackPanel key={one.target} view={view} formatter={formatter} odds={one} />
      ))}
    </>
  );
  return [{ id: 'odds', label: formatter.t('table.odds'), content }];
}

function planningPanels(table: ScenarioTable): readonly TablePanel[] {
  const { view, formatter, turn, pickingSeat, boardContent, isNarrow } = table;
  if (pickingSeat === undefined) return [];
  const [lead] = turn.picked;
  const content = (
    <div className="flex flex-col gap-3">
      {boardContent === 'cards' && !isNarrow && <MiniMap view={view} formatter={formatter} active={pickingSeat} />}
      <WhenMonstersAct
        view={view}
        formatter={formatter}
        lead={lead === undefined ? undefined : recordOf('card', lead).initiative}
      />
      <StaminaTrack view={view} formatter={formatter} seat={pickingSeat} />
    </div>
  );
  return [{ id: 'stamina', label: formatter.t('table.planning'), content }];
}

function Monsters({ table: { view, formatter, turn, inspected } }: { readonly table: ScenarioTable }) {
  return (
    <>
      <MonsterPanels
        view={view}
        formatter={formatter}
        inspected={inspected}
        onInspect={(figure) => turn.store.getState().inspect(figure)}
      />
      <div className="mt-2 border-hairline border-t pt-2">
        <DecksPanel view={view} formatter={formatter} seat={turn.hand.seat} />
      </div>
    </>
  );
}
