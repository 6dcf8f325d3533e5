import {
  type Cell,
  type FigureId,
  inRange,
  isHero,
  isUp,
  MONSTER_IDS,
  monsterKind,
  quarries,
  type View,
} from '@tessera/duel';
import { Burst, boundsOf, centreOf, Floor, Lamp, PathLine, Region, ShotLine, Slab, TokenArt } from '@tessera/ui';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { CELLS, lookOf, numberedFigures, PILLARS } from './looks.ts';
import { type FloorNote, NOTE_HEIGHT, placeNotes } from './notePlace.ts';

const MIDDLE = { q: 2, r: 2 };

/** The static ground. */
export const GROUND = {
  slab: <Slab cells={CELLS} />,
  floor: <Floor cells={CELLS} seed={11} />,
  light: <Lamp cells={CELLS} at={MIDDLE} radius={150} />,
  walls: (
    <>
      {PILLARS.map((cell) => {
        const { x, y } = centreOf(cell);
        return <Pillar key={cell.id} x={x} y={y} />;
      })}
    </>
  ),
};

function Pillar({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <ellipse cx="4" cy="7" rx="14" ry="9" fill="#000" opacity="0.4" />
      <path d="M-11 -8V5A11 6 0 0 0 11 5V-8Z" fill="light-dark(#655c4c, #5c564b)" />
      <path d="M-6 -4V9M0 -3V11M6 -4V9" stroke="#000" strokeOpacity="0.25" strokeWidth="1" />
      <ellipse cy="-9" rx="13" ry="7" fill="light-dark(#655c4c, #5c564b)" />
      <ellipse cy="-11" rx="13" ry="7" fill="light-dark(#a89c84, #a89f8e)" />
      <ellipse cy="-11.5" rx="9" ry="4.6" fill="none" stroke="#000" strokeOpacity="0.25" />
    </g>
  );
}

interface Intent {
  readonly id: FigureId;
  readonly hero: FigureId;
  readonly path: readonly Cell[];
  /** The cell where it would end. */
  readonly end: Cell;
  /** Whether it could attack from there. */
  readonly hits: boolean;
}

/** Returns the forecast moves of the monsters in the current state. */
function intentsOf(view: View): readonly Intent[] {
  return MONSTER_IDS.filter((id) => isUp(view.figures, id)).flatMap((id) => {
    const [focus] = quarries(view, id);
    if (!focus) return [];
    const { move, range } = monsterKind(id);
    const path = focus.path.slice(0, move + 1);
    const end = path.at(-1) ?? view.figures[id]!.cell;
    return [{ id, hero: focus.hero, path, end, hits: inRange(end, view.figures[focus.hero]!.cell, range) }];
  });
}

/** The forecast paths, end cells and targets of the monsters. */
export function Intents({ view }: { readonly view: View }) {
  return (
    <>
      {intentsOf(view).map(({ id, hero, path, end, hits }) => {
        const cells = path.map((cell) => CELLS[cell]!);
        return (
          <g key={id}>
            {cells.length > 1 && <PathLine cells={cells} tone="enemy" />}
            {cells.length > 1 && <Region cells={[CELLS[end]!]} tone="enemy" fill="hatch" dashed />}
            {cells.length > 1 && (
              <g opacity="0.5">
                <TokenArt {...centreOf(CELLS[end]!)} r={11} {...lookOf(id)} />
              </g>
            )}
            {hits && <Aimed from={end} to={view.figures[hero]!.cell} />}
          </g>
        );
      })}
    </>
  );
}

/** Returns the forecast moves of the monsters as notes, each beside its end cell. */
export function intentNotes(view: View, label: (monster: FigureId, target: FigureId) => string): readonly FloorNote[] {
  return intentsOf(view)
    .filter(({ hits }) => hits)
    .map(({ id, hero, end }) => ({ at: centreOf(CELLS[end]!), text: label(id, hero), tone: 'enemy' }));
}

/** Short notes over the floor, beside their figures. */
export function Notes({ view, notes }: { readonly view: View; readonly notes: readonly FloorNote[] }) {
  const figures = view.figures.flatMap(({ cell, hp }) => (hp > 0 ? [centreOf(CELLS[cell]!)] : []));
  return placeNotes(notes, figures, FLOOR).map(({ text, tone, box }) => (
    <g key={`${text} ${box.x}`} transform={`translate(${box.x} ${box.y})`} className="pointer-events-none">
      <rect width={box.width} height={NOTE_HEIGHT} rx="3.5" fill="var(--surface)" stroke={`var(--${tone})`} />
      <text
        x={box.width / 2}
        y={NOTE_HEIGHT / 2}
        textAnchor="middle"
        dominantBaseline="central"
        fontSize="7.5"
        fill="var(--ink)"
        fontWeight="600"
      >
        {text}
      </text>
    </g>
  ));
}

