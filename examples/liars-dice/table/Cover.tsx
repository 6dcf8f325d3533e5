import { noise } from '@tessera/ui';
import type { ReactNode } from 'react';

/** Upside-down cups, and the dice under one of them. */
export function Cover(): ReactNode {
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

/** The pip positions of each face. */
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
