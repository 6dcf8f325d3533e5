import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { KeyHint } from '../controls/KeyHint.tsx';
import { search } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';
import { findCommands } from './commandSearch.ts';

export interface Command {
  readonly id: string;
  readonly label: string;
  readonly group?: string | undefined;
  /** The keyboard shortcut without the palette. */
  readonly keys?: string | undefined;
  readonly icon?: IconArt | undefined;
  /** Whether it is listed only once something is typed. */
  readonly isFoundOnly?: boolean | undefined;
  run(): void;
}

export interface CommandPaletteProps {
  readonly open: boolean;
  onClose(): void;
  readonly label: string;
  readonly placeholder: string;
  /** The text for no matches. */
  readonly empty: string;
  readonly commands: readonly Command[];
}

/** A command palette: all commands, found by typing. */
export function CommandPalette({ open, onClose, label, placeholder, empty, commands }: CommandPaletteProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) element.current?.showModal();
    else element.current?.close();
  }, [open]);
  return (
    <dialog ref={element} aria-label={label} onClose={onClose} className={WINDOW}>
      {open && <Finder {...{ onClose, label, placeholder, empty, commands }} />}
    </dialog>
  );
}

function Finder({ onClose, label, placeholder, empty, commands }: Omit<CommandPaletteProps, 'open'>) {
  const base = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = findCommands(commands, query);
  const chosen = found[Math.min(at, found.length - 1)];

  const run = (command: Command | undefined) => {
    if (!command) return;
    onClose();
    command.run();
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, found.length));
    else if (event.key === 'ArrowUp') setAt((at + found.length - 1) % Math.max(1, found.length));
    else if (event.key === 'Enter') run(chosen);
    else return;
    event.preventDefault();
  };

  return (
    <div className="flex max-h-[60dvh] flex-col">
      <div className="flex items-center gap-3 border-b border-hairline px-4">
        <Icon of={search} className="text-muted" />
        <input
          // The palette is opened to type, so its field takes the focus.
          ref={(input) => input?.focus()}
          role="combobox"
          aria-label={label}
          aria-expanded="true"
          aria-controls={`${base}-list`}
          aria-activedescendant={chosen && `${base}-${chosen.id}`}
          value={query}
          placeholder={placeholder}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
          onKeyDown={walk}
          className="min-h-12 flex-1 border-0 bg-transparent text-lead text-ink outline-none placeholder:text-muted"
        />
      </div>
      <div role="listbox" id={`${base}-list`} aria-label={label} className="min-h-0 overflow-y-auto p-2">
        {found.map((command) => (
          <button
            key={command.id}
            type="button"
            role="option"
            tabIndex={-1}
            id={`${base}-${command.id}`}
            aria-selected={command === chosen}
            onClick={() => run(command)}
            className={classes(OPTION, command === chosen ? 'border-act-line bg-raised' : 'border-transparent')}
          >
            {command.icon && <Icon of={command.icon} />}
            <span className="flex-1">{command.label}</span>
            {command.group !== undefined && <span className="text-note text-muted">{command.group}</span>}
            {command.keys !== undefined && <KeyHint>{command.keys}</KeyHint>}
          </button>
        ))}
      </div>
      {found.length === 0 && <p className="m-0 px-4 pb-4 text-muted">{empty}</p>}
    </div>
  );
}

const WINDOW =
  'mx-auto mt-[12dvh] mb-auto w-[min(36rem,calc(100vw-2rem))] rounded-panel border border-control bg-surface p-0 ' +
  'text-ink shadow-float backdrop:bg-[rgb(0_0_0/0.55)]';
const OPTION =
  'flex min-h-target w-full cursor-pointer items-center gap-3 rounded-control border bg-transparent px-3 text-left text-ink';
