import { memo } from 'react';

/** Decorative landscape: contours of hills, a river, woods. */
export const Landscape = memo(function Landscape({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox="0 0 720 820"
      preserveAspectRatio="xMidYMid slice"
      className="absolute inset-0"
      fill="none"
    >
      <g stroke="var(--hairline)" strokeWidth="1" opacity="0.7">
        {HILLS.map(({ x, y, rx, ry, turn, rings }) =>
          Array.from({ length: rings }, (_, ring) => 1 - ring * 0.22).map((scale) => (
            <ellipse
              key={`${x},${scale}`}
              cx={x + (1 - scale) * 14}
              cy={y - (1 - scale) * 10}
              rx={rx * scale}
              ry={ry * scale}
              transform={`rotate(${turn} ${x} ${y})`}
            />
          )),
        )}
      </g>
      <path
        d="M-10 470C90 440 140 500 250 452S420 380 520 410 640 420 740 396"
        stroke="var(--ally)"
        strokeWidth="12"
        strokeLinecap="round"
        opacity="0.22"
      />
      <g fill="var(--hairline)" opacity="0.8">
        {WOODS.map(([x, y]) => (
          <path key={`${x},${y}`} d={`M${x} ${y}l5 11h-10z`} />
        ))}
      </g>
    </svg>
  );
});

const HILLS = [
  { x: 140, y: 150, rx: 150, ry: 90, turn: -14, rings: 4 },
  { x: 600, y: 150, rx: 130, ry: 110, turn: 20, rings: 3 },
  { x: 330, y: 690, rx: 210, ry: 110, turn: 8, rings: 4 },
  { x: 660, y: 540, rx: 110, ry: 130, turn: -10, rings: 4 },
  { x: 60, y: 620, rx: 110, ry: 80, turn: 24, rings: 3 },
] as const;

const WOODS = [
  [130, 520],
  [152, 508],
  [170, 532],
  [196, 516],
  [214, 538],
  [236, 524],
  [148, 548],
  [184, 556],
  [470, 250],
  [492, 262],
  [510, 246],
  [528, 268],
  [452, 274],
  [486, 288],
  [300, 90],
  [322, 78],
  [340, 98],
  [318, 112],
] as const;
