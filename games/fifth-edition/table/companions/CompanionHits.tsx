import type { CompanionSheet } from '@tessera/fifth-edition';
import { Button } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { AmountField } from '../parts/AmountField.tsx';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { usePerform } from '../play/usePerform.ts';

const CHANGES = ['damage', 'heal', 'temp'] as const;

/** Hit points of a companion with a field for damage, healing and temporary ones. Enter applies damage. */
export function CompanionHits({ sheet: { companion, hitPoints } }: { readonly sheet: CompanionSheet }) {
  const { t, isReadOnly } = useCharacter();
  const perform = usePerform();
  const [text, setText] = useState('');
  const { instanceId, name } = companion;
  const { max, current, temp } = hitPoints;
  const amount = Number(text);
  const isReady = text !== '' && (amount > 0 || temp > 0);
  const apply = async (change: (typeof CHANGES)[number]) => {
    if (!isReady) return;
    if (await perform(undefined, { type: 'companion', instanceId, change, amount, max: max.value })) setText('');
  };
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-1 m-0">
        <b className="font-numeral font-semibold text-display">{current}</b>
        <span aria-hidden="true">/</span>
        <NumberButton
          path={`companions.${instanceId}.hitPoints`}
          label={t('companion.points', { name })}
          value={max.value}
          className="font-numeral font-semibold text-title text-muted"
        />
        {temp > 0 && <span className="text-note text-muted">{t('companion.and', { temp })}</span>}
      </p>
      <span
        aria-hidden="true"
        className="flex h-2 overflow-hidden rounded-[4px] bg-table shadow-[inset_0_0_0_1px_var(--control)]"
      >
        <i className="bg-good" style={{ width: `${(current / max.value) * 100}%` }} />
      </span>
      {!isReadOnly && (
        <form
          className="flex flex-wrap gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            void apply('damage');
          }}
        >
          <AmountField label={t('companion.amount', { name })} text={text} onText={setText} />
          {CHANGES.map((change) => (
            <Button
              key={change}
              small
              type={change === 'damage' ? 'submit' : 'button'}
              idle={!isReady}
              aria-label={t(`companion.changeNamed.${change}`, { name })}
              onClick={change === 'damage' ? undefined : () => void apply(change)}
            >
              {t(`companion.change.${change}`)}
            </Button>
          ))}
        </form>
      )}
    </div>
  );
}
