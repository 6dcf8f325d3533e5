import { noise, TokenArt } from '@tessera/ui';
import { ghost, swordman, wizardFace } from '@tessera/ui/icons';
import type { ReactNode } from 'react';

const SIZE = 15;
/** Centre of the light from the open gate. */
const GATE = { x: 62, y: 30 };

/** Cover image: a cellar in front of an open gate, two heroes, their enemies, and the two cards of a round. */
export function Cover() {
  return (
    <>
      <rect width="216" height="150" fill="#14171c" />
      {flagstones()}
      <Gate />
      <TokenArt shape="circle" side="own" icon={swordman} x={74} y={108} r={14} />
      <TokenArt shape="circle" side="own" icon={wizardFace} x={40} y={122} r={12} />
      <TokenArt shape="shield" side="neutral" icon={ghost} x={92} y={66} r={13} />
      <path d="M80 95L88 80" stroke="#f0763f" strokeWidth="2" strokeDasharray="1 5" strokeLinecap="round" />
      <Card x={122} y={44} turn={-9} initiative="72" top="#e8502f" bottom="#3f93b8" />
      <Card x={168} y={46} turn={7} initiative="15" top="#a8d94f" bottom="#b05cd6" />
    </>
  );
}

/** Returns the floor, hex by hex: warm near the gate, dark at the edges. */
function flagstones(): ReactNode[] {
  const stones: ReactNode[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 9; column++) {
      const x = SIZE * Math.sqrt(3) * (column + (row % 2) / 2);
      const y = 48 + SIZE * 1.5 * row;
      const glow = Math.max(0, 1 - Math.hypot((x - GATE.x) / 110, (y - GATE.y) / 130));
      stones.push(
        <polygon
          key={`${column},${row}`}
          points={cornersOf(x, y)}
          fill={`hsl(30 ${4 + glow * 34}% ${10 + glow * 20 + noise(column + 5, row + 2) * 4}%)`}
        />,
      );
    }
  }
  return stones;
}

function cornersOf(x: number, y: number): string {
  return [0, 1, 2, 3, 4, 5]
    .map((i) => {
      const angle = (Math.PI / 180) * (60 * i - 30);
      return `${(x + (SIZE - 0.6) * Math.cos(angle)).toFixed(1)},${(y + (SIZE - 0.6) * Math.sin(angle)).toFixed(1)}`;
    })
    .join(' ');
}

/** An arch of cut stones in the back wall, lit from behind. */
function Gate() {
  const stones = Array.from({ length: 7 }, (_, i) => Math.PI - (Math.PI / 6) * i);
  return (
    <>
      <rect width="216" height="46" fill="#1c2129" />
      <path d="M44 46V28a18 18 0 0 1 36 0v18Z" fill="#ffc233" />
      <path d="M50 46V30a12 12 0 0 1 24 0v16Z" fill="#fff0a8" />
      {stones.map((angle) => (
        <rect
          key={angle}
          x="-5"
          y="-4"
          width="10"
          height="8"
          rx="1"
          fill={`hsl(214 12% ${24 + noise(Math.round(angle * 10), 4) * 12}%)`}
          transform={`translate(${(62 + 22 * Math.cos(angle)).toFixed(1)} ${(28 - 22 * Math.sin(angle)).toFixed(1)}) rotate(${(90 - (angle * 180) / Math.PI).toFixed(0)})`}
        />
      ))}
      {[40, 84].map((x) => (
        <rect key={x} x={x - 5} y="30" width="10" height="16" rx="1" fill="#3a4453" />
      ))}
    </>
  );
}

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly initiative: string;
  readonly top: string;
  readonly bottom: string;
}

/** A card with its two halves and its initiative. */
function Card({ x, y, turn, initiative, top, bottom }: CardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect x="-1" y="2" width="40" height="62" rx="4" fill="#0b0c0d" opacity="0.6" />
      <rect width="40" height="62" rx="4" fill="#e7e1d3" stroke="#7d745f" />
      <rect x="4" y="5" width="32" height="20" rx="2" fill={top} />
      <rect x="4" y="37" width="32" height="20" rx="2" fill={bottom} />
      {[9, 14, 19, 41, 46, 51].map((line) => (
        <rect
          key={line}
          x="8"
          y={line}
          width={line % 2 === 0 ? 18 : 24}
          height="2"
          rx="1"
          fill="#1f2329"
          opacity="0.55"
        />
      ))}
      <circle cx="20" cy="31" r="8" fill="#1f2329" />
      <text x="20" y="34" textAnchor="middle" fontSize="9" fontWeight="700" fill="#ffc233">
        {initiative}
      </text>
    </g>
  );
}
