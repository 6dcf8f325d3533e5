import { Pressable } from '@tessera/ui';
import { useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { DeathSaves } from './DeathSaves.tsx';
import { HitPointBar, HitPointNumbers } from './HitPoints.tsx';
import { dyingOf, type HitPointDeed } from './hitPoints.ts';
import { NumberPad } from './NumberPad.tsx';
import { ArmorClassPlain, Initiative, Speed, SpellDifficulty } from './Strip.tsx';
import { useHold } from './useHold.ts';

/** Hit points between a minus and a plus, and the four numbers most asked for. */
export function Hero() {
  const { sheet, state } = useDesk();
  const [pad, setPad] = useState<HitPointDeed>();
  const dying = dyingOf(sheet, state);
  return (
    <section className="fe-hero p-3 rounded-panel bg-raised shadow-[0_0_0_1px_var(--hairline)]">
      <div className="flex items-center justify-between mb-2">
        <StepButton deed="damage" sign="−" onPad={setPad} />
        <div className="fe-hero-points grid justify-items-center text-center">
          <HitPointNumbers />
        </div>
        <StepButton deed="heal" sign="+" onPad={setPad} />
      </div>
      <HitPointBar />
      {dying !== undefined && <DeathSaves dying={dying} />}
      <div className="fe-strip-stats flex">
        <ArmorClassPlain />
        <Initiative />
        <SpellDifficulty />
        <Speed />
      </div>
      {pad !== undefined && <NumberPad deed={pad} onDeed={setPad} onClose={() => setPad(undefined)} />}
    </section>
  );
}

interface StepButtonProps {
  readonly deed: 'damage' | 'heal';
  readonly sign: string;
  onPad(deed: HitPointDeed): void;
}

/** A tap opens the pad; holding it goes on by one. */
function StepButton({ deed, sign, onPad }: StepButtonProps) {
  const { say, act, isReadOnly } = useDesk();
  const hold = useHold(
    () => onPad(deed),
    () => void act({ type: deed, amount: 1 }),
  );
  return (
    <Pressable
      className="flex-none size-11 border border-control rounded-full text-ink text-title touch-manipulation select-none"
      disabled={isReadOnly}
      aria-label={say(`sheet.hp.${deed}`)}
      {...hold}
    >
      {sign}
    </Pressable>
  );
}
