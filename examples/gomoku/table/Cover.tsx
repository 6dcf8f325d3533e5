import { noise } from '@tessera/ui';

/** Stones on a wooden board. */
export function Cover() {
  const lines = [18, 40, 62, 84, 106, 128, 150, 172, 194];
  const stones: readonly (readonly [number, number, boolean])[] = [
    [84, 62, true],
    [106, 62, false],
    [84, 84, false],
    [106, 84, true],
    [128, 106, true],
    [62, 40, true],
    [128, 62, false],
    [106, 40, false],
  ];
  return (
    <>
      <rect width="216" height="150" fill="#3b2716" />
      {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => (
        <path
          key={i}
          d={`M0 ${i * 16 + 4}q108 ${noise(i, 2) * 16 - 8} 216 ${noise(i, 5) * 8 - 4}`}
          stroke="#4c3420"
          strokeWidth={1 + noise(i, 7) * 3}
          fill="none"
        />
      ))}
      <path d={lines.map((at) => `M${at} 0V150M0 ${at}H216`).join('')} stroke="#15100a" strokeWidth="1" />
      {stones.map(([x, y, isDark]) => (
        <g key={`${x},${y}`}>
          <circle cx={x + 1} cy={y + 2} r="10" fill="#000" opacity="0.45" />
          <circle cx={x} cy={y} r="10" fill={isDark ? '#15181d' : '#efe7d4'} />
          <ellipse cx={x - 3} cy={y - 4} rx="4" ry="2.5" fill="#fff" opacity={isDark ? 0.22 : 0.75} />
        </g>
      ))}
      <path d="M56 34L134 112" stroke="#ffc233" strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" />
    </>
  );
}
