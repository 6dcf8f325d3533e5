import { noise, TokenArt } from '@tessera/ui';
import { ninjaHead, usbKey } from '@tessera/ui/icons';
import type { ReactNode } from 'react';

const BLOCK = { width: 27, depth: 24, roof: { width: 22, depth: 19 } };

/** Cover picture: a city block by night with roofs, lit windows and the entrance. */
export function Cover() {
  const blocks: ReactNode[] = [];
  for (let column = 0; column < 10; column++) {
    for (let row = 0; row < 9; row++) {
      const chance = noise(column + 3, row + 11);
      const [x, y] = [column * BLOCK.width, row * BLOCK.depth];
      const { width, depth } = BLOCK.roof;
      if (chance > 0.9) {
        blocks.push(<rect key={`${x},${y}`} x={x} y={y} width={width} height={depth} rx="1" fill="#173026" />);
        continue;
      }
      const height = 4 + chance * 7;
      blocks.push(
        <g key={`${x},${y}`}>
          <rect x={x} y={y} width={width} height={depth} fill="#0a0e14" />
          <rect x={x} y={y - height} width={width} height={depth} fill={`hsl(216 18% ${18 + chance * 16}%)`} />
          <rect x={x} y={y - height + depth} width={width} height={height} fill={`hsl(216 20% ${9 + chance * 6}%)`} />
          {[0, 1, 2, 3].map(
            (window) =>
              noise(column * 9 + window, row * 5) > 0.62 && (
                <rect
                  key={window}
                  x={x + 2.5 + window * 4.8}
                  y={y - height + depth + 1.3}
                  width="2.8"
                  height="2.2"
                  fill="#e0b35a"
                />
              ),
          )}
        </g>,
      );
    }
  }
  return (
    <>
      <rect width="216" height="150" fill="#10161f" />
      <g transform="translate(108 75) rotate(-14) scale(1.15) translate(-128 -100)">
        {blocks}
        <path
          d="M24.5 210V72H105.5V48.5H186V-20"
          fill="none"
          stroke="#6ea6f4"
          strokeWidth="2"
          strokeDasharray="1 5"
          strokeLinecap="round"
        />
      </g>
      <TokenArt shape="circle" side="own" icon={ninjaHead} x={116} y={68} r={18} />
      <TokenArt shape="hexagon" side="thing" icon={usbKey} x={56} y={38} r={11} />
      <TokenArt shape="shield" side="neutral" elite x={178} y={106} r={11} />
    </>
  );
}
