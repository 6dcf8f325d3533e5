import { conditionsOf, type FigureId, retaliateOf, shieldOf, type View } from '@tessera/gloomhaven/reading';
import { centreOf, Icon, TokenArt } from '@tessera/ui';
import { type CSSProperties, memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { conditionLook, isElite, lookOf, seatColour, standing } from '../looks.ts';
import type { Cells } from '../model/cells.ts';

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
}

/** Everybody on the map. The rim is what is left of their hit points, the plate below the number, the disc the standee. */
export const Figures = memo(function Figures({ view, cells, active, targets, walk }: FiguresProps) {
  return standing(view).map(({ id, figure }) => (
    <Placed key={id} cells={cells} cell={figure.cell} walk={walk?.figure === id ? walk : undefined}>
      <FigureArt
        figure={figure}
        shield={shieldOf(view, id).total}
        retaliate={retaliateOf(view, id, 1).total}
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
  readonly isActive: boolean;
  readonly isTarget: boolean;
}

/** One figure: drawn again only when something of it changes, and most events change one of many. */
const FigureArt = memo(function FigureArt({ figure, shield, retaliate, isActive, isTarget }: FigureArtProps) {
  const { kind, hp, maxHp, number, seat } = figure;
  const hasNumber = kind === 'normal' || kind === 'elite' || (kind === 'summon' && number > 0);
  return (
    <>
      {kind === 'hero' && <SeatRing seat={seat} />}
      <g style={isElite(figure) ? ENAMEL : undefined}>
        <TokenArt r={12.5} {...lookOf(figure)} health={hp / maxHp} selected={isActive} targeted={isTarget} />
        {isElite(figure) && <EliteRim />}
      </g>
      {hasNumber && (
        <g transform="translate(-14 -4)">
          <circle r="5.800" fill="var(--disc)" stroke="#fff" strokeWidth="1" />
          <text {...CENTRED} y="0.400" fontSize="8.500" fill="#fff" className="font-numeral font-semibold">
            {number}
          </text>
        </g>
      )}
      <HpPlate hp={hp} />
      {conditionsOf(figure).map((condition, n) => {
        const { icon, harms } = conditionLook(condition);
        return (
          <g key={condition} transform={`translate(${12.5 - n * 9} ${n === 0 ? -11 : -15})`}>
            {harms ? (
              <path d="M0 -6.500L6.500 0L0 6.500L-6.500 0Z" fill="var(--disc)" stroke="#f3a27c" strokeWidth="1.200" />
            ) : (
              <circle r="5.600" fill="#0e5f4c" stroke="#bff5e3" strokeWidth="1.200" />
            )}
            <g style={{ color: '#fff' }}>
              <Icon of={icon} size={7} x={-3.5} y={-3.5} />
            </g>
          </g>
        );
      })}
      {shield > 0 && (
        <g transform="translate(13 5)">
          <path d="M0 -6L5 -4V1Q5 5 0 7Q-5 5 -5 1V-4Z" fill="var(--disc)" stroke="#fff" strokeWidth="1" />
          <text {...CENTRED} y="0.500" fontSize="7.500" fill="#fff" className="font-numeral font-semibold">
            {shield}
          </text>
        </g>
      )}
      {retaliate > 0 && (
        <g transform="translate(-11 9)">
          <path
            d="M0 -6.500L2 -2L6.500 0L2 2L0 6.500L-2 2L-6.500 0L-2 -2Z"
            fill="var(--disc)"
            stroke="#fff"
            strokeWidth="1"
          />
          <text {...CENTRED} y="0.500" fontSize="7" fill="#fff" className="font-numeral font-semibold">
            {retaliate}
          </text>
        </g>
      )}
    </>
  );
});

/** The stronger kind is enamel of the other brightness with a second rim: it reads without colour, in both themes. */
const ENAMEL = {
  '--rival-disc': 'light-dark(#8f2f00, #f3ecdc)',
  '--rival-high': 'light-dark(#b85a2b, #ffffff)',
  '--rival-icon': 'light-dark(#ffffff, #6e2500)',
} as CSSProperties;

function EliteRim() {
  return (
    <path
      d="M0 -11L9.500 -7V1Q9 7.500 0 11.500Q-9 7.500 -9.500 1V-7Z"
      fill="none"
      stroke="var(--rival-icon)"
      strokeOpacity="0.700"
      strokeWidth="1"
      strokeLinejoin="round"
    />
  );
}

/** Whose hero it is: the colour of the seat and a pattern of strokes. */
function SeatRing({ seat }: { readonly seat: number }) {
  return (
    <circle
      r="16"
      fill="none"
      stroke={seatColour(seat)}
      strokeWidth="2.600"
      strokeDasharray={SEAT_STROKES[seat % SEAT_STROKES.length]}
    />
  );
}

const SEAT_STROKES = [undefined, '7 3.500', '2 3', '12 2 2 2', '1 5'] as const;

/** The hit points that are left, below the token. */
function HpPlate({ hp }: { readonly hp: number }) {
  const width = hp > 9 ? 15 : 11;
  return (
    <g transform="translate(0 14)">
      <rect
        x={-width / 2}
        y="-5.500"
        width={width}
        height="11"
        rx="5.500"
        fill="var(--disc)"
        stroke="#fff"
        strokeOpacity="0.800"
      />
      <text {...CENTRED} y="0.500" fontSize="9.500" fill="#fff" className="font-numeral font-semibold">
        {hp}
      </text>
    </g>
  );
}

interface PlacedProps {
  readonly cells: Cells;
  readonly cell: number;
  readonly walk: Walk | undefined;
  readonly children: ReactNode;
}

/** A figure in its place, or on its way there hex by hex. */
function Placed({ cells, cell, walk, children }: PlacedProps) {
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
    <g ref={group} style={{ transform: `translate(${x}px, ${y}px)` }}>
      {children}
    </g>
  );
}

const CENTRED = { textAnchor: 'middle', dominantBaseline: 'central' } as const;
