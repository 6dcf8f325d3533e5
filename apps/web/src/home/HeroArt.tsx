import { noise } from '@tessera/ui';

const SIDE = 26;
const STEP_X = SIDE * Math.sqrt(3);
const STEP_Y = SIDE * 1.5;
const COLUMNS = 21;
const ROWS = 10;
/** Position of the light and how far it reaches. */
const LAMP = { x: 520, y: 150, reachX: 380, reachY: 200 };
const TINTS = ['var(--ally)', 'var(--enemy)', 'var(--good)'] as const;

/** Background of dice seen from their corners and lit from above, a few of them coloured. It is not animated. */
export function HeroArt() {
  return (
    <div className="pointer-events-none absolute inset-x-[calc(50%-50vw)] -top-14 h-44 overflow-hidden sm:-top-16 sm:h-88">
      <svg
        aria-hidden="true"
        viewBox="0 0 900 352"
        className="hero-art absolute -top-14 -left-60 h-88 w-[900px] sm:top-0 sm:left-[max(50%,20rem)] sm:-ml-16"
      >
        {FIELD}
      </svg>
    </div>
  );
}

const FIELD = Array.from({ length: COLUMNS * ROWS }, (_, i) => {
  const [column, row] = [i % COLUMNS, Math.floor(i / COLUMNS)];
  return <Cube key={`${column},${row}`} column={column} row={row} />;
});

function Cube({ column, row }: { readonly column: number; readonly row: number }) {
  const x = STEP_X * (column + (row % 2) / 2);
  const y = STEP_Y * row;
  const distance = Math.hypot((x - LAMP.x) / LAMP.reachX, (y - LAMP.y) / LAMP.reachY);
  if (distance > 1.5) return null;
  const chance = noise(column, row);
  const tint = chance > 0.93 ? TINTS[Math.floor(chance * 1000) % TINTS.length] : undefined;
  const light = Math.max(0, 1 - distance);
  const strength = tint ? 0.28 + light * 0.36 : 0.1 + light * 0.26 + chance * 0.07;
  const face = (share: number) => ({
    fill: `color-mix(in oklab, ${tint ?? 'var(--control)'} ${Math.round(Math.min(1, strength * share) * 100)}%, var(--table))`,
  });
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <path d={TOP} style={face(1.25)} />
      <path d={RIGHT} style={face(0.42)} />
      <path d={LEFT} style={face(0.72)} />
      {(tint || chance < 0.1) && <path d={PIPS_TOP} className="fill-table" opacity="0.75" />}
      {tint && <path d={PIPS_SIDES} className="fill-table" opacity="0.75" />}
    </g>
  );
}

/** Paths of the three faces, slightly smaller than the hexagon so that the background shows between them. */
const [W, H] = [(STEP_X / 2 - 0.6).toFixed(1), (SIDE - 0.7).toFixed(1)];
const HALF = ((SIDE - 0.7) / 2).toFixed(1);
const TOP = `M0 0L${W} -${HALF}L0 -${H}L-${W} -${HALF}Z`;
const RIGHT = `M0 0L${W} -${HALF}V${HALF}L0 ${H}Z`;
const LEFT = `M0 0L-${W} -${HALF}V${HALF}L0 ${H}Z`;
const PIPS_TOP = 'M-3.6 -12.700a3.6 2.1 0 1 0 7.2 0a3.6 2.1 0 1 0 -7.2 0Z';
const PIPS_SIDES =
  'M-17 0l3 1.6v4.400l-3 -1.600ZM-9 9l3 1.600v4.400l-3 -1.600ZM14 2.400l3 -1.600v4.200l-3 1.600ZM9.8 8l3 -1.600v4.200l-3 1.600ZM5.6 13.500l3 -1.600v4.200l-3 1.600Z';
