import {
  type Axial,
  Burst,
  centreOf,
  Floor,
  Lamp,
  PathLine,
  Region,
  SightLine,
  TokenArt,
  type TokenArtProps,
  Walls,
} from '@tessera/ui';
import { biceps, brain, dualityMask, laptop, ninjaHead, policeOfficerHead, spy, usbKey } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { STANCE_MARKS } from '../stanceMarks.ts';

/** Decorative picture of a beginner's crew on a floor of nine by five hexes; the text says the same. */
export function CrewScene({ name }: { readonly name: string }) {
  return (
    <svg viewBox="18 2 300 116" preserveAspectRatio="xMidYMid slice" aria-hidden="true" className="block size-full">
      <Floor cells={FLOOR} seed={5} />
      <Lamp cells={FLOOR} at={hex(4, 2)} radius={200} />
      {SCENES[name]}
    </svg>
  );
}

const ROWS = 6;
const COLUMNS = 11;

/** Returns the hex in a column of a row. */
function hex(column: number, row: number): Axial {
  return { q: column - Math.floor(row / 2), r: row };
}

const FLOOR = Array.from({ length: ROWS * COLUMNS }, (_, i) => hex(i % COLUMNS, Math.floor(i / COLUMNS)));

const OVERT = { mark: STANCE_MARKS.overt };
const EXIT = [
  hex(7, 0),
  hex(8, 0),
  hex(7, 1),
  hex(8, 1),
  hex(7, 2),
  hex(8, 2),
  hex(9, 2),
  hex(6, 3),
  hex(7, 3),
  hex(8, 3),
];
const SEEN = [hex(5, 2), hex(4, 2), hex(6, 2), hex(4, 1), hex(5, 1), hex(4, 3), hex(5, 3)];

/** Scenes by the name of the crew. */
const SCENES: Readonly<Record<string, ReactNode>> = {
  Ghosts: (
    <>
      <Region cells={SEEN} tone="enemy" fill="hatch" />
      <Walls cells={[hex(3, 0), hex(3, 1)]} />
      <Stands at={hex(5, 2)} shape="shield" side="neutral" icon={policeOfficerHead} />
      <Stands at={hex(1, 3)} icon={spy} hidden />
      <Stands at={hex(2, 2)} icon={ninjaHead} hidden />
      <Stands at={hex(7, 1)} icon={brain} hidden />
      <Stands at={hex(8, 1)} shape="hexagon" side="thing" icon={laptop} />
    </>
  ),
  Runners: (
    <>
      <Region cells={EXIT} tone="good" dashed />
      <Walls cells={[hex(1, 1)]} kind="wood" />
      <PathLine cells={[3, 4, 5, 6, 7].map((column) => hex(column, 2))} />
      <Stands at={hex(3, 2)} icon={ninjaHead} carries={usbKey} />
      <Stands at={hex(2, 3)} icon={brain} carries={usbKey} />
    </>
  ),
  Gunners: (
    <>
      <Walls cells={[hex(2, 1), hex(2, 3)]} kind="wood" />
      <Walls cells={[hex(5, 0)]} />
      <SightLine from={hex(1, 1)} to={hex(7, 1)} />
      <SightLine from={hex(1, 3)} to={hex(7, 1)} />
      <Stands at={hex(1, 1)} icon={dualityMask} />
      <Stands at={hex(1, 3)} icon={spy} />
      <Stands at={hex(7, 1)} side="rival" icon={biceps} health={0.6} />
    </>
  ),
  Thunder: (
    <>
      <Walls cells={[hex(5, 3)]} kind="wood" />
      <Burst at={hex(7, 2)} text="−4" />
      <Stands at={hex(7, 2)} side="rival" icon={ninjaHead} mark={STANCE_MARKS.stunned} />
      <Stands at={hex(2, 1)} icon={spy} {...OVERT} />
      <Stands at={hex(2, 3)} icon={biceps} {...OVERT} />
      <Stands at={hex(8, 0)} shape="shield" side="neutral" elite />
    </>
  ),
};

function Stands({ at, ...look }: { readonly at: Axial } & Partial<TokenArtProps>) {
  return <TokenArt r={15} shape="circle" side="own" {...look} {...centreOf(at)} />;
}
