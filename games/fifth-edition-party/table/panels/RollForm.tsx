import type { ActionOf } from '@tessera/fifth-edition-party';
import { Button, NumberField, Select, TextField } from '@tessera/ui';
import { useState } from 'react';
import { useParty } from '../partyContext.ts';

const MODES = ['plain', 'advantage', 'disadvantage'] as const;
const DICE = /^\d{1,2}d\d{1,3}(\+\d{1,2}d\d{1,3}){0,4}$/;
const BOUND = 100;

/** A roll for everyone, or hidden: of the game master alone, or of a player for the game master. */
export function RollForm() {
  const { view, isMaster, t, act, notify } = useParty();
  const [label, setLabel] = useState('');
  const [who, setWho] = useState('');
  const [dice, setDice] = useState('1d20');
  const [bonus, setBonus] = useState(0);
  const [mode, setMode] = useState<ActionOf<'roll'>['mode']>('plain');
  const isDice = DICE.test(dice);
  const isReady = isDice && Number.isInteger(bonus) && Math.abs(bonus) <= BOUND;
  const as = who || (view.creatures[0]?.name ?? t('party.gameMaster'));
  const roll = async (hidden: boolean) => {
    const answer = await act({
      type: 'roll',
      label: label.trim().slice(0, 100) || t('rolls.check'),
      dice,
      bonus,
      mode,
      hidden,
      ...(isMaster && { as }),
    });
    if (answer.ok && hidden && !isMaster) notify(t('rolls.told'));
  };
  const names = [...new Set([...view.creatures.map(({ name }) => name), t('party.gameMaster')])];
  return (
    <div className="grid gap-2">
      {isMaster && (
        <Select
          label={t('rolls.who')}
          value={as}
          options={names.map((name) => ({ value: name, label: name }))}
          onChange={setWho}
        />
      )}
      <TextField
        label={t('rolls.label')}
        value={label}
        maxLength={100}
        placeholder={t('rolls.check')}
        onChange={setLabel}
      />
      <TextField
        label={t('rolls.dice')}
        value={dice}
        onChange={setDice}
        {...(!isDice && { error: t('rolls.badDice') })}
      />
      <NumberField
        label={t('rolls.bonus')}
        value={bonus}
        min={-BOUND}
        max={BOUND}
        onChange={setBonus}
        words={{ less: t('several.less'), more: t('several.more') }}
      />
      <Select
        label={t('rolls.mode')}
        value={mode}
        options={MODES.map((value) => ({ value, label: t(`rolls.${value}`) }))}
        onChange={setMode}
      />
      <div className="flex flex-wrap gap-2">
        <Button idle={!isReady} onClick={() => void roll(false)}>
          {t('rolls.roll')}
        </Button>
        <Button idle={!isReady} onClick={() => void roll(true)}>
          {t(isMaster ? 'rolls.rollHidden' : 'rolls.toMaster')}
        </Button>
      </div>
    </div>
  );
}
