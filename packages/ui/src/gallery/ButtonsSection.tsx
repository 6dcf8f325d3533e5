import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';
import { undo } from '../icons/glyphs.ts';
import { LabelledExample, Section } from './Section.tsx';

/** Buttons in all their states. */
export function ButtonsSection() {
  return (
    <Section span={5} title="Buttons" note="44 high, one filled button a screen">
      <div className="flex flex-wrap items-end gap-4">
        <LabelledExample label="Act now">
          <Button tone="act" keyHint="Enter">
            Confirm
          </Button>
        </LabelledExample>
        <LabelledExample label="Rest">
          <Button>Hustle</Button>
        </LabelledExample>
        <LabelledExample label="Held down">
          <Button pressed>Reach</Button>
        </LabelledExample>
        <LabelledExample label="Harm">
          <Button tone="harm">Concede</Button>
        </LabelledExample>
        <LabelledExample label="Costly: asks once">
          <CostlyExample />
        </LabelledExample>
        <LabelledExample label="Quiet">
          <Button tone="quiet">Skip</Button>
        </LabelledExample>
        <LabelledExample label="Locked, with its reason">
          <Button locked="Only Disguised crew can charm">Charm: only Disguised</Button>
        </LabelledExample>
        <LabelledExample label="Undo with its key">
          <Button icon={undo} keyHint="U">
            Undo move
          </Button>
        </LabelledExample>
        <LabelledExample label="Small">
          <Button small>Join</Button>
        </LabelledExample>
        <LabelledExample label="Icon">
          <Tooltip text="Undo the last move">
            <IconButton icon={undo} label="Undo" />
          </Tooltip>
        </LabelledExample>
        <LabelledExample label="Working">
          <Button working>Sending</Button>
        </LabelledExample>
      </div>
    </Section>
  );
}

function CostlyExample() {
  const [isDone, setDone] = useState(false);
  if (isDone) return <span role="status">You are exhausted</span>;
  return (
    <Button
      keyHint="X"
      costly={{ effect: 'exhausts you', ask: 'Press again to lose it' }}
      onClick={() => setDone(true)}
    >
      Lose the last card
    </Button>
  );
}
