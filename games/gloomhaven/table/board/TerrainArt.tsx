import { hexesPath } from '@tessera/ui';

const HEX = hexesPath([{ q: 0, r: 0 }], 0.86);

/** A trap by its kind: jaws, spikes or a vial, with its damage. */
export function Trap({ art, damage }: { readonly art: string | undefined; readonly damage: number }) {
  return (
    <g data-art={art}>
      <rect
        x="-12"
        y="-9"
        width="24"
        height="19"
        rx="3"
        fill="var(--disc)"
        stroke="var(--wall-high)"
        strokeWidth="1.200"
      />
      {art === 'bear' ? <Jaws /> : art === 'poison' ? <Vial /> : <Spikes />}
      {damage > 0 && (
        <text
          textAnchor="middle"
          dominantBaseline="central"
          y="-13"
          fontSize="9"
          fill="var(--ink)"
          stroke="var(--table)"
          strokeWidth="2.500"
          paintOrder="stroke"
          className="font-numeral font-semibold"
        >
          −{damage}
        </text>
      )}
    </g>
  );
}

const STEEL = { fill: '#d9dde3', stroke: '#6a7483', strokeWidth: 0.8, strokeLinejoin: 'round' } as const;

function Spikes() {
  return <path d="M-9 7L-6.500 -6L-4 7ZM-2.500 7L0 -7L2.500 7ZM4 7L6.500 -6L9 7Z" {...STEEL} />;
}

/** Two rows of teeth that meet, and the plate between them. */
function Jaws() {
  return (
    <g {...STEEL}>
      <path d="M-10 -7Q0 -3 10 -7L8 -1L5.500 -4L3 0L0 -3.500L-3 0L-5.500 -4L-8 -1Z" />
      <path d="M-10 8Q0 4 10 8L8 2L5.500 5L3 1L0 4.500L-3 1L-5.500 5L-8 2Z" />
    </g>
  );
}

function Vial() {
  return (
    <g strokeLinejoin="round">
      <path d="M-2.500 -7H2.500V-2Q7 1 6 5Q5 8 0 8Q-5 8 -6 5Q-7 1 -2.500 -2Z" fill="#5f8f3a" stroke="#d9dde3" />
      <circle cx="-1.500" cy="4" r="1.300" fill="#c9e6a0" />
      <circle cx="2" cy="2" r="0.900" fill="#c9e6a0" />
    </g>
  );
}

/** Hazardous terrain: thorns, or embers with flames of three sizes. */
export function Hazard({ art }: { readonly art: string | undefined }) {
  if (art === 'thorns') {
    return (
      <g data-art={art} fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={HEX} fill="var(--leaf-side)" fillOpacity="0.600" stroke="#e8502f" strokeDasharray="2 2.500" />
        <path d="M-12 6Q-5 -9 0 2T12 -5M-9 -6Q0 9 10 6" stroke="var(--leaf-high)" strokeWidth="1.800" />
        <path d="M-8 -1L-11 -4M-3 -3L-3 -8M4 4L3 9M9 -1L12 2M-4 2L-8 5M6 6L9 11" stroke="#e9dfc8" strokeWidth="1.300" />
      </g>
    );
  }
  return (
    <g data-art={art} fill="none" stroke="#e8502f" strokeWidth="1.600" strokeLinejoin="round">
      <path d={HEX} fill="#5a1a0a" fillOpacity="0.55" stroke="#e8502f" strokeDasharray="2 2.500" />
      <path
        d="M-8 7Q-11 1 -7 -3Q-6 1 -4 3Q-4 6 -8 7ZM0 4Q-5 -3 0 -10Q5 -3 3 1Q3 4 0 4ZM8 9Q4 5 7 1Q10 4 10 7Q10 9 8 9Z"
        fill="#ff9a4d"
        fillOpacity="0.800"
      />
    </g>
  );
}

/** Difficult terrain: waves, rubble, a log or steps. */
export function Difficult({ art }: { readonly art: string | undefined }) {
  if (art === 'rubble') {
    return (
      <g data-art={art} fill="var(--wall-high)" stroke="var(--wall-side)" strokeLinejoin="round">
        <path d="M-12 4L-8 -2L-3 1L-5 7ZM-3 -4L2 -9L6 -5L3 -1ZM2 5L8 2L12 6L7 10ZM-9 -8L-5 -10L-4 -6Z" />
      </g>
    );
  }
  if (art === 'log') {
    return (
      <g data-art={art} transform="rotate(-12)" stroke="var(--wood-side)" strokeLinejoin="round">
        <rect x="-14" y="-5" width="26" height="10" rx="4" fill="var(--wood)" strokeWidth="1.300" />
        <ellipse cx="12" rx="3.500" ry="5" fill="var(--wood-high)" strokeWidth="1.300" />
        <path d="M-10 -2H6M-8 2H8" fill="none" strokeWidth="0.900" />
      </g>
    );
  }
  if (art?.startsWith('stairs')) {
    return (
      <g data-art={art} fill="var(--wall)" stroke="var(--wall-side)" strokeWidth="1">
        <path d="M-12 -9H12V-4H-12ZM-12 -4H12V1H-12ZM-12 1H12V6H-12ZM-12 6H12V10H-12Z" />
        <path d="M-12 -9H12M-12 -4H12M-12 1H12M-12 6H12" stroke="var(--wall-high)" />
      </g>
    );
  }
  return (
    <g data-art={art} fill="none" stroke="var(--ally)" strokeLinecap="round" strokeWidth="1.600" strokeOpacity="0.850">
      <path d={HEX} fill="var(--ally)" fillOpacity="0.160" stroke="none" />
      <path d="M-11 -6Q-8 -9 -5.500 -6T0 -6T5.500 -6T11 -6M-11 1Q-8 -2 -5.500 1T0 1T5.500 1T11 1M-11 8Q-8 5 -5.500 8T0 8T5.500 8T11 8" />
    </g>
  );
}