const FLOOR = boundsOf(CELLS);

/** The name of every empty hex. */
export function Names({ view, nameOf }: { readonly view: View; nameOf(cell: Cell): string }) {
  const taken = new Set(view.figures.flatMap(({ cell, hp }) => (hp > 0 ? [cell] : [])));
  return CELLS.map((cell) => {
    if (taken.has(Number(cell.id)) || PILLARS.includes(cell)) return null;
    const { x, y } = centreOf(cell);
    return (
      <text key={cell.id} x={x} y={y + 14} textAnchor="middle" fontSize="5.5" fill="var(--ink)" fillOpacity="0.8">
        {nameOf(Number(cell.id))}
      </text>
    );
  });
}

/** A thin orange line from a monster to its forecast target. */
function Aimed({ from, to }: { readonly from: Cell; readonly to: Cell }) {
  const [a, b] = [centreOf(CELLS[from]!), centreOf(CELLS[to]!)];
  return <line x1={a.x} y1={a.y} x2={b.x} y2={b.y} stroke="var(--enemy)" strokeWidth="2" strokeDasharray="3 4" />;
}

export interface FiguresProps {
  readonly view: View;
  readonly active: FigureId | undefined;
  readonly targets: readonly FigureId[];
  readonly walk: { readonly figure: FigureId; readonly path: readonly Cell[]; readonly length: number } | undefined;
  nameOf(id: FigureId): string;
}

/** All standing figures, with their remaining hit points as a ring and a number. */
export const Figures = memo(function Figures({ view, active, targets, walk }: FiguresProps) {
  return numberedFigures(view).map(({ figure, id }) => {
    if (figure.hp === 0) return null;
    return (
      <Placed key={id} cell={figure.cell} walk={walk?.figure === id ? walk : undefined}>
        <TokenArt
          r={12.5}
          {...lookOf(id)}
          health={figure.hp / figure.fullHp}
          selected={id === active}
          targeted={targets.includes(id)}
          number={figure.hp}
        />
        {(figure.shield > 0 || (isHero(id) && figure.retaliate > 0)) && (
          <g transform="translate(-13 -13)">
            <path d="M0 -6L6 -3V2Q6 6 0 8Q-6 6 -6 2V-3Z" fill="var(--ally)" stroke="var(--table)" strokeWidth="1.5" />
            <text
              y="1"
              fontSize="8"
              textAnchor="middle"
              dominantBaseline="central"
              fill="var(--table)"
              className="font-numeral font-semibold"
            >
              {figure.shield}
            </text>
          </g>
        )}
      </Placed>
    );
  });
});

interface PlacedProps {
  readonly cell: Cell;
  readonly walk: FiguresProps['walk'];
  readonly children: ReactNode;
}

/** A figure in its place, or walking there hex by hex. */
function Placed({ cell, walk, children }: PlacedProps) {
  const group = useRef<SVGGElement>(null);
  const { x, y } = centreOf(CELLS[cell]!);
  useLayoutEffect(() => {
    if (!walk) return;
    const frames = walk.path.map((step) => {
      const at = centreOf(CELLS[step]!);
      return { transform: `translate(${at.x}px, ${at.y}px)` };
    });
    const motion = group.current?.animate(frames, { duration: walk.length, easing: 'ease-in-out', fill: 'forwards' });
    return () => motion?.cancel();
  }, [walk]);
  return (
    <g ref={group} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}

/** A blow on the floor: attacker, target and damage. */
export function BlowMarks({
  view,
  attacker,
  target,
  harm,
  isStill,
}: {
  readonly view: View;
  readonly attacker: FigureId;
  readonly target: FigureId;
  readonly harm: string | undefined;
  readonly isStill: boolean;
}) {
  const from = CELLS[view.figures[attacker]?.cell ?? -1];
  const to = CELLS[view.figures[target]?.cell ?? -1];
  if (!from || !to) return null;
  return (
    <>
      <ShotLine from={from} to={to} isHit isMelee />
      {harm !== undefined && <Burst at={to} text={harm} side="right" still={isStill} />}
    </>
  );
}
