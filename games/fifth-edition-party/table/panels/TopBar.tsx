import { GAME_MASTER, SIGHTS } from '@tessera/fifth-edition-party';
import { Button, Dialog, Select } from '@tessera/ui';
import { eye, link as linkIcon } from '@tessera/ui/icons';
import { useState } from 'react';
import { useParty } from '../partyContext.ts';
import { RecapDialog } from './RecapDialog.tsx';

interface TopBarProps {
  /** The seat through whose eyes the game master looks. */
  readonly asPlayer: number | undefined;
  readonly onAsPlayer: (seat: number | undefined) => void;
}

/** Settings of the party: invitation, what players see, recap. */
export function TopBar({ asPlayer, onAsPlayer }: TopBarProps) {
  const { view, info, isMaster, isReadOnly, t, act } = useParty();
  const [isInviting, setInviting] = useState(false);
  const [isLookingBack, setLookingBack] = useState(false);
  const hasPlayers = info.seats.length > 1;
  return (
    <header className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="m-0 truncate font-semibold font-title text-lead">{view.name || t('party.nameless')}</h2>
        <p className="m-0 text-muted text-note">
          {t('party.evening', { evening: view.recap.evening, edition: view.edition })}
        </p>
      </div>
      {isMaster && !isReadOnly && (
        <>
          <Select
            label={t('party.sees')}
            value={view.sees}
            options={SIGHTS.map((sight) => ({ value: sight, label: t(`party.sight.${sight}`) }))}
            onChange={(sees) => void act({ type: 'sees', sees })}
          />
          {hasPlayers && (
            <>
              <Button
                icon={eye}
                pressed={asPlayer !== undefined}
                onClick={() => onAsPlayer(asPlayer === undefined ? GAME_MASTER + 1 : undefined)}
              >
                {t(asPlayer === undefined ? 'party.asPlayer' : 'party.asMaster')}
              </Button>
              <Button icon={linkIcon} onClick={() => setInviting(true)}>
                {t('party.invite')}
              </Button>
            </>
          )}
        </>
      )}
      <Button onClick={() => setLookingBack(true)}>{t('recap.open')}</Button>
      {asPlayer !== undefined && <PlayerChoice seat={asPlayer} onSeat={onAsPlayer} />}
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {isLookingBack && <RecapDialog onClose={() => setLookingBack(false)} />}
    </header>
  );
}

/** Chooses the player through whose eyes the game master looks. */
function PlayerChoice({ seat, onSeat }: { readonly seat: number; readonly onSeat: (seat: number) => void }) {
  const { view, info, t, formatter } = useParty();
  const nameOf = (each: number) => view.members[each]?.name || formatter.seatName(each);
  const options = info.seats.flatMap((_, each) =>
    each === GAME_MASTER ? [] : [{ value: String(each), label: nameOf(each) }],
  );
  return (
    <div className="basis-full">
      <Select
        label={t('party.preview', { name: nameOf(seat) })}
        value={String(seat)}
        options={options}
        onChange={(value) => onSeat(Number(value))}
      />
    </div>
  );
}

function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const { info, t, notify } = useParty();
  const address = `${location.origin}/join/${info.code}`;
  const copy = async () => {
    await navigator.clipboard.writeText(address).then(
      () => notify(t('party.copied')),
      () => notify(address),
    );
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('party.invite')}
      closeLabel={t('party.close')}
      actions={
        <Button tone="act" onClick={() => void copy()}>
          {t('party.copyLink')}
        </Button>
      }
    >
      <p className="mt-0">{t('party.inviteText', { code: info.code })}</p>
      <p className="m-0 break-all" data-testid="invite-link">
        {address}
      </p>
    </Dialog>
  );
}
