import {
  type Condition,
  conditionsOf,
  type FigureId,
  marksOn,
  retaliateOf,
  shieldOf,
  thingsOf,
  type View,
} from '@tessera/gloomhaven/selectors';
import { centreOf, hexesPath, Icon } from '@tessera/ui';
import { burningEye } from '@tessera/ui/icons';
import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { conditionLook, lookOf, numberedFigures, seatColour } from '../looks.ts';
import type { Cells } from '../model/cells.ts';
import { thingIcon } from '../monsterIcons.ts';
import { MiniatureArt } from './Miniature.tsx';

export interface Walk {
  readonly figure: FigureId;
  readonly path: readonly number[];
  readonly length: number;
}

export interface FiguresProps {
  readonly view: View;
  readonly cells: Cells;
  readonly active: FigureId | undefined;
  readonly targets: readonly FigureId[];
  readonly walk: Walk | undefined;
  /** Figures drawn half transparent, because they stand there only in a plan. */
  readonly ghosts?: readonly FigureId[];
}

/**
 * The figures on the map. The rim shows the remaining hit points, the plate below their number, the disc the standee.
 */
export const Figures = memo(function Figures({ view, cells, active, targets, walk, ghosts = [] }: FiguresProps) {
  return numberedFigures(view).map(({ id, figure }) => (
    <Placed
      key={id}
      cells={cells}
      cell={figure.cell}
      walk={walk?.figure === id ? walk : undefined}
      isGhost={ghosts.includes(id)}
    >
      <FigureArt
        figure={figure}
        shield={shieldOf(view, id).total}
        retaliate={retaliateOf(view, id, 1).total}
        marked={marksOn(view, id)[0]?.owner}
        thing={thingsOf(view, id)[0]}
        isActive={id === active}
        isTarget={targets.includes(id)}
      />
    </Placed>
  ));
});

interface FigureArtProps {
  readonly figure: View['figures'][number];
  readonly shield: number;
  readonly retaliate: number;
  /** The hero whose card marks it: a doom, a prey. */
  readonly marked: FigureId | undefined;
  /** The thing that it carries. */
  readonly thing: string | undefined;
  readonly isActive: boolean;
  readonly isTarget: boolean;
}

/** Positions of the icons around a figure: without overlap, and inside its hex as far as possible. */
const RIGHT = [
  [11.5, -9],
  [13.8, 0.8],
  [11.5, 10],
  [1.5, -14.5],
  [-8, -15.5],
] as const;

/** One figure, memoized because most events change one of many. */
const FigureArt = memo(function FigureArt(props: FigureArtProps) {
  const { figure, shield, retaliate, marked, thing, isActive, isTarget } = props;
  const { kind, hp, number } = figure;
  const hasNumber = kind === 'normal' || kind === 'elite' || (kind === 'summon' && number > 0);
  const { rim } = lookOf(figure);
  return (
    <>
      {isTarget && <TargetMark />}
      <MiniatureArt figure={figure} />
      {isActive && <circle r="15" fill="none" stroke="var(--act-line)" strokeWidth="1.800" />}
      {hasNumber && (
        <g transform="translate(-10.500 -9)">
          <circle r="5.200" fill="var(--disc)" stroke={rim} strokeWidth="0.900" />
          <Numeral size={8.5}>{number}</Numeral>
        </g>
      )}
      {shield > 0 && (
        <g transform="translate(-13 2.500)">
          <path d="M0 -5.500L4.600 -3.700V1Q4.600 4.600 0 6.400Q-4.600 4.600 -4.600 1V-3.700Z" {...PLATE} />
          <Numeral size={7.5}>{shield}</Numeral>
        </g>
      )}
      {retaliate > 0 && (
        <g transform="translate(-10.500 13)">
          <path d="M0 -6.500L2 -2L6.500 0L2 2L0 6.500L-2 2L-6.500 0L-2 -2Z" {...PLATE} />
          <Numeral size={7}>{retaliate}</Numeral>
        </g>
      )}
      <HpPlate hp={hp} rim={rim} />
      {marked !== undefined && <MarkSign seat={marked} />}
      {thing !== undefined && <ThingSign id={thing} />}
      {conditionsOf(figure).map((condition, n) => (
        <ConditionSign key={condition} condition={condition} at={RIGHT[Math.min(n, RIGHT.length - 1)]!} />
      ))}
    </>
  );
});

/** Plates use a disc that is dark in both themes. */
const PLATE = { fill: 'var(--disc)', stroke: '#f4efe3', strokeWidth: 0.9 } as const;

