import { Icon } from '@tessera/ui';
import { ring } from '@tessera/ui/icons';
import type { View } from '@tessera/war-of-the-ring';
import { NOBODY, SHADOW, SITE, tables } from '@tessera/war-of-the-ring/facts';
import { memo } from 'react';
import { LINE_HEIGHT, type Name, type Rows, type Spot } from './labels.ts';
import { isBusy, type PieceSpot } from './pieceRows.ts';
import { Plaque, SITE_PATHS } from './shapes.tsx';

interface PiecesProps {
  readonly view: View;
  /** Units of the drawing per pixel of a mark. */
  readonly unit: number;
  readonly spots: readonly PieceSpot[];
  readonly rows: Rows;
  /** Region of the chosen Army. */
  readonly chosen: number | undefined;
  readonly hasPieces: boolean;
  /** Whether Settlements show their victory points. */
  readonly hasPoints: boolean;
}

/** Layer of Settlements, Armies, sieges and control. */
export const Pieces = memo(function Pieces(props: PiecesProps) {
  const { view, unit, spots, rows, chosen, hasPieces, hasPoints } = props;
  return spots.map((spot) => {
    if (!isBusy(spot, hasPieces)) return null;
    const { region, besieged } = spot;
    const armies = hasPieces ? spot.armies : [];
    const site = tables.siteOf[region] ?? SITE.none;
    const { x, y } = rows[region]!;
    const isAlone = armies.length === 0;
    return (
      <g key={region} transform={`translate(${x} ${y}) scale(${unit})`} data-region={tables.regions[region]}>
        {site !== SITE.none && (
          <g transform={isAlone ? undefined : 'translate(-19 0)'}>
            <Settlement region={region} site={site} control={view.control[region] ?? NOBODY} />
            {hasPoints && (tables.pointsOf[region] ?? 0) > 0 && (
              <text
                y="-13"
                textAnchor="middle"
                fontSize="13"
                fill="var(--wr-name)"
                stroke="var(--wr-halo)"
                strokeWidth="3"
                paintOrder="stroke"
                className="font-numeral font-semibold"
              >
                {tables.pointsOf[region]}
              </text>
            )}
          </g>
        )}
        {armies.map((army, i) => (
          <g key={army.side} transform={`translate(${(site === SITE.none ? 0 : 9) + i * 30} 0)`}>
            <Plaque army={army} raised={chosen === region} />
          </g>
        ))}
        {hasPieces && besieged.length > 0 && (
          <g transform="translate(-6 -25)">
            <path
              d="M-20-12H-14V-15H-8V-12H-3V-15H3V-12H8V-15H14V-12H20V13H-20Z"
              fill="var(--wr-bed)"
              fillOpacity="0.85"
              stroke="var(--wr-name)"
              strokeDasharray="3 2"
            />
            {besieged.map((army) => (
              <g key={army.side} transform="scale(0.82)">
                <Plaque army={army} />
              </g>
            ))}
          </g>
        )}
      </g>
    );
  });
});

/** Settlement by its shape; rust under Shadow control, with a pennant after a capture. */
function Settlement({
  region,
  site,
  control,
}: {
  readonly region: number;
  readonly site: number;
  readonly control: number;
}) {
  const isTaken = control !== NOBODY && control !== tables.sideOf[region];
  return (
    <g>
      <path
        d={SITE_PATHS[site]}
        fill={control === SHADOW ? 'var(--wr-shadow-line)' : 'var(--wr-site)'}
        stroke="var(--wr-halo)"
        strokeWidth="2"
        paintOrder="stroke"
      />
      {isTaken && (
        <path
          d="M6-4V-17L14-13.500L6-10"
          fill={control === SHADOW ? 'var(--wr-shadow-line)' : 'var(--wr-free-line)'}
          stroke="var(--wr-name)"
          strokeWidth="1"
        />
      )}
    </g>
  );
}

/** Ring-bearers at their last known position, with the Progress since. */
export const RingBearers = memo(function RingBearers({
  view,
  unit,
  at: { x, y },
}: {
  readonly view: View;
  readonly unit: number;
  readonly at: Spot;
}) {
  const { progress, hidden, mordor } = view.fellowship;
  const dots = mordor >= 0 ? mordor : progress;
  return (
    <g transform={`translate(${x} ${y}) scale(${unit})`} data-piece="ring-bearers">
      <circle
        r="12"
        fill="var(--wr-shadow)"
        stroke={hidden ? 'var(--wr-name)' : 'var(--enemy)'}
        strokeWidth={hidden ? 1.6 : 3}
        strokeDasharray={hidden ? '3 2.500' : undefined}
      />
      <g color="#ffd98a">
        <Icon of={ring} size={15} x={-7.5} y={-7.5} />
      </g>
      {dots > 0 && (
        <g transform="translate(13 -6)">
          <rect x="-7" y="-8" width="14" height="15" rx="4" fill="var(--wr-name)" />
          <text
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="13"
            fill="var(--table)"
            className="font-numeral font-semibold"
          >
            {dots}
          </text>
        </g>
      )}
      {!hidden && (
        <g transform="translate(-13 -6)">
          <path d="M-8 0Q0-8 8 0Q0 8-8 0Z" fill="var(--enemy)" stroke="var(--wr-shadow)" />
          <circle r="2.800" fill="var(--wr-shadow)" />
        </g>
      )}
    </g>
  );
});

/** Names: Settlements stand out, open land recedes. */
export const Names = memo(function Names({ names }: { readonly names: readonly Name[] }) {
  return (
    <g className="font-title" stroke="var(--wr-halo)" paintOrder="stroke" textAnchor="middle" strokeLinejoin="round">
      {names.map(({ region, lines, size, x, y, rank }) => (
        <text
          key={region}
          data-name={tables.regions[region]}
          fontSize={size}
          strokeWidth={size / 4.2}
          fill={rank === 'land' ? 'var(--wr-name-quiet)' : 'var(--wr-name)'}
          fontWeight={WEIGHTS[rank]}
        >
          {lines.map((line, i) => (
            <tspan key={line} x={x} y={y + i * size * LINE_HEIGHT} dominantBaseline="central">
              {line}
            </tspan>
          ))}
        </text>
      ))}
    </g>
  );
});

const WEIGHTS = { stronghold: 700, settlement: 600, land: 600 } as const;
