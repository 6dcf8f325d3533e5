import type { LessonStepTexts } from '@tessera/table';
import { Button } from '@tessera/ui';
import { bulb } from '@tessera/ui/icons';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../shell/keys.ts';
import type { LessonColumnProps } from './LessonColumn.tsx';
import { useLessonWords } from './useLessonWords.ts';

/** How much help was asked for: none, words, or the move itself. */
type Hint = 0 | 1 | 2;

interface LessonHelpProps extends LessonColumnProps {
  readonly said: LessonStepTexts;
  /** Called when a hint is asked for, also by its key. */
  onAsk(): void;
}

/** The result of the last move, the hints, and the buttons of the step. */
export function LessonHelp({ table, formatter, said, onAsk }: LessonHelpProps) {
  const w = useLessonWords();
  const { step, phase, wrong, closed, tries } = table.progress();
  const [asked, setAsked] = useState<{ readonly step: number; readonly hint: Hint }>({ step, hint: 0 });
  const hint = asked.step === step ? asked.hint : 0;
  const isPlaying = phase === 'asked' && !table.isReading;
  const ask = () => {
    onAsk();
    if (isPlaying && hint < 2) setAsked({ step, hint: hint === 0 ? 1 : 2 });
  };
  useKeys({ 'shift+h': ask });
  const explained = said.wrong ?? said.hint ?? '';

  if (phase === 'wrong') {
    return (
      <Answer
        title={w('notYet')}
        text={(wrong !== undefined && said.wrongs?.[wrong]) || explained}
        action={w('again')}
        onAction={table.again}
      />
    );
  }
  if (phase === 'reached') {
    return said.done === undefined ? null : (
      <Answer title={w('reached')} text={said.done} action={w('goOn')} onAction={table.next} isGood />
    );
  }
  if (table.isReading) {
    return (
      <Button tone="act" keyHint="Enter" onClick={table.next}>
        {w('goOn')}
      </Button>
    );
  }
  return (
    <>
      {closed === 'other-action' && <Note title={w('otherMove')} text={explained} />}
      {hint > 0 && <Note title={w('hint')} text={said.hint ?? ''} />}
      {hint === 2 && <ExactMove table={table} formatter={formatter} />}
      <div className="mt-auto grid grid-cols-2 gap-2">
        <Button
          icon={bulb}
          keyHint="⇧H"
          idle={hint === 2}
          onClick={ask}
          className={tries > 1 && hint === 0 ? 'border-act-line' : ''}
        >
          {hint === 0 ? w('hint') : w('showMove')}
        </Button>
        <Button onClick={table.skip}>{w('skip')}</Button>
      </div>
    </>
  );
}

/** The next move of the path in words, and a button that plays it. After other moves they are taken back first. */
function ExactMove({ table, formatter }: Pick<LessonHelpProps, 'table' | 'formatter'>) {
  const w = useLessonWords();
  const move = table.hint();
  return move ? (
    <div className="flex flex-col items-start gap-2">
      <p className="m-0">{formatter.action(move)}</p>
      <Button small onClick={() => void table.act(move)}>
        {w('playMove')}
      </Button>
    </div>
  ) : (
    <Button small onClick={table.again}>
      {w('again')}
    </Button>
  );
}

interface NoteProps {
  readonly title: string;
  readonly text: string;
}

function Note({ title, text }: NoteProps) {
  return (
    <div aria-live="polite" className="border-hairline border-l-2 pl-3">
      <p className="m-0 font-semibold">{title}</p>
      <p className="m-0 text-muted">{text}</p>
    </div>
  );
}

interface AnswerProps extends NoteProps {
  readonly action: string;
  readonly isGood?: boolean;
  onAction(): void;
}

/** The result of a move, with the button to continue. */
function Answer({ title, text, action, onAction, isGood = false }: AnswerProps) {
  const button = useRef<HTMLButtonElement>(null);
  // The board may keep Enter for the target that was just pressed.
  useEffect(() => button.current?.focus(), []);
  return (
    <>
      <div
        role="status"
        className={`rounded-control border-l-4 bg-raised p-3 ${isGood ? 'border-good' : 'border-harm border-dashed'}`}
      >
        <p className="m-0 font-semibold">{title}</p>
        <p className="m-0">{text}</p>
      </div>
      <Button ref={button} tone="act" keyHint="Enter" onClick={onAction} className="md:mt-auto">
        {action}
      </Button>
    </>
  );
}