function Numeral({ size, children }: { readonly size: number; readonly children: number }) {
  return (
    <text {...CENTRED} y="0.400" fontSize={size} fill="#f4efe3" className="font-numeral font-semibold">
      {children}
    </text>
  );
}

/** Negative conditions are diamonds, positive ones circles. */
function ConditionSign({
  condition,
  at: [x, y],
}: {
  readonly condition: Condition;
  readonly at: readonly [number, number];
}) {
  const { icon, harms } = conditionLook(condition);
  return (
    <g transform={`translate(${x} ${y})`}>
      {harms ? (
        <path d="M0 -6.600L6.600 0L0 6.600L-6.600 0Z" fill="var(--disc)" stroke="#e6c7f2" strokeWidth="0.900" />
      ) : (
        <circle r="5.300" fill="#0b4b3c" stroke="#8ff0cf" strokeWidth="0.900" />
      )}
      <g style={{ color: harms ? '#f3e1f8' : '#eafff8' }}>
        <Icon of={icon} size={7.4} x={-3.7} y={-3.7} />
      </g>
    </g>
  );
}

/** The mark of a hero's card on an enemy, in the colour of the hero's seat. */
function MarkSign({ seat }: { readonly seat: FigureId }) {
  return (
    <g transform="translate(0 -15)" data-mark={seat}>
      <path
        d="M0 -6.500L5.600 -3.200V3.200L0 6.500L-5.600 3.200V-3.200Z"
        fill="var(--disc)"
        stroke={seatColour(seat)}
        strokeWidth="1.300"
      />
      <g style={{ color: '#f4efe3' }}>
        <Icon of={burningEye} size={8.4} x={-4.2} y={-4.2} />
      </g>
    </g>
  );
}

/** A thing that a hero carries. */
function ThingSign({ id }: { readonly id: string }) {
  return (
    <g transform="translate(-10.500 -9)" data-thing={id}>
      <circle r="5.600" fill="var(--paper)" stroke="var(--magic)" strokeWidth="1.200" />
      <g style={{ color: 'var(--paper-ink)' }}>
        <Icon of={thingIcon(id)} size={7.6} x={-3.8} y={-3.8} />
      </g>
    </g>
  );
}

/** Marks the target of an attack with a double hex and two arrowheads. */
function TargetMark() {
  return (
    <>
      <path d={TARGET_HEX} fill="var(--enemy)" fillOpacity="0.250" stroke="var(--enemy)" strokeWidth="2" />
      <path
        d="M-18.500 -4.500L-13.500 0L-18.500 4.500ZM18.500 -4.500L13.500 0L18.500 4.500Z"
        fill="var(--ink)"
        stroke="var(--table)"
        strokeWidth="0.800"
      />
    </>
  );
}

const TARGET_HEX = hexesPath([{ q: 0, r: 0 }], 0.9);

/** The remaining hit points below the figure. */
function HpPlate({ hp, rim }: { readonly hp: number; readonly rim: string }) {
  const width = hp > 9 ? 14 : 10.5;
  return (
    <g transform="translate(0 12)">
      <rect
        x={-width / 2}
        y="-4.900"
        width={width}
        height="9.800"
        rx="4.900"
        fill="var(--disc)"
        stroke={rim}
        strokeWidth="0.900"
      />
      <Numeral size={8.8}>{hp}</Numeral>
    </g>
  );
}

interface PlacedProps {
  readonly cells: Cells;
  readonly cell: number;
  readonly walk: Walk | undefined;
  readonly isGhost?: boolean;
  readonly children: ReactNode;
}

/** A figure on its hex, or animated along its path. */
function Placed({ cells, cell, walk, isGhost = false, children }: PlacedProps) {
  const group = useRef<SVGGElement>(null);
  const at = cells.byId.get(cell);
  useLayoutEffect(() => {
    if (!walk) return;
    const frames = walk.path.flatMap((step) => {
      const place = cells.byId.get(step);
      if (!place) return [];
      const { x, y } = centreOf(place);
      return { transform: `translate(${x}px, ${y}px)` };
    });
    if (frames.length < 2) return;
    const motion = group.current?.animate(frames, { duration: walk.length, easing: 'ease-in-out', fill: 'forwards' });
    return () => motion?.cancel();
  }, [walk, cells]);
  if (!at) return null;
  const { x, y } = centreOf(at);
  return (
    <g ref={group} style={{ transform: `translate(${x}px, ${y}px)` }} opacity={isGhost ? 0.55 : undefined}>
      {children}
    </g>
  );
}

const CENTRED = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
