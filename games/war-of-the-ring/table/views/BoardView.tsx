import { regionAt, wayOf } from '@tessera/war-of-the-ring/facts';
import { anchorsOf } from '../choice/answers.ts';
import { WarMap } from '../map/WarMap.tsx';
import { useFollowedChoices } from '../model/useFollowedChoices.ts';
import { LayerChips } from '../parts/LayerChips.tsx';
import type { WarTableModel } from '../useWarTable.ts';
import { HandView } from './HandView.tsx';
import { StagedEvents } from './StagedEvents.tsx';

/** Insets of the map. The layer switches lie over the sea in the south-west, where no land is. */
const ROOMY = { top: 8, right: 56, bottom: 10, left: 8 };
/** Stable, so that nothing is computed anew while there is no question. */
const NONE: readonly number[] = [];
const TIGHT = { top: 4, right: 2, bottom: 14, left: 2 };

/** Middle of the table: the map with its switches, and the events being shown. */
export function BoardView({ model }: { readonly model: WarTableModel }) {
  const { view, trail, formatter, staged, map } = model;
  const { isNarrow } = model.screen;
  const { choice } = model.answers;
  const way = wayOf(view);
  const [start] = choice.trail;
  const end = choice.armed ? anchorsOf(choice.armed).at(-1) : undefined;
  const isAsked = model.hand.ask !== undefined;
  const targets = isAsked && !map.isPeeking ? choice.offer.regions : NONE;
  const refused = isAsked && !map.isPeeking ? model.answers.refused : [];
  useFollowedChoices(map, isAsked ? model.decisionRegions : NONE, isNarrow && !view.battle);
  const press = (region: number) => {
    if (isAsked && choice.pickRegion(region)) return;
    map.setPinned(region === map.pinned ? undefined : region);
  };
  return (
    <div className="absolute inset-0 flex flex-col bg-[var(--wr-sea)]">
      <div className="relative min-h-0 flex-1">
        <WarMap
          ref={map.map}
          view={view}
          formatter={formatter}
          layers={map.layers}
          targets={targets}
          numbers={model.answers.numbers}
          refused={refused}
          from={start === undefined ? way.from : regionAt(start)}
          to={end === undefined ? way.to : regionAt(end)}
          inspected={map.pinned}
          highlighted={map.highlighted}
          separation={map.separation}
          trail={trail}
          insets={isNarrow ? TIGHT : ROOMY}
          bare={isNarrow}
          onHover={map.hover}
          onPress={press}
          onCommit={() => choice.commit()}
          onCancel={() => choice.back()}
        />
        <LayerChips
          layers={map.layers}
          formatter={formatter}
          isSmall={isNarrow}
          onToggle={map.toggle}
          onFit={() => map.map.current?.fit()}
          onChoices={model.decisionRegions.length > 0 ? () => map.zoom(model.decisionRegions) : undefined}
        />
        {!isNarrow && staged && (
          <div className="absolute top-3 left-3 z-20">
            <StagedEvents model={model} />
          </div>
        )}
      </div>
      {!isNarrow && model.seat !== undefined && !model.isOver && (
        <div className="flex-none border-hairline border-t bg-table px-3">
          <HandView model={model} />
        </div>
      )}
    </div>
  );
}
