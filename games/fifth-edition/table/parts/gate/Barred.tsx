import type { ActionOf } from '@tessera/fifth-edition';
import { shapeOf } from '@tessera/fifth-edition';
import { Button, Pressable, TextButton } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { usePerform } from '../../play/usePerform.ts';
import { barText, type GateAnswer } from './useGate.ts';

interface BarredButtonProps {
  readonly gate: GateAnswer;
  readonly className?: string;
  readonly children: string;
}

/** Dashed button of something that is not possible now: it opens the reason instead. */
export function BarredButton({ gate, className = '', children }: BarredButtonProps) {
  const { t } = useCharacter();
  return (
    <Pressable
      className={`fe-roll fe-roll-box fe-barred ${className}`}
      // The name contains the visible text, for people who control their device by voice.
      aria-label={`${children}, ${t('sheet.gate.closed', { name: gate.name })}`}
      aria-expanded={gate.isOpen}
      onClick={gate.toggle}
    >
      {children}
    </Pressable>
  );
}

interface BarredReasonProps {
  readonly gate: GateAnswer;
  /** Does it in spite of the reasons, this once. */
  onAnyway(): void;
  /** Further ways out. */
  readonly children?: ReactNode;
}

/** Further reasons and the ways out, below a row whose first reason is in its text. */
export function BarredReason({ gate, onAnyway, children }: BarredReasonProps) {
  const { t, isReadOnly } = useCharacter();
  if (!gate.isOpen) return null;
  const [, ...others] = gate.bars;
  return (
    <div className="fe-barred-reason col-span-full flex flex-wrap items-center gap-2 pb-2 text-note">
      {others.map((bar) => (
        <p key={bar.code} className="m-0 w-full">
          {barText(bar, t)}
        </p>
      ))}
      {!isReadOnly && (
        <>
          <OwnForm gate={gate} />
          <StowButtons gate={gate} />
          {children}
          <TextButton
            className="text-muted"
            aria-label={t('sheet.gate.anywayNamed', { name: gate.name })}
            onClick={onAnyway}
          >
            {t('sheet.gate.anyway')}
          </TextButton>
        </>
      )}
    </div>
  );
}

/** Button to leave a form that is in the way. */
function OwnForm({ gate }: { readonly gate: GateAnswer }) {
  const { t, record, rulebook } = useCharacter();
  const perform = usePerform();
  const shape = shapeOf(record, rulebook);
  const isInWay = gate.bars.some(({ code }) => code === 'cannot-cast' || code === 'merged');
  if (shape === undefined || !isInWay) return null;
  return (
    <Button small onClick={() => void perform(undefined, { type: 'end', instanceId: shape.effect.instanceId })}>
      {t('sheet.gate.ownForm')}
    </Button>
  );
}

/** Buttons to empty a hand that a spell needs. */
function StowButtons({ gate }: { readonly gate: GateAnswer }) {
  const { t, record, sheet } = useCharacter();
  const perform = usePerform();
  if (!gate.bars.some(({ code }) => code === 'hands-full')) return null;
  const held = record.inventory.filter(({ equipped, slot }) => equipped && (slot === 'mainHand' || slot === 'offHand'));
  return held.map(({ instanceId }) => {
    const name = sheet.inventory.find((line) => line.instanceId === instanceId)?.name ?? '';
    const stow: ActionOf<'carry'> = { type: 'carry', instanceId, equipped: false };
    return (
      <Button key={instanceId} small onClick={() => void perform(undefined, stow)}>
        {t('sheet.gate.stow', { name })}
      </Button>
    );
  });
}
