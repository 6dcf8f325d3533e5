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

/** A row of the turn: what it is, what to know about it, and at its right what it does. */
export function ActionLine({ icon, name, detail, flags, isOff = false, isSmall = false, children }: ActionLineProps) {
  return (
    <li className={`fe-action ${isSmall ? 'fe-action-small' : ''} ${isOff ? 'fe-off' : ''}`}>
      <span className="fe-action-icon">
        <Icon of={icon} size={isSmall ? '1.25rem' : '1.5rem'} />
      </span>
      <span className="fe-action-name">
        <b>{name}</b> <span className="fe-small">{detail}</span> {flags}
      </span>
      {children}
    </li>
  );
}
