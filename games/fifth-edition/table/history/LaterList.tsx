import type { DerivedState } from '@tessera/fifth-edition';
import type { LaterChoices } from '../builder/preview/laterChoices.ts';
import { useCharacter } from '../character/characterContext.ts';
import { StateMark } from '../levelup/StateMark.tsx';

interface LaterListProps {
  readonly later: LaterChoices;
  /** Sheets that name the questions, the newer one first. */
  readonly sheets: readonly DerivedState[];
}

const MARKS = { flagged: 'invalid', new: 'pending', more: 'pending', still: 'invalid', kept: 'made' } as const;

/** Effects on other choices: flagged ones individually first, unaffected ones as a count. */
export function LaterList({ later, sheets }: LaterListProps) {
  const { t, text } = useCharacter();
  const nameOf = (key: string) =>
    text(sheets.flatMap(({ choices }) => choices).find((choice) => choice.key === key)?.prompt ?? '');
  // The same reason may apply to several paths; it is shown once.
  const said = new Map(
    later.choices.filter(({ fate }) => fate !== 'kept').map((each) => [`${nameOf(each.key)} ${each.text}`, each]),
  );
  const kept = later.choices.filter(({ fate }) => fate === 'kept').length;
  return (
    <div>
      <p className="text-note text-muted">{t('history.kept', { n: kept })}</p>
      <ul className="fe-c-asks">
        {[...said].map(([id, { key, fate, text: why }]) => (
          <li key={id} className="fe-c-ask">
            <StateMark state={MARKS[fate]} />
            <span>
              <b>{nameOf(key)}</b> <span className="text-note text-muted">{why}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
