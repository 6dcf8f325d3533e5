import { Button } from '@tessera/ui';
import { useEffect, useMemo, useState } from 'react';
import { laterChoices } from '../builder/preview/laterChoices.ts';
import { useCharacter } from '../character/characterContext.ts';
import { type OpenedRulebook, openRulebook, type PackPin } from '../character/rulebooks.ts';
import { changesOf } from '../levelup/changes.ts';
import { obsolete } from '../levelup/obsolete.ts';
import { ChangeList } from './ChangeList.tsx';
import { LaterList } from './LaterList.tsx';
import { packChangeOf } from './packChange.ts';

/** Preview of other packs, with buttons to accept or reject them. */
export function PackPreview({ pins, onDone }: { readonly pins: readonly PackPin[]; onDone(): void }) {
  const { record, rulebook, sheet, t, text, act } = useCharacter();
  const book = useOpened(pins);
  const change = useMemo(
    () => book && packChangeOf(record, pins, { before: rulebook, now: book.rulebook }),
    [book, record, rulebook, pins],
  );
  if (book === undefined || change === undefined) return <p className="text-note text-muted">{t('desk.loading')}</p>;
  const take = async () => {
    if ((await act({ type: 'load', record: change.record, from: 'update' })).ok) onDone();
  };
  const problems = [...change.problems.map(text), ...book.lost.map((pack) => t('history.lostPack', { pack }))];
  return (
    <div className="fe-c-level-editor">
      <h3 className="fe-c-line">{t('history.packWould')}</h3>
      {change.said.length > 0 && (
        <ul className="fe-c-plain">
          {change.said.map(text).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {problems.map((problem) => (
        <p key={problem} className="fe-c-warned">
          {problem}
        </p>
      ))}
      <ChangeList changes={changesOf(sheet, [{ sheet: change.sheet }], t)} />
      <Lost names={obsolete(sheet, change.sheet, t).map(({ name }) => name)} />
      <LaterList later={laterChoices(t, sheet, change.sheet, '')} sheets={[change.sheet, sheet]} />
      <div className="fe-c-row">
        <Button small tone="act" onClick={() => void take()}>
          {t('history.takePacks')}
        </Button>
        <Button small onClick={onDone}>
          {t('history.refusePacks')}
        </Button>
      </div>
    </div>
  );
}

function Lost({ names }: { readonly names: readonly string[] }) {
  const { t } = useCharacter();
  return names.length === 0 ? null : (
    <p className="text-note text-muted">{t('history.loses', { names: names.join(', ') })}</p>
  );
}

/** Loads the rulebook with the given packs; undefined while loading. */
function useOpened(pins: readonly PackPin[]): OpenedRulebook | undefined {
  const { record, notify, t } = useCharacter();
  const { edition } = record;
  const [book, setBook] = useState<OpenedRulebook>();
  useEffect(() => {
    let isCurrent = true;
    setBook(undefined);
    openRulebook(edition, pins).then(
      (found) => isCurrent && setBook(found),
      () => isCurrent && notify(t('history.noShelf'), 'warning'),
    );
    return () => {
      isCurrent = false;
    };
  }, [edition, pins, notify, t]);
  return book;
}
