import { Pressable } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useGate } from '../../parts/gate/useGate.ts';
import { usePerform } from '../../play/usePerform.ts';
import { ArmorClassPlain, Initiative, Speed, SpellDifficulty } from '../Strip.tsx';
import { DeathPanel } from './DeathPanel.tsx';
import { HitPointBar, HitPointNumbers } from './HitPoints.tsx';
import { healPlan } from './healPlan.ts';
import { dyingOf, type HitPointChange } from './hitPoints.ts';
import { NumberPad } from './NumberPad.tsx';
import { useHold } from './useHold.ts';

/** Hit points with minus and plus buttons, and the four most requested numbers. */
export function Hero() {
  const { sheet, state } = useCharacter();
  const [pad, setPad] = useState<HitPointChange>();
  const dying = dyingOf(sheet, state);
  return (
    <section className="fe-hero p-3 rounded-panel bg-raised shadow-[0_0_0_1px_var(--hairline)]">
      <div className="flex items-center justify-between mb-2">
        <StepButton change="damage" sign="−" onPad={setPad} />
        <div className="fe-hero-points grid justify-items-center text-center">
          <HitPointNumbers />
        </div>
        <StepButton change="heal" sign="+" onPad={setPad} />
      </div>
      <HitPointBar />
      {dying !== undefined && <DeathPanel dying={dying} />}
      <div className="fe-strip-stats flex">
        <ArmorClassPlain />
        <Initiative />
        <SpellDifficulty />
        <Speed />
      </div>
      {pad !== undefined && <NumberPad change={pad} onChange={setPad} onClose={() => setPad(undefined)} />}
    </section>
  );
}

interface StepButtonProps {
  readonly change: 'damage' | 'heal';
  readonly sign: string;
  onPad(change: HitPointChange): void;
}

/** Button that opens the number pad on tap, and repeats by one while held. */
function StepButton({ change, sign, onPad }: StepButtonProps) {
  const character = useCharacter();
  const { t, act, isReadOnly } = character;
  const gate = useGate({ kind: 'heal' }, t('sheet.hp.heal'));
  const perform = usePerform();
  const step = () => {
    const plan = change === 'heal' ? healPlan(1, '', character) : undefined;
    if (change === 'damage') return act({ type: 'damage', amount: 1 });
    return plan === undefined ? undefined : perform(undefined, gate.action(), plan.action);
  };
  const hold = useHold(
    () => onPad(change),
    () => void step(),
  );
  return (
    <Pressable
      className="flex-none size-11 border border-control rounded-full text-ink text-title touch-manipulation select-none"
      disabled={isReadOnly}
      aria-label={t(`sheet.hp.${change}`)}
      {...hold}
    >
      {sign}
    </Pressable>
  );
}
