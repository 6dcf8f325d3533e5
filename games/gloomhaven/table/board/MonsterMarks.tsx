import { type Forecast, forecast, isMonster, threatenedCells, type View } from '@tessera/gloomhaven/selectors';
import { centreOf, PathLine, Region } from '@tessera/ui';
import { memo } from 'react';
import { numberedFigures } from '../looks.ts';
import { type Cells, cellsAt } from '../model/cells.ts';
import { MiniatureArt } from './Miniature.tsx';

/** Hexes that monsters can attack this round: hatched, with the number of monsters. */
export const Threat = memo(function Threat({ view, cells }: { readonly view: View; readonly cells: Cells }) {
  const count = threatenedCells(view);
  return (
    <>
      <Region cells={cellsAt(cells, count.keys())} tone="enemy" fill="hatch" border={false} />
      {cellsAt(cells, count.keys()).map((cell) => {
        const { x, y } = centreOf(cell);
        return (
          <text
            key={cell.id}
            x={x}
            y={y + 13}
            textAnchor="middle"
            fontSize="9.500"
            fill="var(--enemy)"
            stroke="var(--table)"
            strokeWidth="2.500"
            paintOrder="stroke"
            className="font-numeral font-semibold"
          >
            {count.get(Number(cell.id))}
          </text>
        );
      })}
    </>
  );
});

/** The forecast of each monster: a ghost on its destination and a dashed line to its target. */
export const Forecasts = memo(function Forecasts({ view, cells }: { readonly view: View; readonly cells: Cells }) {
  return numberedFigures(view).map(({ id, figure }) => {
    if (!isMonster(figure) || figure.side === 'party' || figure.acted) return null;
    const plan = forecast(view, id);
    return plan && <Ghost key={id} view={view} cells={cells} figure={figure} plan={plan} />;
  });
});

interface GhostProps {
  readonly view: View;
  readonly cells: Cells;
  readonly figure: View['figures'][number];
  readonly plan: Forecast;
}

function Ghost({ view, cells, figure, plan }: GhostProps) {
  const [end] = cellsAt(cells, [plan.to]);
  const victims = cellsAt(
    cells,
    plan.targets.map((id) => view.figures[id]?.cell ?? -1),
  );
  if (!end) return null;
  const at = centreOf(end);
  return (
    <g>
      {plan.way.length > 0 && (
        <>
          <PathLine cells={cellsAt(cells, [figure.cell, ...plan.way])} tone="enemy" />
          <g opacity="0.500" transform={`translate(${at.x} ${at.y})`}>
            <MiniatureArt figure={figure} />
          </g>
        </>
      )}
      {victims.map((cell) => {
        const to = centreOf(cell);
        return (
          <line
            key={cell.id}
            x1={at.x}
            y1={at.y}
            x2={to.x}
            y2={to.y}
            stroke="var(--enemy)"
            strokeWidth="1.800"
            strokeDasharray="3 4"
          />
        );
      })}
    </g>
  );
}
