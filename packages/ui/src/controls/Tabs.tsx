import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly panel: ReactNode;
  readonly icon?: IconArt | undefined;
  readonly count?: number | undefined;
}

export interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly selected: Id;
  onSelect(id: NoInfer<Id>): void;
  /** Tabs share the width evenly, as in a sheet on a phone. */
  readonly spread?: boolean | undefined;
  /** Content at the end of the strip. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
}

/** Tabbed panels. Arrow keys move between the tabs, and the panel follows. */
export function Tabs<Id extends string>({ label, tabs, selected, onSelect, spread, aside, className }: TabsProps<Id>) {
  const base = useId();
  const strip = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex((tab) => tab.id === selected),
  );

  const walk = (event: KeyboardEvent) => {
    const to = TAB_KEYS[event.key]?.(at, tabs.length);
    const tab = to === undefined ? undefined : tabs[to];
    if (to === undefined || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    strip.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus();
  };

  return (
    <div className={classes('flex min-h-0 flex-col', className)}>
      <div className="flex flex-none items-center gap-x-4 border-b border-hairline">
        <div
          ref={strip}
          role="tablist"
          aria-label={label}
          className={classes('flex min-w-0 flex-1', aside !== undefined && 'flex-wrap')}
          onKeyDown={walk}
        >
          {tabs.map((tab, index) => (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}`}
              aria-selected={index === at}
              aria-controls={index === at ? `${base}-panel` : undefined}
              tabIndex={index === at ? 0 : -1}
              onClick={() => onSelect(tab.id)}
              className={classes(TAB, spread && 'flex-1', index === at ? 'border-ink font-semibold text-ink' : CALM)}
            >
              {tab.icon && <Icon of={tab.icon} />}
              {tab.label}
              {tab.count !== undefined && <span className="text-muted">{tab.count}</span>}
            </button>
          ))}
        </div>
        {aside}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${tabs[at]?.id}`} className="min-h-0 flex-1">
        {tabs[at]?.panel}
      </div>
    </div>
  );
}

const TAB_KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

const TAB =
  'flex min-h-target cursor-pointer items-center justify-center gap-2 border-0 border-b-2 bg-transparent px-3 -outline-offset-2';
const CALM = 'border-transparent text-muted hover:text-ink';
