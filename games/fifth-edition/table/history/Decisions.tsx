import { useMemo, useState } from 'react';
import { useDesk } from '../desk/desk.ts';
import { StateMark } from '../levelup/StateMark.tsx';
import { Panel } from '../parts/index.ts';
import { type Decision, decisionsOf } from './decisions.ts';
import { LevelEditor } from './LevelEditor.tsx';

/** The decisions of a life, each with the way to change it. */
export function Decisions() {
  const desk = useDesk();
  const groups = useMemo(() => decisionsOf(desk), [desk]);
  const [edited, setEdited] = useState<number>();
  return (
    <div className="fe-c-decisions">
      {groups.map(({ id, title, decisions }) => (
        <Panel key={id} title={title}>
          <ul className="fe-c-asks">
            {decisions.map((decision) => (
              <Row key={decision.key} decision={decision} edited={edited} onEdit={setEdited} />
            ))}
          </ul>
        </Panel>
      ))}
    </div>
  );
}

interface RowProps {
  readonly decision: Decision;
  /** The level being changed. */
  readonly edited: number | undefined;
  onEdit(level: number | undefined): void;
}

function Row({ decision, edited, onEdit }: RowProps) {
  const { say, go, isReadOnly } = useDesk();
  const { title, answer, state, source, at } = decision;
  const isEdited = 'level' in at && at.level === edited;
  const change = () => {
    if ('build' in at) go('build', at.build);
    else onEdit(isEdited ? undefined : at.level);
  };
  return (
    <li className="fe-c-ask">
      <StateMark state={state} />
      <span>
        <b>{title}</b> <span>{answer || say('history.open')}</span>
        {source !== '' && <span className="fe-small fe-c-line">{source}</span>}
      </span>
      <button
        type="button"
        className="fe-button"
        disabled={isReadOnly}
        aria-expanded={'level' in at ? isEdited : undefined}
        aria-label={say('history.changeOf', { name: title })}
        onClick={change}
      >
        {say(isEdited ? 'history.close' : answer === '' ? 'history.answer' : 'history.change')}
      </button>
      {isEdited && <LevelEditor level={at.level} onDone={() => onEdit(undefined)} />}
    </li>
  );
}
