import { Icon } from '@tessera/ui';
import type { IconArt } from '@tessera/ui/icons';
import type { ReactNode } from 'react';

interface ActionLineProps {
  readonly icon: IconArt;
  readonly name: string;
  readonly detail: string;
  readonly flags?: ReactNode;
  readonly isOff?: boolean;
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

/** Row of the turn panel: name, details, and the action on the right. */
export function ActionLine({ icon, name, detail, flags, isOff = false, isSmall = false, children }: ActionLineProps) {
  return (
    <li
      className={`fe-action grid grid-cols-[2rem_minmax(0,1fr)_auto_3.5rem] gap-x-2 items-center min-h-11 py-0.5 border-t border-t-hairline ${isSmall ? 'fe-action-small' : ''} ${isOff ? 'fe-off' : ''}`}
    >
      <span className="fe-action-icon grid place-items-center">
        <Icon of={icon} size={isSmall ? '1.25rem' : '1.5rem'} />
      </span>
      <span className="fe-action-name [&_b]:font-semibold">
        <b>{name}</b> <span className="text-note text-muted">{detail}</span> {flags}
      </span>
      {children}
    </li>
  );
}
