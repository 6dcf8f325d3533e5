import { editionFiles, loadRulebook } from '@tessera/fifth-edition';
import { Button, NumberField, Select } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useParty } from '../partyContext.ts';

const MOST = 999;

/** Healing and conditions for several. */
export function AfflictForm({ targets }: { readonly targets: readonly string[] }) {
  const { t, act } = useParty();
  const [amount, setAmount] = useState(5);
  const conditions = useConditions();
  const [chosen, setChosen] = useState('');
  const id = chosen || (conditions[0]?.value ?? '');
  const n = targets.length;
  const condition = (on: boolean) => void act({ type: 'condition', id, on, targets: [...targets] });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select label={t('several.condition')} value={id} options={conditions} onChange={setChosen} />
      <Button idle={n === 0 || id === ''} onClick={() => condition(true)}>
        {t('several.give', { n })}
      </Button>
      <Button idle={n === 0 || id === ''} onClick={() => condition(false)}>
        {t('several.take', { n })}
      </Button>
      <NumberField
        label={t('several.amount')}
        value={amount}
        min={1}
        max={MOST}
        onChange={setAmount}
        words={{ less: t('several.less'), more: t('several.more') }}
      />
      <Button
        idle={n === 0 || !Number.isInteger(amount) || amount < 1 || amount > MOST}
        onClick={() => void act({ type: 'heal', amount, targets: [...targets] })}
      >
        {t('several.heal', { n, amount })}
      </Button>
    </div>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Loads the conditions of the party's edition, by name. */
function useConditions(): readonly Option[] {
  const { view, notify } = useParty();
  const [conditions, setConditions] = useState<readonly Option[]>([]);
  const { edition } = view;
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      const { rulebook } = loadRulebook(await editionFiles(edition), edition);
      const found = [...rulebook.conditions].map(([value, { record }]) => ({ value, label: record.name }));
      if (isCurrent) setConditions(found.sort((a, b) => a.label.localeCompare(b.label)));
    };
    load().catch((error: unknown) => notify(String(error)));
    return () => {
      isCurrent = false;
    };
  }, [edition, notify]);
  return conditions;
}
