import { memo } from 'react';

/** Decorative landscape by lamplight: ground, contours of hills, a river with its banks, woods. */
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
      <Ground />
      <g
        stroke="light-dark(#a39877, #3d4a44)"
        strokeWidth="1"
        opacity="0.8"
        fill="light-dark(rgb(190 196 150 / 0.1), rgb(84 110 92 / 0.07))"
      >
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
      <g strokeLinecap="round">
        <path d={RIVER} stroke="light-dark(#b9ad8c, #14211f)" strokeWidth="22" opacity="0.7" />
        <path d={RIVER} stroke="light-dark(#9fc0c9, #24424c)" strokeWidth="15" />
        <path
          d={RIVER}
          stroke="light-dark(#d3e6ea, #3f6673)"
          strokeWidth="1.500"
          strokeDasharray="26 34"
          transform="translate(0 -3)"
        />
      </g>
      {WOODS.map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y})`}>
          <ellipse cy="12" rx="7" ry="2.500" fill="#000" fillOpacity="0.250" />
          <path d="M0 -4l6 15h-12z" fill="light-dark(#8aa06a, #2f4636)" />
          <path d="M0 -4l6 15h-6z" fill="light-dark(#6d8551, #223529)" />
        </g>
      ))}
    </svg>
  );
});

/** The ground with the light of a lamp over the roads, darker towards the edges. */
function Ground() {
  return (
    <>
      <radialGradient id="campaign-lamp" cx="0.450" cy="0.450" r="0.750">
        <stop offset="0" stopColor="light-dark(#efe6cc, #2c332b)" />
        <stop offset="0.600" stopColor="light-dark(#e2d9bd, #1b231f)" />
        <stop offset="1" stopColor="light-dark(#cfc4a3, #0f1412)" />
      </radialGradient>
      <filter id="campaign-soil" x="0" y="0" width="100%" height="100%">
        <feTurbulence type="fractalNoise" baseFrequency="0.035 0.05" numOctaves="3" seed="7" />
        <feColorMatrix values="0 0 0 0 0.500  0 0 0 0 0.480  0 0 0 0 0.380  0 0 0 0.550 -0.120" />
      </filter>
      <rect width="720" height="820" fill="url(#campaign-lamp)" />
      <rect width="720" height="820" filter="url(#campaign-soil)" opacity="0.350" />
    </>
  );
}

const RIVER = 'M-10 470C90 440 140 500 250 452S420 380 520 410 640 420 740 396';

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
