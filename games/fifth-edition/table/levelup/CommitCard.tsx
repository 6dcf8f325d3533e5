import { useEffect, useState } from 'react';
import { characterShelf } from '../desk/characterShelf.ts';
import { useDesk } from '../desk/desk.ts';
import type { LevelPlan } from './useLevelPlan.ts';

/** Milliseconds in which the second press must come. */
const SURE_WITHIN = 4_000;

/** The way forward, and the ways back. */
export function CommitCard({ plan }: { readonly plan: LevelPlan }) {
  const { say, record, isReadOnly, canUndo, undo, tell, text } = useDesk();
  const { chosen, commit } = plan;
  const { next, attempt } = chosen;
  const [isTaking, setTaking] = useState(false);
  const [isKeeping, setKeeping] = useState(false);
  const take = async () => {
    setTaking(true);
    await commit();
    setTaking(false);
  };
  const shelf = characterShelf();
  const keep = async () => {
    setKeeping(true);
    try {
      tell(say('levelup.kept', { name: (await shelf?.keep(attempt.record)) ?? '' }));
    } catch (error) {
      tell(say('levelup.notKept', { why: error instanceof Error ? error.message : String(error) }), 'warning');
    } finally {
      setKeeping(false);
    }
  };
  return (
    <>
      <section className="fe-panel fe-c-commit" aria-label={say('levelup.commit')}>
        {next.reasons.length > 0 && (
          <div className="fe-c-warned" role="note">
            <b>{say('levelup.reasons')}</b>
            {next.reasons.map(text).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <p className="fe-small">{say('levelup.reasonsHint')}</p>
          </div>
        )}
        <button
          type="button"
          className="fe-button fe-button-act fe-c-take"
          disabled={isReadOnly || isTaking}
          onClick={() => void take()}
        >
          {say('levelup.take', { class: next.name, level: next.level })} <kbd>{say('key.Enter')}</kbd>
        </button>
      </section>
      <section className="fe-panel fe-c-commit-foot" aria-label={say('levelup.back')}>
        <p className="fe-small">
          {isReadOnly ? say('levelup.readOnly') : say('levelup.canWait')}
          <br />
          {say('levelup.stayInHistory', { level: record.levels.length })}
        </p>
        {shelf && (
          <button
            type="button"
            className="fe-button"
            title={say('levelup.keepCopyHint')}
            disabled={isKeeping}
            onClick={() => void keep()}
          >
            {say('levelup.keepCopy')}
          </button>
        )}
        <button type="button" className="fe-button" disabled={!canUndo} onClick={() => void undo()}>
          {say('levelup.undo')} <kbd>U</kbd>
        </button>
        {record.levels.length > 1 && !isReadOnly && <LevelDown />}
      </section>
    </>
  );
}

/** One level less: the second press does it. */
export function LevelDown() {
  const { say, record, act } = useDesk();
  const [isSure, setSure] = useState(false);
  const level = record.levels.length;
  useEffect(() => {
    if (!isSure) return;
    const timer = setTimeout(() => setSure(false), SURE_WITHIN);
    return () => clearTimeout(timer);
  }, [isSure]);
  const press = () => {
    if (isSure) void act({ type: 'levelDown' });
    setSure(!isSure);
  };
  return (
    <p className="fe-small">
      <button type="button" className="fe-link" onClick={press} title={say('levelup.levelDownHint')}>
        {say(isSure ? 'levelup.levelDownSure' : 'levelup.levelDown', { level })}
      </button>{' '}
      {isSure && say('levelup.levelDownHint')}
    </p>
  );
}
