import { HeistFutures } from '../compare/HeistFutures.tsx';
import { Advisor } from './Advisor.tsx';
import { Crews } from './Crews.tsx';
import { Dock } from './Dock.tsx';
import { Ground } from './Ground.tsx';
import { GuardDock } from './GuardDock.tsx';
import { RightColumn } from './RightColumn.tsx';
import { RuleNote, TableBar, TableBoard, TableEnding } from './TableParts.tsx';
import type { HeistTable } from './useHeistTable.ts';

/** Table on a wide screen: crews, map, target and log side by side, the decision below. */
export function DeskTable({ model }: { readonly model: HeistTable }) {
  const { scene, deciding, playback, isBare, isLow, tab, headingPlace, hover, looked, setLooked } = model;
  const { state, props, seat, t } = scene;
  return (
    <Ground
      className="hc-desk"
      data-bare={isBare || undefined}
      data-replay={state.isReplay || undefined}
      data-headed={headingPlace ? '' : undefined}
      data-side={isLow && !playback.isGuards ? tab : undefined}
    >
      <TableBar model={model} />
      <aside
        className="hc-left flex flex-col min-h-0 overflow-y-auto bg-surface gap-1 p-2 border-r border-r-hairline min-[901px]:max-[1181px]:[&_h2]:hidden"
        aria-label={t('tab.crews')}
      >
        <Crews scene={scene} looked={looked} onLook={setLooked} />
        {props.settings.coach && seat !== undefined && <Advisor scene={deciding} />}
      </aside>
      <TableBoard model={model} />
      <RightColumn
        scene={scene}
        hover={hover}
        looked={looked}
        isLogOpen={model.isLogOpen}
        tab={isLow ? tab : undefined}
        onTab={model.setTab}
        onToggleLog={model.toggleLog}
        onPoint={model.point}
      />
      {playback.isGuards ? (
        <GuardDock scene={scene} playback={playback} />
      ) : (
        <Dock scene={deciding} playback={playback} onRule={model.setRule} comparison={model.comparison} />
      )}
      <HeistFutures model={model} />
      <TableEnding model={model} />
      <RuleNote model={model} />
    </Ground>
  );
}
