import type { DerivedState } from '@tessera/fifth-edition';
import type { LaterChoices, LaterFate } from '../builder/laterChoices.ts';
import { useDesk } from '../desk/desk.ts';
import { StateMark } from '../levelup/StateMark.tsx';

interface LaterListProps {
  readonly later: LaterChoices;
  /** Where the questions are named, the newer sheet first. */
  readonly sheets: readonly DerivedState[];
}

const MARKS = { flagged: 'invalid', new: 'pending', more: 'pending', still: 'invalid', kept: 'made' } as const;

/** The other choices: flagged ones first, one by one; those that stay as a number. */
export function LaterList({ later, sheets }: LaterListProps) {
  const { say } = useDesk();
  const isSaid = (fate: LaterFate) => fate !== 'kept';
  const kept = later.choices.filter(({ fate }) => fate === 'kept').length;
  const nameOf = (key: string) =>
    sheets.flatMap(({ choices }) => choices).find((choice) => choice.key === key)?.prompt ?? '';
  return (
    <div>
      <p className="fe-small">{say('history.kept', { n: kept })}</p>
      <ul className="fe-c-asks">
        {later.choices
          .filter(({ fate }) => isSaid(fate))
          .map(({ key, fate, text }) => (
            <li key={`${key} ${fate} ${text}`} className="fe-c-ask">
              <StateMark state={MARKS[fate]} />
              <span>
                <b>{nameOf(key)}</b> <span className="fe-small">{text}</span>
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
