import { centreOf, PathLine } from '@tessera/ui';
import { Figures } from '../board/Figures.tsx';
import { type Cells, cellsAt, cellsOf } from '../model/cells.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { type NumberedStep, numberedSteps } from './planText.ts';

/** The steps of a plan on the map: paths, and a numbered square where each step ends. */
export function PlanMarks({ table: { view, plan, turn } }: { readonly table: ScenarioTable }) {
  const { seat } = turn.hand;
  if (!plan.laidOut || seat === undefined) return null;
  const cells = cellsOf(view);
  const steps = numberedSteps(plan.laidOut.steps);
  const start = {
    ...plan.match,
    figures: plan.match.figures.map((one, id) => (id === seat ? one : { ...one, cell: -1 })),
  };
  const isAway = plan.ghosts.includes(seat);
  return (
    <g data-plan="marks">
      {isAway && <Figures view={start} cells={cells} active={undefined} targets={[]} walk={undefined} />}
      {steps.map((one) => (
        <StepPath key={one.index} one={one} cells={cells} seat={seat} />
      ))}
      {placed(steps).map(({ cell, numbers }) => {
        const [at] = cellsAt(cells, [cell]);
        return at && <Square key={cell} {...centreOf(at)} text={numbers.join(' ')} />;
      })}
    </g>
  );
}

function StepPath({ one, cells, seat }: { readonly one: NumberedStep; readonly cells: Cells; readonly seat: number }) {
  const { choice, before } = one.step;
  if (choice.type !== 'move' && choice.type !== 'force') return null;
  const mover = choice.type === 'move' ? (before.performances.at(-1)?.figure ?? seat) : -1;
  const from = before.figures[mover]?.cell;
  const path = from === undefined ? choice.path : [from, ...choice.path];
  return <PathLine cells={cellsAt(cells, path)} tone={choice.type === 'move' ? 'act' : 'enemy'} />;
}

/** Returns the numbers of the steps by the hex where they end. */
function placed(
  steps: readonly NumberedStep[],
): readonly { readonly cell: number; readonly numbers: readonly number[] }[] {
  const at = new Map<number, number[]>();
  for (const { step, number } of steps) {
    const cell = endOf(step);
    if (cell !== undefined && number !== undefined) at.set(cell, [...(at.get(cell) ?? []), number]);
  }
  return [...at].map(([cell, numbers]) => ({ cell, numbers }));
}

/** Returns the hex of a step: the end of a path, or the hex of a target. */
function endOf({ choice, before }: NumberedStep['step']): number | undefined {
  if (choice.type === 'move' || choice.type === 'force') return choice.path.at(-1);
  if (choice.type === 'target') return before.figures[choice.figure]?.cell;
  return choice.type === 'hex' ? choice.cell : undefined;
}

/** A numbered square; discs are standees. */
function Square({ x, y, text }: { readonly x: number; readonly y: number; readonly text: string }) {
  const width = 5 + 5.5 * text.length;
  return (
    <g transform={`translate(${x + 10} ${y - 11})`} data-plan-number={text}>
      <rect x={-width / 2} y="-5.500" width={width} height="11" rx="1.500" fill="var(--ink)" stroke="var(--surface)" />
      <text
        y="0.400"
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="8.500"
        fill="var(--surface)"
        className="font-numeral font-semibold"
      >
        {text}
      </text>
    </g>
  );
}
