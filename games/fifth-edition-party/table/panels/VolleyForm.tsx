import { ABILITIES, DAMAGE_TYPES } from '@tessera/fifth-edition';
import { Button, NumberField, Select, TextField } from '@tessera/ui';
import { useState } from 'react';
import { useParty } from '../partyContext.ts';

const NONE = 'none';
const MOST_DAMAGE = 999;
const MOST_DC = 40;
const SAVES = [NONE, ...ABILITIES] as const;
const TYPES = [NONE, ...DAMAGE_TYPES] as const;
const OUTCOMES = ['half', 'nothing'] as const;

/** Form for damage to several targets: amount, type and save. */
export function VolleyForm({ targets }: { readonly targets: readonly string[] }) {
  const { t, act } = useParty();
  const [label, setLabel] = useState('');
  const [amount, setAmount] = useState(10);
  const [type, setType] = useState<(typeof TYPES)[number]>('fire');
  const [ability, setAbility] = useState<(typeof SAVES)[number]>('DEX');
  const [dc, setDc] = useState(13);
  const [outcome, setOutcome] = useState<(typeof OUTCOMES)[number]>('half');
  const isWhole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
  const isReady = targets.length > 0 && isWhole(amount, MOST_DAMAGE) && (ability === NONE || isWhole(dc, MOST_DC));
  const words = { less: t('several.less'), more: t('several.more') };
  const prepare = () =>
    void act({
      type: 'volley',
      label: label.trim().slice(0, 100) || t('several.fire'),
      amount,
      ...(type !== NONE && { damage: type }),
      save: ability === NONE ? null : { ability, dc, half: outcome === 'half' },
      targets: [...targets],
    });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('several.what')}
        value={label}
        maxLength={100}
        placeholder={t('several.fire')}
        onChange={setLabel}
      />
      <NumberField
        label={t('several.amount')}
        value={amount}
        min={1}
        max={MOST_DAMAGE}
        onChange={setAmount}
        words={words}
      />
      <Select
        label={t('several.type')}
        value={type}
        options={TYPES.map((value) => ({
          value,
          label: t(value === NONE ? 'several.untyped' : `damageType.${value}`),
        }))}
        onChange={setType}
      />
      <Select
        label={t('several.save')}
        value={ability}
        options={SAVES.map((value) => ({ value, label: value === NONE ? t('several.noSave') : value }))}
        onChange={setAbility}
      />
      {ability !== NONE && (
        <>
          <NumberField label={t('several.dc')} value={dc} min={1} max={MOST_DC} onChange={setDc} words={words} />
          <Select
            label={t('several.outcome')}
            value={outcome}
            options={OUTCOMES.map((value) => ({ value, label: t(`several.${value}`) }))}
            onChange={setOutcome}
          />
        </>
      )}
      <Button tone="act" idle={!isReady} onClick={prepare}>
        {t(ability === NONE ? 'several.prepare' : 'several.roll', { n: targets.length })}
      </Button>
    </div>
  );
}
