import { useEffect, useRef, useState } from 'react';
import { menu } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';
import { IconButton } from './IconButton.tsx';

/** An item of a menu. */
export interface MenuItem {
  readonly id: string;
  readonly icon: IconArt;
  readonly label: string;
  readonly run: () => void;
}

/** A button with a menu of rarely used actions. */
export function MenuButton({ label, items }: { readonly label: string; readonly items: readonly MenuItem[] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <span className="relative">
      <IconButton
        bare
        icon={menu}
        label={label}
        aria-expanded={isOpen}
        aria-haspopup="menu"
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && <MenuList label={label} items={items} onClose={() => setOpen(false)} />}
    </span>
  );
}

interface MenuListProps {
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly onClose: () => void;
}

function MenuList({ label, items, onClose }: MenuListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    const outside = (event: PointerEvent) => {
      if (event.target instanceof Node && !list.current?.parentElement?.contains(event.target)) onClose();
    };
    addEventListener('pointerdown', outside);
    return () => removeEventListener('pointerdown', outside);
  }, [onClose]);

  const move = (step: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button.matches(':focus'));
    buttons.at((at + step) % buttons.length)?.focus();
  };

  return (
    <div
      ref={list}
      role="menu"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
        else if (event.key === 'ArrowDown') move(1);
        else if (event.key === 'ArrowUp') move(-1);
        else return;
        event.preventDefault();
      }}
      className="panel absolute top-12 right-0 z-30 flex w-60 flex-col overflow-hidden bg-raised py-1 shadow-float"
    >
      {items.map(({ id, icon, label: name, run }) => (
        <button
          key={id}
          type="button"
          role="menuitem"
          onClick={() => {
            onClose();
            run();
          }}
          className="flex min-h-target items-center gap-3 border-0 bg-transparent px-4 text-left text-ink hover:bg-table focus-visible:-outline-offset-2"
        >
          <Icon of={icon} />
          {name}
        </button>
      ))}
    </div>
  );
}
