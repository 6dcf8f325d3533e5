import { noise, TokenArt } from '@tessera/ui';
import { orcHead, swordman, wizardFace, wolfHead } from '@tessera/ui/icons';
import type { ReactNode } from 'react';

/** Thirty hexes by torchlight, two heroes and two monsters. */
export function Cover() {
  const size = 19;
  const hexes: ReactNode[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 7; column++) {
      const x = 2 + size * Math.sqrt(3) * (column + (row % 2) / 2);
      const y = 6 + size * 1.5 * row;
      const glow = Math.max(0, 1 - Math.hypot((x - 108) / 120, (y - 78) / 84));
      const corners = [0, 1, 2, 3, 4, 5].map((i) => {
        const angle = (Math.PI / 180) * (60 * i - 30);
        return `${(x + (size - 0.7) * Math.cos(angle)).toFixed(1)},${(y + (size - 0.7) * Math.sin(angle)).toFixed(1)}`;
      });
      hexes.push(
        <polygon
          key={`${column},${row}`}
          points={corners.join(' ')}
          fill={`hsl(28 ${10 + glow * 26}% ${9 + glow * 17 + noise(column, row) * 4}%)`}
        />,
      );
    }
  }
  return (
    <>
      <rect width="216" height="150" fill="#0b0c0d" />
      {hexes}
      <TokenArt shape="circle" side="own" icon={swordman} x={68} y={92} r={15} />
      <TokenArt shape="circle" side="own" icon={wizardFace} x={52} y={63} r={13} />
      <TokenArt shape="shield" side="neutral" icon={orcHead} x={134} y={63} r={15} />
      <TokenArt shape="shield" side="neutral" icon={wolfHead} x={150} y={92} r={13} />
      <path d="M84 88L118 68" stroke="#f0763f" strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" />
    </>
  );
}
