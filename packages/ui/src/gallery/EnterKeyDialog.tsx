import { useState } from 'react';
import { HexBoard } from '../board/HexBoard.tsx';
import type { BoardCell, CellId } from '../board/hexGeometry.ts';
import { Button } from '../controls/Button.tsx';
import { ChoiceTile } from '../controls/ChoiceTile.tsx';
import { useQuestion } from '../controls/reachedFocus.ts';
import { StepButton } from '../controls/StepButton.tsx';
import { Dialog } from '../overlay/Dialog.tsx';

const CELLS: readonly BoardCell[] = [0, 1, 2].map((q) => ({ id: `${q}`, q, r: 0 }));

const COSTLY = { effect: 'loses it', ask: 'Press again to lose' };

/** Every kind of control beside a button that shows Enter, to try which of them the key presses. */
export function EnterKeyDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title="Who gets Enter" closeLabel="Close" wide>
      <Controls />
    </Dialog>
  );
}

function Controls() {
  const [question, ask] = useState(1);
  const [presses, setPresses] = useState<readonly string[]>([]);
  const [count, setCount] = useState(1);
  const [isOn, setOn] = useState(false);
  const [tile, setTile] = useState('Left');
  const [cell, setCell] = useState<CellId>();
  const [isGone, setGone] = useState(false);
  const [isRisky, setRisky] = useState(false);
  const press = (name: string) => setPresses([...presses, name]);
  useQuestion(`${question}`);
  return (
    <div className="grid gap-3">
      <output aria-label="Presses">{presses.join(' ')}</output>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => press('plain')}>Plain</Button>
        <Button
          onClick={() => {
            press('answer');
            ask(question + 1);
          }}
        >
          Answer
        </Button>
        <Button locked={presses.includes('once') ? 'Was pressed' : undefined} onClick={() => press('once')}>
          Once
        </Button>
        {!isGone && (
          <Button
            onClick={() => {
              press('vanish');
              setGone(true);
            }}
          >
            Vanish
          </Button>
        )}
        <Button
          onClick={() => {
            setRisky(true);
            ask(question + 1);
          }}
        >
          Risk
        </Button>
        <Button working>Busy</Button>
        <Button pressed={isOn} onClick={() => setOn(!isOn)}>
          Toggle
        </Button>
        <StepButton aria-label="One less" disabled={count === 0} onClick={() => setCount(count - 1)}>
          −
        </StepButton>
        <StepButton aria-label="One more" onClick={() => setCount(count + 1)}>
          +
        </StepButton>
        <output aria-label="Count">{count}</output>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {['Left', 'Right'].map((name) => (
          <ChoiceTile key={name} chosen={tile === name} onChoose={() => setTile(name)}>
            {name}
          </ChoiceTile>
        ))}
        <input aria-label="Box" type="checkbox" />
        <input aria-label="Slider" type="range" />
        <input aria-label="Text" className="w-24 border border-control" />
      </div>
      <div className="h-40">
        <HexBoard
          bare
          cells={CELLS}
          layers={{}}
          label="Three hexes"
          describe={(id) => `Hex ${id}`}
          targets={['0', '2']}
          selected={cell}
          onSelect={setCell}
          onCommit={(id) => press(`board${id}`)}
          words={{ zoomIn: 'Closer', zoomOut: 'Farther', fit: 'Show all' }}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Button costly={COSTLY} keyHint="X" onClick={() => press('costly')}>
          Lose
        </Button>
        <Button tone="act" keyHint="Enter" costly={isRisky ? COSTLY : undefined} onClick={() => press('main')}>
          Main
        </Button>
      </div>
    </div>
  );
}
