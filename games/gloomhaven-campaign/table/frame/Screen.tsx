import { Icon, type IconArt, IconButton, scrollable } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import { type ReactNode, useId } from 'react';
import type { CampaignTableModel } from '../tableModel.ts';

/** A screen of the campaign: its title, its character, and the link back to the map. */
export function Screen({
  table,
  title,
  icon,
  extra,
  children,
}: {
  readonly table: CampaignTableModel;
  readonly title: string;
  readonly icon?: IconArt | undefined;
  readonly extra?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex min-h-full flex-col gap-3">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 border-hairline border-b pb-2">
        {icon && <Icon of={icon} size={26} />}
        <h2 id={heading} className="m-0 flex-1 font-semibold font-title text-title">
          {title}
        </h2>
        {extra}
        <IconButton bare icon={close} label={table.t('toMap')} onClick={() => table.go({ name: 'map' })} />
      </header>
      {children}
    </section>
  );
}

/** A section of a screen with a title. */
export function Part({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h3
        id={heading}
        className="m-0 flex flex-wrap items-baseline gap-x-3 border-hairline border-b pb-1 font-semibold font-title text-lead"
      >
        {title}
        {note !== undefined && <span className="ml-auto font-normal font-ui text-muted text-note">{note}</span>}
      </h3>
      {children}
    </section>
  );
}

/** Container of a screen that replaces the map. */
export function Sheet({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={scrollable} className="absolute inset-0 overflow-y-auto bg-table px-4 py-3 sm:px-6">
      {children}
    </div>
  );
}
