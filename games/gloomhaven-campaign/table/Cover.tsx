import { noise, TokenArt } from '@tessera/ui';
import { swordman } from '@tessera/ui/icons';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly state: 'won' | 'open' | 'sealed';
}

/** Visited, open and unknown places on the cover. */
const PLACES: readonly Place[] = [
  { x: 84, y: 96, state: 'won' },
  { x: 116, y: 72, state: 'won' },
  { x: 152, y: 84, state: 'open' },
  { x: 144, y: 42, state: 'sealed' },
  { x: 186, y: 56, state: 'sealed' },
];
const TREES = Array.from({ length: 16 }, (_, n) => ({
  x: 92 + noise(n, 3) * 52,
  y: 108 + noise(n, 8) * 24,
}));

/** Cover image: a map with a town by the river, the road through won places, and sealed places beyond. */
export function Cover() {
  return (
    <>
      <rect width="216" height="150" fill="#241a12" />
      <g transform="rotate(-2 108 75)">
        <rect x="8" y="12" width="204" height="134" rx="2" fill="#0b0c0d" opacity="0.5" />
        <path d="M6 8L104 5L210 9L212 76L209 141L110 144L5 141L8 70Z" fill="#d9c8a0" />
        <path d="M8 70Q40 62 60 84T74 144L5 141Z" fill="#b7c4b4" />
        <path d="M8 76Q38 68 55 88T68 144" fill="none" stroke="#6f8580" strokeWidth="1.500" />
        <Mountains />
        {TREES.map(({ x, y }) => (
          <path key={`${x}`} d={`M${x} ${y}l4 -8l4 8Z`} fill="#6b7a4a" stroke="#3d4a2a" strokeWidth="0.600" />
        ))}
        <Town />
        <Way />
        {PLACES.map((place) => (
          <PlaceMark key={`${place.x}`} {...place} />
        ))}
        <TokenArt shape="circle" side="own" icon={swordman} x={152} y={62} r={13} />
        <circle cx="194" cy="126" r="11" fill="#8f2f1c" stroke="#5c1a0e" strokeWidth="1.500" />
        <path d="M188 126h12M194 120v12M190 122l8 8M198 122l-8 8" stroke="#5c1a0e" strokeWidth="1.200" />
      </g>
    </>
  );
}

function Mountains() {
  return (
    <g fill="#c3ae82" stroke="#5d4b2c" strokeWidth="1.400" strokeLinejoin="round">
      {[26, 46, 66, 90].map((x, n) => (
        <path key={x} d={`M${x - 14} ${38 + (n % 2) * 6}l14 ${-20 - (n % 3) * 4}l14 ${20 + (n % 3) * 4}`} />
      ))}
    </g>
  );
}

/** Roofs behind a wall with lit windows: the home town. */
function Town() {
  return (
    <g stroke="#3a2a18" strokeWidth="1" strokeLinejoin="round">
      {[28, 42, 56].map((x, n) => (
        <g key={x}>
          <path d={`M${x - 6} 118v${-14 - (n % 2) * 8}h12v${14 + (n % 2) * 8}Z`} fill="#8a6f4c" />
          <path d={`M${x - 8} ${104 - (n % 2) * 8}l8 -9l8 9Z`} fill="#7a3423" />
          <rect x={x - 2} y={108 - (n % 2) * 8} width="4" height="5" fill="#ffc233" stroke="none" />
        </g>
      ))}
      <path d="M16 128v-12h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h5v3h5v-3h6v12Z" fill="#6d6a63" />
    </g>
  );
}

/** The road: solid as far as the party has come, dotted beyond. */
function Way() {
  return (
    <g fill="none" stroke="#5c1a0e" strokeWidth="2" strokeLinecap="round">
      <path d="M68 112L84 96L116 72L152 84" />
      <path d="M116 72L144 42M152 84L186 56" strokeDasharray="0.500 5" />
    </g>
  );
}

function PlaceMark({ x, y, state }: Place) {
  const fill = state === 'won' ? '#2e6b5a' : state === 'open' ? '#ffc233' : '#d9c8a0';
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d="M0 -10L8.700 -5V5L0 10L-8.700 5V-5Z"
        fill={fill}
        stroke="#3a2a18"
        strokeWidth="1.500"
        strokeDasharray={state === 'sealed' ? '3 2' : undefined}
      />
      {state === 'won' && <path d="M-4 0L-1 3.500L4.500 -3.500" fill="none" stroke="#f6f2e8" strokeWidth="2" />}
    </g>
  );
}
