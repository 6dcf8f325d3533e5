import { Button, Panel } from '@tessera/ui';
import { useMemo, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { StateMark } from '../levelup/StateMark.tsx';
import { type Decision, decisionsOf } from './decisions.ts';
import { LevelEditor } from './LevelEditor.tsx';

/** Decisions of a character, each with a link or form to change it. */
export function Decisions() {
  const character = useCharacter();
  const groups = useMemo(() => decisionsOf(character), [character]);
  const [edited, setEdited] = useState<number>();
  return (
    <div className="fe-c-decisions columns-[24rem] gap-x-4">
      {groups.map(({ id, title, decisions }) => (
        <Panel dense className="mb-4 break-inside-avoid" key={id} title={title}>
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
  /** Number of the level being edited. */
  readonly edited: number | undefined;
  onEdit(level: number | undefined): void;
}

function Row({ decision, edited, onEdit }: RowProps) {
  const { t, go, act, isReadOnly } = useCharacter();
  const { title, answer, state, source, at } = decision;
  const isEdited = 'level' in at && at.level === edited;
  const label = t(`history.${buttonOf(decision, isEdited)}`);
  const change = () => {
    if ('build' in at) go('build', at.build);
    else if ('level' in at) onEdit(isEdited ? undefined : at.level);
    else void act({ type: 'override', target: at.override, reason: label });
  };
  return (
    <li className="fe-c-ask">
      <StateMark state={state} />
      <span>
        <b>{title}</b> <span>{answer || (state === 'pending' && t('history.open'))}</span>
        {source !== '' && <span className="text-note text-muted fe-c-line">{source}</span>}
      </span>
      <Button
        small
        idle={isReadOnly}
        aria-expanded={'level' in at ? isEdited : undefined}
        aria-label={`${label}: ${title}`}
        onClick={change}
      >
        {label}
      </Button>
      {isEdited && <LevelEditor level={at.level} onDone={() => onEdit(undefined)} />}
    </li>
  );
}

function buttonOf({ at, state }: Decision, isEdited: boolean): string {
  if ('override' in at) return 'noLonger';
  if (isEdited) return 'close';
  return state === 'pending' ? 'answer' : 'change';
}
