import { Panel, TextButton } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { CallButton } from '../../companions/CallButton.tsx';
import { AddEffect } from './AddEffect.tsx';
import { ConditionRow, EffectRow } from './EffectRow.tsx';
import { onYou } from './onYou.ts';
import { ToggleRows } from './ToggleRows.tsx';

/** Panel of active effects with their remaining time, conditions and toggles. */
export function EffectsPanel() {
  const { record, sheet, rulebook, t, isReadOnly } = useCharacter();
  const [isAdding, setIsAdding] = useState(false);
  const lines = onYou(record, sheet, rulebook);
  const add = !isReadOnly && (
    <>
      {record.companions === undefined && <CallButton />}
      <TextButton onClick={() => setIsAdding(true)}>{t('play.effects.add')}</TextButton>
    </>
  );
  return (
    <Panel dense title={t('play.effects.title')} extra={add} className="fe-effects">
      {lines.length === 0 && <p className="text-note text-muted py-1">{t('play.effects.none')}</p>}
      <ul className="fe-effect-list">
        {lines.map((line) =>
          line.kind === 'effect' ? (
            <EffectRow key={line.effect.instanceId} line={line} />
          ) : (
            <ConditionRow key={line.id} line={line} />
          ),
        )}
      </ul>
      <ToggleRows />
      <AddEffect isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Panel>
  );
}
