import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { Tooltip } from '../controls/Tooltip.tsx';
import { undo } from '../icons/glyphs.ts';
import { Labelled, Section } from './Section.tsx';

/** Buttons in all their states. */
export function ButtonsSection() {
  return (
    <Section span={5} title="Buttons" note="44 high, one filled button a screen">
      <div className="flex flex-wrap items-end gap-4">
        <Labelled label="Act now">
          <Button tone="act" keyHint="Enter">
            Confirm
          </Button>
        </Labelled>
        <Labelled label="Rest">
          <Button>Hustle</Button>
        </Labelled>
        <Labelled label="Held down">
          <Button pressed>Reach</Button>
        </Labelled>
        <Labelled label="Harm">
          <Button tone="harm">Concede</Button>
        </Labelled>
        <Labelled label="Quiet">
          <Button tone="quiet">Skip</Button>
        </Labelled>
        <Labelled label="Locked, with its reason">
          <Button locked="Only Disguised crew can charm">Charm: only Disguised</Button>
        </Labelled>
        <Labelled label="Undo with its key">
          <Button icon={undo} keyHint="U">
            Undo move
          </Button>
        </Labelled>
        <Labelled label="Small">
          <Button small>Join</Button>
        </Labelled>
        <Labelled label="Icon">
          <Tooltip text="Undo the last move">
            <IconButton icon={undo} label="Undo" />
          </Tooltip>
        </Labelled>
        <Labelled label="Working">
          <Button working>Sending</Button>
        </Labelled>
      </div>
    </Section>
  );
}
