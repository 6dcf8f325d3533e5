import { Icon } from '@tessera/ui';
import type { IconArt } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { BarredReason } from '../../parts/gate/Barred.tsx';
import type { GateAnswer } from '../../parts/gate/useGate.ts';

interface ActionLineProps {
  readonly icon: IconArt;
  readonly name: string;
  readonly detail: string;
  readonly flags?: ReactNode;
  readonly isOff?: boolean;
  readonly isSmall?: boolean;
  /** The answer of the gate; its reason takes the place of the details. */
  readonly gate?: GateAnswer;
  /** Does it in spite of the gate. */
  onAnyway?(): void;
  /** Further ways around the reasons of the gate. */
  readonly ways?: ReactNode;
  readonly children: ReactNode;
}

/** Row of the turn panel: name, details, and the action on the right. A refused row keeps its place. */
export function ActionLine(props: ActionLineProps) {
  const { icon, name, detail, flags, isOff = false, isSmall = false, gate, onAnyway, ways, children } = props;
  const isClosed = isOff || gate?.isBarred === true;
  return (
    <li
      className={`fe-action grid grid-cols-[2rem_minmax(0,1fr)_auto_3.5rem] gap-x-2 items-center min-h-11 py-0.5 border-t border-t-hairline ${isSmall ? 'fe-action-small' : ''} ${isClosed ? 'fe-off' : ''}`}
    >
      <span className="fe-action-icon grid place-items-center">
        <Icon of={icon} size={isSmall ? '1.25rem' : '1.5rem'} />
      </span>
      <span className="fe-action-name [&_b]:font-semibold">
        <b>{name}</b> <span className="text-note text-muted">{gate?.sentence ?? detail}</span>{' '}
        {gate?.isBarred === true ? null : flags}
      </span>
      {children}
      {gate !== undefined && onAnyway !== undefined && (
        <BarredReason gate={gate} onAnyway={onAnyway}>
          {ways}
        </BarredReason>
      )}
    </li>
  );
}
