import type { ReactNode } from 'react';
import { Tooltip } from '../controls/Tooltip.tsx';
import { withDice } from './diceText.tsx';
import { sentence } from './sentence.tsx';

/** The subject of a line of the log. */
export interface LogSubject {
  /** The accessible hint of the press: "Show the card", "Go to the place". */
  readonly hint: string;
  /** The card, shown beside the line on hover and focus. */
  readonly card?: ReactNode;
  open(): void;
}

/**
 * The sentence of a line. With a subject it is a button, so that the keyboard reaches what hovering shows; its rule
 * numbers are then plain, because buttons do not nest.
 */
export function LogSentence({
  subject,
  children,
}: {
  readonly subject: LogSubject | undefined;
  readonly children: ReactNode;
}) {
  if (!subject) return sentence(children);
  const button = (
    <button type="button" title={subject.card ? undefined : subject.hint} onClick={subject.open} className={LOOK}>
      {withDice(children)}
    </button>
  );
  return subject.card ? (
    <Tooltip side="left" text={subject.card}>
      {button}
    </Tooltip>
  ) : (
    button
  );
}

const LOOK =
  'inline cursor-pointer border-0 bg-transparent p-0 text-left font-[inherit] text-[inherit] decoration-control ' +
  'decoration-dotted underline underline-offset-4 hover:decoration-current';
