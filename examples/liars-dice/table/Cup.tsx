import { useId } from 'react';

export interface CupProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** The owner, shown by colour and pattern of the band. */
  readonly seat: number;
  /** Rotation in degrees of a lifted cup; otherwise it stands over its dice. */
  readonly tilt?: number | undefined;
  readonly lift?: number | undefined;
}

/** Colours that contrast with felt in both themes. */
const BANDS = ['#6ea6f4', '#e8ad2c', '#b9f2e4', '#ff6f9f'];

/** A leather cup, mouth down. */
export function Cup({ x, y, scale, seat, tilt = 0, lift = 0 }: CupProps) {
  const leather = useId();
  const isUp = tilt !== 0 || lift !== 0;
  return (
    <g>
      <ellipse
        cx={x + 5 * scale}
        cy={y + 30 * scale}
        rx={36 * scale}
        ry={11 * scale}
        fill="#000"
        opacity={isUp ? 0.22 : 0.42}
      />
      <linearGradient id={leather}>
        <stop offset="0" stopColor="#5c3319" />
        <stop offset="0.28" stopColor="#a8683d" />
        <stop offset="0.55" stopColor="#8a5230" />
        <stop offset="1" stopColor="#43230f" />
      </linearGradient>
      <g
        style={{ transform: `translate(${x}px, ${y - lift}px) rotate(${tilt}deg) scale(${scale})` }}
        className="transition-transform time-reveal ease-settle"
      >
        {isUp && (
          <>
            <ellipse cy="26" rx="28.5" ry="9" fill="#1b0f08" />
            <ellipse cy="26" rx="25" ry="7" fill="#0e0704" />
          </>
        )}
        <path d={`M-19 -36L-28 24Q0 ${isUp ? 30 : 38} 28 24L19 -36Z`} fill={`url(#${leather})`} />
        <path d="M-19 -36L-28 24Q-22 28 -15 29.500L-10 -34Z" fill="#fff" opacity="0.1" />
        <path d="M14 -35L20 28Q25 26.500 28 24L19 -36Z" fill="#000" opacity="0.22" />
        <Band seat={seat} />
        <path
          d="M-20.500 -27Q0 -19 20.500 -27"
          fill="none"
          stroke="#e2b273"
          strokeOpacity="0.55"
          strokeWidth="1.2"
          strokeDasharray="2.5 2"
        />
        <ellipse cy="-36" rx="19" ry="5.6" fill="#a06a44" />
        <ellipse cy="-36" rx="15" ry="3.9" fill="#7a4b2d" />
        <path d={`M-28 24Q0 ${isUp ? 36 : 38} 28 24`} fill="none" stroke="#c08a5c" strokeWidth="1.5" />
      </g>
    </g>
  );
}

/** Colour and pattern of a seat: either alone distinguishes cups. */
function Band({ seat }: { readonly seat: number }) {
  const look = seat % BANDS.length;
  const colour = BANDS[look];
  const ring = 'M-25.600 9Q0 20 25.600 9L26.300 15Q0 26 -26.300 15Z';
  if (look === 0) return <path d={ring} fill={colour} />;
  if (look === 3) {
    return (
      <path
        d="M-25.600 8.500Q0 19.500 25.600 8.500M-26.200 14.500Q0 25.500 26.200 14.500"
        fill="none"
        stroke={colour}
        strokeWidth="2.6"
      />
    );
  }
  return (
    <>
      <path d={ring} fill="#2a190e" />
      {look === 1 ? (
        <path
          d="M-22 12l3 7M-15 14.500l3 7M-8 15.500l3 7M-1 16l3 7M6 15.500l3 6.500M13 13.500l3 6.500M20 11l2.500 6"
          stroke={colour}
          strokeWidth="3"
        />
      ) : (
        [-21, -14, -7, 0, 7, 14, 21].map((at) => (
          <circle key={at} cx={at} cy={18 - at * at * 0.0117} r="1.9" fill={colour} />
        ))
      )}
    </>
  );
}
