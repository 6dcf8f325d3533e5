import { Button, Panel } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { AddItem } from './AddItem.tsx';
import { belongings, stacksOf, totalWeight } from './belongings.ts';
import { ItemRow } from './ItemRow.tsx';
import { Purse } from './Purse.tsx';

/** Panel of carried items: worn and held first, then the pack. */
export function InventoryPanel() {
  const { record, sheet, rulebook, t, isReadOnly } = useCharacter();
  const [isAdding, setIsAdding] = useState(false);
  const [open, setOpen] = useState<string>();
  const lines = belongings(record, sheet, rulebook);
  const { used, max } = sheet.attunement;
  const extra = (
    <span className="text-note text-muted fe-gear-sum">
      {t('play.gear.weight', { weight: totalWeight(lines, record.coins) })}, {t('play.gear.attuned', { used })}{' '}
      <NumberButton path="attunement.max" label={t('play.gear.attunementMax')} value={max.value} />
    </span>
  );
  return (
    <Panel dense title={t('play.gear.title')} extra={extra} className="fe-gear">
      {lines.length === 0 && <p className="text-note text-muted py-1">{t('play.gear.none')}</p>}
      <ul>
        {stacksOf(lines).map(({ line, count }) => {
          const { instanceId } = line.entry;
          return (
            <ItemRow
              key={instanceId}
              line={line}
              count={count}
              all={lines}
              isOpen={open === instanceId}
              onToggle={() => setOpen(open === instanceId ? undefined : instanceId)}
            />
          );
        })}
      </ul>
      <Purse />
      {!isReadOnly && (
        <Button small className="w-full mt-2" onClick={() => setIsAdding(true)}>
          {t('play.gear.add')}
        </Button>
      )}
      <AddItem isOpen={isAdding} onClose={() => setIsAdding(false)} />
    </Panel>
  );
}
