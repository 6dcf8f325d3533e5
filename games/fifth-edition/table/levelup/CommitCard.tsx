import { Button, TextButton } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';
import { characterShelf } from '../character/characterShelf.ts';
import type { LevelPlan } from './useLevelPlan.ts';

/** Time limit for the confirming press, in milliseconds. */
const SURE_WITHIN = 4_000;

/** Buttons to take the level, undo and go back. */
export function CommitCard({ plan }: { readonly plan: LevelPlan }) {
  const { t, record, isReadOnly, canUndo, undo, notify, text } = useCharacter();
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
      notify(t('levelup.kept', { name: (await shelf?.keep(attempt.record)) ?? '' }));
    } catch (error) {
      notify(t('levelup.notKept', { why: error instanceof Error ? error.message : String(error) }), 'warning');
    } finally {
      setKeeping(false);
    }
  };
  return (
    <>
      <section
        className={`panel sticky bottom-2 grid min-w-0 gap-3 bg-raised p-4 max-[600px]:p-3 ${MARGIN}`}
        aria-label={t('levelup.commit')}
      >
        {next.reasons.length > 0 && (
          <div className="fe-c-warned" role="note">
            <b>{t('levelup.reasons')}</b>
            {next.reasons.map(text).map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
            <p className="text-note text-muted">{t('levelup.reasonsHint')}</p>
          </div>
        )}
        <Button
          small
          tone="act"
          keyHint="Enter"
          className="fe-c-take [&_kbd]:border-current max-[600px]:[&_kbd]:hidden"
          working={isTaking}
          idle={isReadOnly}
          onClick={() => void take()}
        >
          {t('levelup.take', { class: next.name, level: next.level })}
        </Button>
      </section>
      <section
        className="panel min-w-0 p-4 max-[600px]:p-3 fe-c-commit-foot flex flex-wrap items-center gap-2"
        aria-label={t('levelup.back')}
      >
        <p className="text-note text-muted">
          {isReadOnly ? t('levelup.readOnly') : t('levelup.canWait')}
          <br />
          {t('levelup.stayInHistory', { level: record.levels.length })}
        </p>
        {shelf && (
          <Button small title={t('levelup.keepCopyHint')} working={isKeeping} onClick={() => void keep()}>
            {t('levelup.keepCopy')}
          </Button>
        )}
        <Button small idle={!canUndo} onClick={() => void undo()}>
          {t('levelup.undo')} <kbd>U</kbd>
        </Button>
        {record.levels.length > 1 && !isReadOnly && <LevelDown />}
      </section>
    </>
  );
}

/** Button that removes a level after a second press. */
export function LevelDown() {
  const { t, record, act } = useCharacter();
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
    <p className="text-note text-muted">
      <TextButton onClick={press} title={t('levelup.levelDownHint')}>
        {t(isSure ? 'levelup.levelDownSure' : 'levelup.levelDown', { level })}
      </TextButton>{' '}
      {isSure && t('levelup.levelDownHint')}
    </p>
  );
}

/** Hides scrolled content between the card and the edge. */
const MARGIN =
  "after:absolute after:top-[calc(100%_+_1px)] after:right-0 after:bottom-auto after:left-0 after:h-2 after:bg-table after:content-[''] " +
  'max-[1100px]:bottom-0 max-[1100px]:z-2 max-[1100px]:shadow-[0_-0.5rem_1rem_rgb(0_0_0/0.25)]';
