import { useMemo, useRef, useState } from 'react';
import { Floor, Lamp, Slab, Walls } from '../board/ground.tsx';
import { HexBoard, type HexBoardHandle } from '../board/HexBoard.tsx';
import { type BoardCell, type CellId, centreOf } from '../board/hexGeometry.ts';
import { BoardLabel, CellTexts, PathLine, Region, SightLine } from '../board/marks.tsx';
import { Button } from '../controls/Button.tsx';
import { brain, ninjaHead, policeOfficerHead, spy, turret, usbKey } from '../icons/gameIcons.ts';
import { Inspector, PanelSection } from '../play/Inspector.tsx';
import { OddsBars } from '../play/OddsBars.tsx';
import { StateBadge } from '../tokens/StateBadge.tsx';
import { Token, TokenArt, type TokenLook } from '../tokens/Token.tsx';
import { MARKS } from './marks.ts';
import { Section } from './Section.tsx';

/** A board as large as the largest site, with every layer, beside the panel of the selection. */
export function BoardSection() {
  const board = useRef<HexBoardHandle>(null);
  const [selected, setSelected] = useState<CellId>('2,2');
  const [said, setSaid] = useState('');
  const [texts, setTexts] = useState(false);
  const layers = useMemo(
    () => ({
      slab: <Slab cells={CELLS} />,
      floor: <Floor cells={CELLS} seed={7} />,
      light: <Lamp cells={CELLS} at={{ q: 0, r: 0 }} radius={520} />,
      zones: <Zones />,
      reach: <Reach />,
      tables: <Walls kind="wood" cells={TABLES} />,
      walls: <Walls cells={WALLS} />,
      objectives: <Figures of={THINGS} />,
      units: <Figures of={UNITS} />,
      labels: texts ? <CellTexts cells={CELLS} text={({ id }) => String(id)} /> : <Names />,
    }),
    [texts],
  );
  const sight = useMemo(() => <Aim at={selected} />, [selected]);
  return (
    <Section
      span={12}
      title="Board"
      note={`${CELLS.length} hexes, one hit-test by coordinates; drag, wheel, pinch, arrows, Tab`}
    >
      <div className="grid gap-4 xl:grid-cols-[1fr_21rem]">
        <div className="h-[28rem] overflow-hidden rounded-control bg-table sm:h-[38rem]">
          <HexBoard
            ref={board}
            cells={CELLS}
            layers={{ ...layers, sight }}
            label="Ballroom"
            describe={describe}
            targets={TARGETS}
            selected={selected}
            onSelect={(cell, by) => {
              setSelected(cell);
              setSaid(`${describe(cell)}, by ${by}`);
            }}
            onCommit={(cell) => setSaid(`${describe(cell)}: committed`)}
            words={{ zoomIn: 'Closer', zoomOut: 'Farther', fit: 'Show all' }}
          />
        </div>
        <div className="flex flex-col gap-3">
          <div className="flex flex-wrap gap-2">
            <Button small onClick={() => board.current?.focusOn([NINJA, selected])}>
              Show actor and target
            </Button>
            <Button small pressed={texts} onClick={() => setTexts(!texts)}>
              Coordinates
            </Button>
          </div>
          <p className="m-0 text-note text-muted">{said || 'Choose a hex; choose it again to commit.'}</p>
          <TargetCard />
        </div>
      </div>
    </Section>
  );
}

function TargetCard() {
  return (
    <Inspector
      label="Spook"
      className="rounded-control border border-hairline"
      title="Spook"
      figure={<Token size={48} shape="circle" side="rival" icon={spy} mark={MARKS.star} />}
      subtitle={<StateBadge mark={MARKS.star} label="Overt" />}
      aside={<b className="font-numeral text-title font-semibold">8</b>}
    >
      <PanelSection title="Automatic Shotgun" note="4 of 5 hexes, sight clear">
        <div className="grid grid-cols-2 gap-4">
          <OddsBars label="8 or more on 2d6: 42 %" weights={TWO_DICE} first={2} from={8} />
          <OddsBars label="6 or more on 2d6: 72 %" weights={TWO_DICE} first={2} from={6} />
        </div>
      </PanelSection>
    </Inspector>
  );
}

function Zones() {
  return (
    <>
      <Region tone="ally" cells={rows(-RADIUS, -RADIUS + 1)} />
      <Region tone="enemy" dashed cells={rows(RADIUS - 1, RADIUS)} />
      <Region tone="good" dashed fill="hatch" cells={disc(12, -4, 1)} />
    </>
  );
}

