import { TokenArt } from '@tessera/ui';
import {
  diceTwentyFacesTwenty,
  ninjaHead,
  orcHead,
  shield,
  swordman,
  usbKey,
  wizardFace,
  wolfHead,
} from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { type GameId, isGameId } from '../games/shelf.ts';
import { noise } from './noise.ts';

/** The picture of a game, drawn from code; dark in both themes, like the lid of a box. */
export function Cover({ game }: { readonly game: string }) {
  return (
    <svg
      viewBox="0 0 216 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
      data-theme="dark"
    >
      {isGameId(game) ? PICTURES[game] : <rect width="216" height="150" fill="#14171c" />}
    </svg>
  );
}

const BLOCK = { width: 27, depth: 24, roof: { width: 22, depth: 19 } };

/** A city block by night: roofs, lit windows, the way in. */
function City() {
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

/** Stones on a wooden board. */
function Goban() {
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

/** Cups turned over, and the dice under one of them. */
function Cups() {
  return (
    <>
      <rect width="216" height="150" fill="#1c1512" />
      <ellipse cx="108" cy="112" rx="130" ry="60" fill="#2c3a2e" />
      <ellipse cx="108" cy="106" rx="112" ry="48" fill="#35473a" />
      {[
        [44, 96, 0.9],
        [170, 92, 0.85],
      ].map(([x = 0, y = 0, scale = 1]) => (
        <Cup key={x} x={x} y={y} scale={scale} tilt={0} />
      ))}
      {[
        [88, 104, 5],
        [108, 112, 2],
        [128, 102, 6],
      ].map(([x = 0, y = 0, pips = 1]) => (
        <Dice key={x} x={x} y={y} pips={pips} />
      ))}
      <Cup x={112} y={66} scale={1} tilt={-24} />
    </>
  );
}

interface CupProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly tilt: number;
}

function Cup({ x, y, scale, tilt }: CupProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt}) scale(${scale})`}>
      <ellipse cx="2" cy="24" rx="26" ry="8" fill="#000" opacity="0.4" />
      <path d="M-18 -34L-25 22Q0 32 25 22L18 -34Z" fill="#7a4a2e" />
      <path d="M-18 -34L-25 22Q-16 26 -10 26L-8 -34Z" fill="#96613f" />
      <path d="M-23 8Q0 17 23 8" fill="none" stroke="#d9a866" strokeWidth="2" />
      <ellipse cx="0" cy="-34" rx="18" ry="5" fill="#5c3520" />
    </g>
  );
}

const PIP_PLACES = [
  [0, 0],
  [-4, -4],
  [4, 4],
  [-4, 4],
  [4, -4],
  [-4, 0],
  [4, 0],
] as const;
/** Which of those places a face shows. */
const FACES: Readonly<Record<number, readonly number[]>> = { 2: [1, 2], 5: [0, 1, 2, 3, 4], 6: [1, 2, 3, 4, 5, 6] };

function Dice({ x, y, pips }: { readonly x: number; readonly y: number; readonly pips: number }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${noise(x, y) * 40 - 20})`}>
      <rect x="-7" y="-6" width="16" height="17" rx="3" fill="#000" opacity="0.4" />
      <rect x="-8" y="-8" width="16" height="16" rx="3" fill="#f3ecdc" />
      {FACES[pips]?.map((place) => (
        <circle key={place} cx={PIP_PLACES[place]?.[0]} cy={PIP_PLACES[place]?.[1]} r="1.6" fill="#1f2329" />
      ))}
    </g>
  );
}

/** Thirty hexes by torchlight, two heroes and two monsters. */
function Arena() {
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

/** A character's sheet by candlelight: a shield, a row of numbers, and what each is made of. */
function Sheet() {
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

const PICTURES: Readonly<Record<GameId, ReactNode>> = {
  'heist-city': <City />,
  gomoku: <Goban />,
  'liars-dice': <Cups />,
  duel: <Arena />,
  'fifth-edition': <Sheet />,
};
