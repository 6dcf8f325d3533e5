import { HeistFutures } from '../compare/HeistFutures.tsx';
import { CrewStrip } from './Crews.tsx';
import { Ground } from './Ground.tsx';
import { Sheet } from './Sheet.tsx';
import { isEndingShown, RuleNote, TableBar, TableBoard, TableEnding, TableRoll } from './TableParts.tsx';
import type { HeistTable } from './useHeistTable.ts';

/** Table on a phone: the map, a strip of characters, and a sheet for the rest. */
export function PhoneTable({ model }: { readonly model: HeistTable }) {
  const { scene, deciding, playback, isBare, roll, hover, looked, setLooked } = model;
  // After the end the sheet is small: the score has the room.
  const height = isEndingShown(model) ? 'peek' : model.height;
  return (
    <Ground className="hc-phone flex flex-col" data-sheet={height} data-bare={isBare || undefined}>
      <TableBar model={model} />
      <div className="hc-phone-body">
        <TableBoard model={model} />
        <CrewStrip scene={scene} looked={looked} onLook={setLooked} />
        <Sheet
          scene={scene}
          deciding={deciding}
          playback={playback}
          hover={hover}
          looked={looked}
          height={height}
          onHeight={model.setHeight}
          onLook={setLooked}
          onPoint={model.point}
          onRule={model.setRule}
          comparison={model.comparison}
        />
        {roll && (
          <div className="hc-roll">
            <TableRoll model={model} />
          </div>
        )}
        <HeistFutures model={model} />
        <TableEnding model={model} />
        <RuleNote model={model} />
      </div>
    </Ground>
  );
}
