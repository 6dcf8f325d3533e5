import { Button, Panel, Pill, TextButton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { type KeptPack, keptPacks, type PackPin } from '../character/rulebooks.ts';
import { PackPreview } from './PackPreview.tsx';
import { changePin, type PackUse, packUses, spareOf } from './packs.ts';

/** Panel of the character's packs; versions change only when the player accepts it. */
export function ContentPanel() {
  const { record, rulebook, t, isReadOnly, act } = useCharacter();
  const kept = useKeptPacks();
  const [proposed, setProposed] = useState<readonly PackPin[]>();
  const uses = packUses(record, rulebook, kept);
  const isPinned = record.packs.length > 0;
  const pinAll = () => void act({ type: 'pin', packs: rulebook.packs.map(({ id, version }) => ({ id, version })) });
  const spare = spareOf(record, kept);
  return (
    <Panel dense title={t('history.content')}>
      <ul className="fe-c-asks">
        {uses.map((use) => (
          <PackRow
            key={use.id}
            use={use}
            onPropose={(version) => setProposed(changePin(record.packs, use.id, version))}
          />
        ))}
      </ul>
      {!isPinned && !isReadOnly && (
        <p className="text-note text-muted">
          {t('history.unpinned')} <TextButton onClick={pinAll}>{t('history.pin')}</TextButton>
        </p>
      )}
      {!isReadOnly && spare.length > 0 && (
        <div className="fe-c-picks">
          {spare.map(({ id, version, name }) => (
            <Pill key={id} onClick={() => setProposed(changePin(record.packs, id, version))}>
              {t('history.addPack', { name, version })}
            </Pill>
          ))}
        </div>
      )}
      {proposed !== undefined && <PackPreview pins={proposed} onDone={() => setProposed(undefined)} />}
    </Panel>
  );
}

interface PackRowProps {
  readonly use: PackUse;
  /** Requests a preview with another version, or without the pack when undefined. */
  onPropose(version: string | undefined): void;
}

function PackRow({ use, onPropose }: PackRowProps) {
  const { t, isReadOnly } = useCharacter();
  const { name, version, state, newer, isOwn } = use;
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2 border-t border-t-hairline">
      <span>
        <b>{name}</b> {version} <span className="text-note text-muted">{t(`history.pack.${state}`)}</span>
      </span>
      {!isReadOnly && newer !== undefined && (
        <Button small onClick={() => onPropose(newer)}>
          {t('history.seeUpdate', { version: newer })}
        </Button>
      )}
      {!isReadOnly && isOwn && (
        <TextButton onClick={() => onPropose(undefined)}>{t('history.removePack', { name })}</TextButton>
      )}
    </li>
  );
}

/** Returns the custom packs on this device. */
function useKeptPacks(): readonly KeptPack[] {
  const { notify, t } = useCharacter();
  const [kept, setKept] = useState<readonly KeptPack[]>([]);
  useEffect(() => {
    let isCurrent = true;
    keptPacks().then(
      (packs) => isCurrent && setKept(packs),
      () => isCurrent && notify(t('history.noShelf'), 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [notify, t]);
  return kept;
}
