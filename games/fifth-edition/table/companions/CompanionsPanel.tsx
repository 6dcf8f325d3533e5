import { Panel, Select } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { CallButton } from './CallButton.tsx';
import { CompanionCard } from './CompanionCard.tsx';

/** Panel of the creatures beside the character, one at a time. */
export function CompanionsPanel() {
  const { companions, record, t } = useCharacter();
  const [chosen, setChosen] = useState<string>();
  const shown = companions.find(({ companion }) => companion.instanceId === chosen) ?? companions[0];
  if (record.companions === undefined) return null;
  return (
    <Panel dense title={t('companion.title')} extra={<CallButton />} className="fe-companions">
      {shown === undefined ? (
        <p className="text-note text-muted py-1" role="status">
          {t('companion.loading')}
        </p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
          {companions.length > 1 && (
            <Select
              label={t('companion.title')}
              options={companions.map(({ companion }) => ({ value: companion.instanceId, label: companion.name }))}
              value={shown.companion.instanceId}
              onChange={setChosen}
            />
          )}
          <CompanionCard key={shown.companion.instanceId} sheet={shown} />
        </div>
      )}
    </Panel>
  );
}