function Reach() {
  return (
    <>
      <Region tone="act" cells={REACH} />
      <Region tone="enemy" fill="hatch" each border={false} cells={SEEN} />
    </>
  );
}

function Figures({ of }: { readonly of: readonly (readonly [id: string, look: TokenLook])[] }) {
  return of.map(([id, look]) => {
    const cell = BY_ID.get(id);
    if (!cell) return null;
    const { x, y } = centreOf(cell);
    return <TokenArt key={id} x={x} y={y} r={15} {...look} />;
  });
}

function Names() {
  return (
    <>
      <BoardLabel at={{ q: 7, r: -14 }}>Your zone</BoardLabel>
      <BoardLabel at={{ q: -7, r: 14 }}>Jonas’s zone</BoardLabel>
    </>
  );
}

function Aim({ at }: { readonly at: CellId }) {
  const cell = BY_ID.get(at);
  const from = BY_ID.get(NINJA);
  if (!cell || !from) return null;
  return (
    <>
      <PathLine cells={PATH} danger={[3]} />
      <SightLine from={from} to={cell} />
      <Region tone="act" fill="none" cells={[cell]} />
    </>
  );
}

const RADIUS = 15;
const TWO_DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
const NINJA = '0,0';

const CELLS: readonly BoardCell[] = disc(0, 0, RADIUS);
const BY_ID = new Map<CellId, BoardCell>(CELLS.map((cell) => [cell.id, cell]));
const WALLS = [
  ...row(-3, -6, 4),
  ...row(5, -6, 4),
  ...row(-9, 6, 4),
  ...row(1, 6, 4),
  ...row(3, -2, 1),
  ...row(2, -1, 2),
];
const TABLES = [...row(-6, -2, 2), ...disc(6, 4, 1).slice(0, 3), ...row(9, -8, 2)];
const SOLID = new Set([...WALLS, ...TABLES].map(({ id }) => id));
const REACH = disc(0, 0, 4).filter(({ id }) => !SOLID.has(id));
const SEEN = disc(4, 1, 1).filter(({ id }) => REACH.some((cell) => cell.id === id));
const PATH = [...row(-4, 1, 4).reverse(), ...row(-4, 2, 1)];

const UNITS: readonly (readonly [id: string, look: TokenLook])[] = [
  [NINJA, { shape: 'circle', side: 'own', icon: ninjaHead, hidden: true, selected: true, mark: MARKS.moon }],
  ['-6,3', { shape: 'circle', side: 'own', icon: brain, health: 0.6, mark: MARKS.bar }],
  ['2,2', { shape: 'circle', side: 'rival', icon: spy, mark: MARKS.star, targeted: true }],
  ['5,1', { shape: 'shield', side: 'neutral', icon: policeOfficerHead }],
  ['-2,-5', { shape: 'shield', side: 'neutral', elite: true }],
  ['12,-7', { shape: 'triangle', side: 'neutral', icon: turret }],
];
const THINGS: readonly (readonly [id: string, look: TokenLook])[] = [
  ['-1,4', { shape: 'hexagon', side: 'thing', icon: usbKey }],
  ['8,-5', { shape: 'hexagon', side: 'thing', icon: usbKey }],
];
const TARGETS = ['2,2', '-1,4', '4,-2'];

function describe(cell: CellId): string {
  const who = UNITS.some(([id]) => id === cell) ? 'a figure' : SOLID.has(cell) ? 'a wall' : 'floor';
  return `${cell}: ${who}`;
}

function disc(q: number, r: number, radius: number): BoardCell[] {
  const cells: BoardCell[] = [];
  for (let dq = -radius; dq <= radius; dq++) {
    for (let dr = Math.max(-radius, -dq - radius); dr <= Math.min(radius, -dq + radius); dr++) {
      cells.push({ id: `${q + dq},${r + dr}`, q: q + dq, r: r + dr });
    }
  }
  return cells;
}

function row(q: number, r: number, length: number): BoardCell[] {
  return Array.from({ length }, (_, step) => ({ id: `${q + step},${r}`, q: q + step, r }));
}

function rows(from: number, to: number): readonly BoardCell[] {
  return CELLS.filter(({ r }) => r >= from && r <= to);
}
