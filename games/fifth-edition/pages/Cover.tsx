import { noise, TokenArt } from '@tessera/ui';
import { diceTwentyFacesTwenty, shield } from '@tessera/ui/icons';

/** Cover art: a shield, and a row of numbers with their parts. */
export function Cover() {
  const sums = [
    [62, 30],
    [92, 44],
    [122, 22],
  ] as const;
  return (
    <>
      <rect width="216" height="150" fill="#1a1411" />
      <circle cx="150" cy="30" r="120" fill="#3a2814" opacity="0.55" />
      <g transform="rotate(-7 108 75)">
        <rect x="34" y="14" width="150" height="150" rx="3" fill="#000" opacity="0.4" />
        <rect x="30" y="8" width="150" height="150" rx="3" fill="#efe4cb" />
        <rect x="42" y="20" width="66" height="7" rx="2" fill="#3a2c1c" />
        <rect x="42" y="32" width="44" height="4" rx="2" fill="#8a7654" />
        {sums.map(([x, part]) => (
          <g key={x}>
            <rect x={x} y="52" width="24" height="28" rx="3" fill="none" stroke="#8a7654" />
            <rect x={x + 6} y="60" width="12" height="10" rx="1.5" fill="#3a2c1c" />
            <path d={`M${x + 12} 80V${88 + part / 4}`} stroke="#b1552a" strokeDasharray="1 4" strokeLinecap="round" />
          </g>
        ))}
        {[102, 112, 122, 132].map((y) => (
          <rect key={y} x="60" y={y} width={60 + noise(y, 3) * 44} height="4" rx="2" fill="#a8946f" />
        ))}
      </g>
      <TokenArt shape="shield" side="own" icon={shield} x={44} y={64} r={17} />
      <TokenArt shape="hexagon" side="thing" icon={diceTwentyFacesTwenty} x={176} y={106} r={19} />
    </>
  );
}
