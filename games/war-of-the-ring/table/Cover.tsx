import { noise } from '@tessera/ui';

const WIDTH = 216;
const HEIGHT = 150;

/** Ranges of hills from far to near: height, roughness, darkness. */
const RANGES = [
  { base: 86, rise: 26, seed: 3, fill: '#3a3330' },
  { base: 104, rise: 20, seed: 17, fill: '#2a2827' },
  { base: 124, rise: 16, seed: 29, fill: '#191b1a' },
];

/** Returns a ridge across the whole picture, closed at its foot. */
function ridge({ base, rise, seed }: (typeof RANGES)[number]): string {
  const points: string[] = [];
  for (let i = 0; i <= 18; i++) {
    const height = rise * (0.35 + 0.65 * noise(i, seed)) * (i % 2 === 0 ? 1 : 0.55);
    points.push(`${i * 12},${(base - height).toFixed(1)}`);
  }
  return `M0,${HEIGHT} L${points.join(' L')} L${WIDTH},${HEIGHT} Z`;
}

/**
 * Cover picture: evening over the ranges, the burning mountain far off, a tower, a small trail, and a ring in front.
 */
export function Cover() {
  return (
    <>
      <rect width={WIDTH} height={HEIGHT} fill="#201c22" />
      {[64, 46, 30, 16].map((radius, i) => (
        <circle key={radius} cx="150" cy="42" r={radius} fill="#d2622f" opacity={0.07 + i * 0.06} />
      ))}
      <path d="M112,96 L143,44 Q150,48 157,44 L190,96 Z" fill="#453633" />
      <path d="M143,44 Q150,48 157,44 L154,54 L151,66 L149,52 Z" fill="#f0763f" />
      {RANGES.map((range) => (
        <path key={range.seed} d={ridge(range)} fill={range.fill} />
      ))}
      <path d="M44,112 L46,66 L43,60 L46,61 L47,54 L50,61 L53,60 L50,66 L53,112 Z" fill="#121413" />
      <rect x="47.5" y="70" width="2" height="3" fill="#e0b35a" />
      <path
        d="M16,138 Q46,122 72,128 T124,112 T149,84"
        fill="none"
        stroke="#cdb98a"
        strokeWidth="1.6"
        strokeDasharray="1 5"
        strokeLinecap="round"
      />
      <ellipse cx="108" cy="128" rx="21" ry="9" fill="none" stroke="#7a5417" strokeWidth="6" />
      <ellipse cx="108" cy="126.5" rx="21" ry="9" fill="none" stroke="#e0b35a" strokeWidth="4" />
      <path d="M90,122 A21,9 0 0 1 112,117.6" fill="none" stroke="#fbeec6" strokeWidth="1.6" strokeLinecap="round" />
    </>
  );
}
