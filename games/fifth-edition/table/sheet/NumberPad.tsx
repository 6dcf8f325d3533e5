import { useEffect, useRef, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { HIT_POINT_DEEDS, type HitPointDeed, hitPointAction } from './hitPoints.ts';

interface NumberPadProps {
  readonly deed: HitPointDeed;
  onDeed(deed: HitPointDeed): void;
  onClose(): void;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const MOST_DIGITS = 4;

/** How much, with a thumb: a pad at the foot of the screen. Keys work as well. */
export function NumberPad({ deed, onDeed, onClose }: NumberPadProps) {
  const { sheet, act, say } = useDesk();
  const [text, setText] = useState('');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const action = hitPointAction(deed, Number(text), sheet.hitPoints);
  const type = (digit: string) => setText((before) => `${before}${digit}`.replace(/^0+/, '').slice(0, MOST_DIGITS));
  const submit = async () => {
    if (action !== undefined && (await act(action)).ok) dialog.current?.close();
  };
  return (
    <dialog
      ref={dialog}
      className="fe-pad"
      aria-label={say(`sheet.hp.${deed}`)}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current?.close()}
      onKeyDown={(event) => {
        if (/^\d$/.test(event.key)) type(event.key);
        else if (event.key === 'Backspace') setText(text.slice(0, -1));
      }}
    >
      <fieldset className="fe-pad-deeds" aria-label={say('sheet.hp.what')}>
        {HIT_POINT_DEEDS.map((each) => (
          <button
            key={each}
            type="button"
            className="fe-button"
            aria-pressed={each === deed}
            onClick={() => onDeed(each)}
          >
            {say(`sheet.hp.${each}`)}
          </button>
        ))}
      </fieldset>
      <output className="fe-num-36">{text === '' ? '0' : text}</output>
      <div className="fe-pad-keys">
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className="fe-button fe-num-24" onClick={() => type(digit)}>
            {digit}
          </button>
        ))}
        <button
          type="button"
          className="fe-button fe-num-24"
          aria-label={say('sheet.hp.erase')}
          onClick={() => setText(text.slice(0, -1))}
        >
          ⌫
        </button>
        <button type="button" className="fe-button fe-num-24" onClick={() => type('0')}>
          0
        </button>
        <button
          type="button"
          className="fe-button fe-button-act"
          disabled={action === undefined}
          onClick={() => void submit()}
        >
          {say('sheet.hp.done')}
        </button>
      </div>
    </dialog>
  );
}
