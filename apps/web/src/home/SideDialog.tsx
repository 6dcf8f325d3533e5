import { Button, Dialog, SeatMark } from '@tessera/ui';
import { useEffect, useRef } from 'react';
import { useLastSide } from '../games/lastSide.ts';
import { gameName } from '../games/manifests.ts';
import { RoleText } from '../games/RoleText.tsx';
import type { ShownRole } from '../games/useLobby.ts';
import { useTexts } from '../i18n/texts.ts';

interface SideDialogProps {
  readonly game: string;
  readonly roles: readonly ShownRole[];
  readonly isStarting: boolean;
  onSide(seat: number): void;
  onClose(): void;
}

/** Asks which side to play against a bot. The last side is in focus, so that Enter starts the match. */
export default function SideDialog({ game, roles, isStarting, onSide, onClose }: SideDialogProps) {
  const { t } = useTexts();
  const last = useLastSide(({ seats }) => seats[game]);
  const list = useRef<HTMLUListElement>(null);
  const first = useRef(last ?? 0);
  // The dialog has opened by now, and its close button has the focus.
  useEffect(() => list.current?.querySelectorAll('button')[first.current]?.focus(), []);
  return (
    <Dialog open onClose={onClose} title={t('role.ask', { game: gameName(game) })} closeLabel={t('close')}>
      <ul ref={list} className="m-0 grid list-none gap-2 p-0">
        {roles.map((role, seat) => (
          <li key={role.id}>
            <Button
              tone={seat === last ? 'act' : 'rest'}
              working={isStarting && seat === last}
              onClick={() => onSide(seat)}
              className="h-auto w-full justify-start gap-3 px-4 py-3"
            >
              <SeatMark seat={seat} size={24} />
              <span className="min-w-0 flex-1">
                <RoleText role={role} />
                {seat === last && <span className="block text-left text-note">{t('role.last')}</span>}
              </span>
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
