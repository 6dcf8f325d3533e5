import { useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Tabs } from '../controls/Tabs.tsx';
import { people, settings, undo } from '../icons/glyphs.ts';
import { BottomSheet } from '../overlay/BottomSheet.tsx';
import { CommandPalette } from '../overlay/CommandPalette.tsx';
import { Dialog } from '../overlay/Dialog.tsx';
import { KeyMap, KeyMapSheet } from '../overlay/KeyMapSheet.tsx';
import type { SheetHeight } from '../overlay/sheetHeights.ts';
import { EnterKeyDialog } from './EnterKeyDialog.tsx';
import { Section } from './Section.tsx';

type Open = 'dialog' | 'palette' | 'keys' | 'enter';
type Sheet = 'decide' | 'crews' | 'log';

/** Overlays of a table: dialogs, palette, keyboard help, the sheet of a phone. */
export function OverlaysSection() {
  const [open, setOpen] = useState<Open>();
  const [height, setHeight] = useState<SheetHeight>('half');
  const [tab, setTab] = useState<Sheet>('decide');
  const shut = () => setOpen(undefined);
  return (
    <Section span={4} title="Sheet, windows, keys" note="never for a prompt of a game">
      <div className="mb-3 flex flex-wrap gap-2">
        <Button small onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button small keyHint="/" onClick={() => setOpen('palette')}>
          Palette
        </Button>
        <Button small keyHint="?" onClick={() => setOpen('keys')}>
          Keys
        </Button>
        <Button small onClick={() => setOpen('enter')}>
          Enter key
        </Button>
      </div>
      <div className="relative h-80 overflow-hidden rounded-control border border-hairline bg-table">
        <BottomSheet
          label="Sheet"
          height={height}
          onHeight={setHeight}
          words={{ peek: 'a line', half: 'half the screen', full: 'the whole screen' }}
        >
          <Tabs
            spread
            label="Panels"
            selected={tab}
            onSelect={setTab}
            tabs={[
              {
                id: 'decide',
                label: 'Decide',
                panel: <p className="m-0 p-3 text-muted">Drag the handle, or use the arrows on it.</p>,
              },
              { id: 'crews', label: 'Crews', panel: <p className="m-0 p-3 text-muted">Two crews of five.</p> },
              { id: 'log', label: 'Log', count: 6, panel: <p className="m-0 p-3 text-muted">Six lines.</p> },
            ]}
          />
        </BottomSheet>
      </div>
      <div className="mt-4">
        <KeyMap groups={KEYS.slice(0, 1)} />
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={shut}
        title="Concede the match?"
        closeLabel="Close"
        actions={
          <>
            <Button onClick={shut}>Play on</Button>
            <Button tone="harm" onClick={shut}>
              Concede
            </Button>
          </>
        }
      >
        Jonas wins, 7 to 3. The replay stays.
      </Dialog>
      <CommandPalette
        open={open === 'palette'}
        onClose={shut}
        label="Commands"
        placeholder="What do you want to do?"
        empty="Nothing by that name"
        commands={[
          { id: 'undo', label: 'Undo move', group: 'Table', keys: 'U', icon: undo, run: shut },
          { id: 'invite', label: 'Invite a player', group: 'Table', icon: people, run: shut },
          { id: 'settings', label: 'Open settings', group: 'Go', icon: settings, run: shut },
        ]}
      />
      <EnterKeyDialog open={open === 'enter'} onClose={shut} />
      <KeyMapSheet open={open === 'keys'} onClose={shut} title="Keys" closeLabel="Close" groups={KEYS} />
    </Section>
  );
}

const KEYS = [
  {
    title: 'Board',
    keys: [
      { keys: ['←', '→', '↑', '↓'], does: 'move the cursor' },
      { keys: ['Tab'], does: 'next legal target' },
      { keys: ['Enter'], does: 'choose, then commit' },
      { keys: ['+', '−', '0'], does: 'zoom, show all' },
    ],
  },
  {
    title: 'Table',
    keys: [
      { keys: ['U'], does: 'take back' },
      { keys: ['L'], does: 'log' },
      { keys: ['?'], does: 'this list' },
    ],
  },
];
