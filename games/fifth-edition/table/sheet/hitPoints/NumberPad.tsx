import { Button } from '@tessera/ui';
import { useEffect, useRef, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { useGate } from '../../parts/gate/useGate.ts';
import { usePerform } from '../../play/usePerform.ts';
import { DamageForm } from './DamageForm.tsx';
import { HealForm } from './HealForm.tsx';
import { healPlan } from './healPlan.ts';
import { asksForCritical, HIT_POINT_CHANGES, type HitPointChange, hitPointAction } from './hitPoints.ts';

interface NumberPadProps {
  readonly change: HitPointChange;
  onChange(change: HitPointChange): void;
  onClose(): void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const MAX_DIGITS = 4;

/** Number pad at the bottom of a phone screen; the keyboard works as well. */
export function NumberPad({ change, onChange, onClose }: NumberPadProps) {
  const character = useCharacter();
  const { sheet, t } = character;
  const perform = usePerform();
  const gate = useGate({ kind: 'heal' }, t('sheet.hp.heal'));
  const [text, setText] = useState('');
  const [isCritical, setCritical] = useState(false);
  const [isInWords, setInWords] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const action =
    change === 'heal'
      ? healPlan(Number(text), '', character)?.action
      : hitPointAction(change, Number(text), character, isCritical);
  const before = change === 'heal' ? [gate.action()] : [];
  // The reason against healing, and the way around it, are in the form.
  const isForm = (change === 'damage' && isInWords) || (change === 'heal' && (isInWords || gate.isBarred));
  const type = (digit: string) => setText((before) => `${before}${digit}`.replace(/^0+/, '').slice(0, MAX_DIGITS));
  const submit = async () => {
    if (action !== undefined && (await perform(undefined, ...before, action))) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className={PAD}
      aria-label={t(`sheet.hp.${change}`)}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      onKeyDown={(event) => {
        if (isForm) return;
        if (/^\d$/.test(event.key)) type(event.key);
        else if (event.key === 'Backspace') setText(text.slice(0, -1));
      }}
    >
      <fieldset className="fe-pad-changes grid grid-cols-[repeat(3,1fr)] gap-2" aria-label={t('sheet.hp.what')}>
        {HIT_POINT_CHANGES.map((each) => (
          <Button key={each} small pressed={each === change} onClick={() => onChange(each)}>
            {t(`sheet.hp.${each}`)}
          </Button>
        ))}
      </fieldset>
      {isForm ? (
        <div className="pt-2">
          {change === 'damage' ? (
            <DamageForm onDone={() => dialog.current?.close()} />
          ) : (
            <HealForm onDone={() => dialog.current?.close()} />
          )}
        </div>
      ) : (
        <>
          {change !== 'temp' && (
            <Button small onClick={() => setInWords(true)}>
              {t(change === 'damage' ? 'sheet.harm.more' : 'sheet.heal.more')}
            </Button>
          )}
          {asksForCritical(change, sheet) && (
            <Button small pressed={isCritical} onClick={() => setCritical(!isCritical)}>
              {t('sheet.death.critical')}
            </Button>
          )}
          <output className="font-numeral font-semibold text-display">{text === '' ? '0' : text}</output>
          <div className="grid grid-cols-[repeat(3,1fr)] gap-2 [&>button]:min-h-12">
            {DIGITS.map((digit) => (
              <Button key={digit} small className="font-numeral font-semibold text-title" onClick={() => type(digit)}>
                {digit}
              </Button>
            ))}
            <Button
              small
              className="font-numeral font-semibold text-title"
              aria-label={t('sheet.hp.erase')}
              onClick={() => setText(text.slice(0, -1))}
            >
              ⌫
            </Button>
            <Button small className="font-numeral font-semibold text-title" onClick={() => type('0')}>
              0
            </Button>
            <Button small tone="act" idle={action === undefined} onClick={() => void submit()}>
              {t('sheet.hp.done')}
            </Button>
          </div>
        </>
      )}
    </dialog>
  );
}

const PAD =
  'fe-pad fixed top-auto right-0 bottom-0 left-0 w-full max-w-none p-4 border-t border-t-control ' +
  'rounded-[12px_12px_0_0] bg-surface text-ink ' +
  '[&_output]:block [&_output]:my-2 [&_output]:mx-0 [&_output]:text-center';
