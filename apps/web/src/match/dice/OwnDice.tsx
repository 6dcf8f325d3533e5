import { Button, Die, IconButton, PromptDock } from '@tessera/ui';
import { undo } from '@tessera/ui/icons';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/texts.ts';
import type { PendingRoll } from './ownDice.ts';

/** Number of sides above which results are typed instead of pressed. */
const MAX_BUTTONS = 20;

/** Panel of companion mode that asks for the results of physical dice, one die at a time, in the order of the rules. */
export function OwnDice({ rolling }: { readonly rolling: PendingRoll }) {
  const { t } = useTexts();
  const { dice, sides, names, enter, takeBack, leaveRest, giveUp } = rolling;
  const isFirst = dice.length === 0;
  const ask = names
    ? t('dice.askNamed', { number: dice.length + 1 })
    : t('dice.ask', { number: dice.length + 1, sides });
  return (
    <div className="border-hairline border-b p-2">
      <PromptDock
        state="armed"
        label={t('dice.title')}
        title={t('dice.title')}
        detail={isFirst ? ask : `${ask} ${t('dice.entered', { dice: dice.join(' · ') })}`}
        back={isFirst ? undefined : <IconButton icon={undo} label={t('dice.takeBack')} onClick={takeBack} />}
        options={
          names ? (
            <Named names={names} onEnter={enter} />
          ) : sides <= MAX_BUTTONS ? (
            <Faces sides={sides} onEnter={enter} />
          ) : (
            <Typed sides={sides} onEnter={enter} />
          )
        }
        actions={
          <>
            <Button tone="quiet" onClick={giveUp}>
              {t('dice.giveUp')}
            </Button>
            <Button onClick={leaveRest}>{t(isFirst ? 'dice.leave' : 'dice.leaveRest')}</Button>
          </>
        }
      />
    </div>
  );
}

interface EntryProps {
  readonly sides: number;
  readonly onEnter: (value: number) => void;
}

/** One button per face. The first takes focus, so that dice can be entered without a mouse. */
function Faces({ sides, onEnter }: EntryProps) {
  const { t } = useTexts();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => first.current?.focus(), []);
  return Array.from({ length: sides }, (_, i) => i + 1).map((value) => (
    <Button
      key={value}
      ref={value === 1 ? first : undefined}
      square
      tone="bare"
      aria-label={t('dice.shows', { value })}
      onClick={() => onEnter(value)}
    >
      <Die value={value} sides={sides} />
    </Button>
  ));
}

/** One button per name; results with the same name are equivalent. */
function Named({ names, onEnter }: { readonly names: readonly string[]; readonly onEnter: (value: number) => void }) {
  return [...new Set(names)].map((name) => (
    <Button key={name} small onClick={() => onEnter(names.indexOf(name) + 1)}>
      {name}
    </Button>
  ));
}

function Typed({ sides, onEnter }: EntryProps) {
  const { t } = useTexts();
  const [text, setText] = useState('');
  const value = Number(text);
  const isFace = text.trim() !== '' && Number.isInteger(value) && value >= 1 && value <= sides;
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (!isFace) return;
    setText('');
    onEnter(value);
  };
  return (
    <form onSubmit={enter} className="flex gap-2">
      <input
        aria-label={t('dice.typed', { sides })}
        inputMode="numeric"
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="min-h-target w-24 rounded-control border border-control bg-table px-3 font-numeral text-ink text-lead"
      />
      <Button type="submit" locked={isFace ? undefined : t('dice.noFace', { sides })}>
        {t('dice.enter')}
      </Button>
    </form>
  );
}
