import {
  type CharacterRecord,
  type Edition,
  evaluateCharacter,
  messageText,
  type Rulebook,
} from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Button, Panel } from '@tessera/ui';
import { useEffect, useId, useMemo, useState } from 'react';
import { CurrentCharacter } from '../../character/characterContext.ts';
import type { GameTranslator } from '../../character/gameTranslator.ts';
import { openRulebook } from '../../character/rulebooks.ts';
import { readOnlyCharacter } from '../../compare/readOnlyCharacter.ts';
import { ChangeList } from '../../history/ChangeList.tsx';
import { changesOf } from '../../levelup/changes.ts';
import { gainsOf } from '../../levelup/gains.ts';
import type { NamedRecord } from '../../pages.tsx';
import type { Verdict } from '../pack/check.ts';
import type { DraftRecord } from '../pack/draft.ts';
import { tryOut } from './tryOut.ts';
import { usePeople } from './usePeople.ts';

interface PreviewPanelProps {
  readonly translator: GameTranslator;
  readonly verdict: Verdict;
  readonly record: DraftRecord;
  readonly characters: readonly NamedRecord[];
  /** Creates a character from the hero with the record; undefined while the pack cannot be saved. */
  readonly onUse: ((record: CharacterRecord) => Promise<void>) | undefined;
}

/** Preview of a character's sheet with the edited record. */
export function PreviewPanel({ translator, verdict, record, characters, onUse }: PreviewPanelProps) {
  const { t } = translator;
  const people = usePeople(verdict, characters, t);
  const [name, setName] = useState<string>();
  const ids = useId();
  const person = people.find((each) => each.name === name) ?? people[0];
  return (
    <Panel dense title={t('studio.preview')}>
      <div className="fe-c-fields">
        <label htmlFor={ids}>{t('studio.tryOn')}</label>
        <select id={ids} className="fe-c-select" value={person?.name} onChange={(event) => setName(event.target.value)}>
          {people.map((each) => (
            <option key={each.name} value={each.name}>
              {each.name}
            </option>
          ))}
        </select>
      </div>
      {person === undefined ? (
        <p className="text-note text-muted">{t('studio.nobodyFits')}</p>
      ) : (
        <Outcome {...{ translator, record, person, onUse }} rulebook={verdict.rulebooks[person.record.edition]} />
      )}
    </Panel>
  );
}

interface OutcomeProps extends Pick<PreviewPanelProps, 'translator' | 'record' | 'onUse'> {
  readonly person: NamedRecord;
  readonly rulebook: Rulebook | undefined;
}

function Outcome({ translator, record, person, rulebook, onUse }: OutcomeProps) {
  const { t } = translator;
  const plain = usePlainRulebook(person.record);
  const shown = useMemo(() => {
    if (rulebook === undefined || plain === undefined) return undefined;
    const tried = tryOut(person.record, record.kind, record.json, rulebook);
    const before = evaluateCharacter(person.record, plain);
    const after = evaluateCharacter(tried.record, rulebook);
    return {
      tried,
      before,
      after,
      changes: changesOf(before, [{ sheet: after }], t),
      gains: gainsOf(before, after, t),
    };
  }, [rulebook, plain, person, record, t]);
  if (shown === undefined || rulebook === undefined) return <p className="text-note text-muted">{t('desk.loading')}</p>;
  const { tried, before, after, changes, gains } = shown;
  const old = new Set(before.issues.map(({ message }) => message));
  const news = after.issues.filter(({ message, severity }) => severity === 'error' && !old.has(message));
  const character = readOnlyCharacter(
    { name: person.name, record: tried.record, sheet: after, rulebook, lost: [] },
    translator,
  );
  return (
    <CurrentCharacter value={character}>
      {tried.refused !== undefined && <p className="fe-c-warned">{t(`studio.tried.${tried.refused}`)}</p>}
      {news.map(({ message, path }) => (
        <p key={`${path} ${messageText(message, t)}`} className="fe-c-warned">
          {messageText(message, t)}
        </p>
      ))}
      <ChangeList changes={changes} />
      {gains.map(({ path, name, entries }) => (
        <p key={path} className="text-note text-muted">
          <b>{name}</b>: {entries.map((entry) => entry.name).join(', ')}
        </p>
      ))}
      {onUse && tried.refused === undefined && <UseButton t={t} name={person.name} onUse={() => onUse(tried.record)} />}
    </CurrentCharacter>
  );
}

interface UseButtonProps {
  readonly t: TranslateFn;
  readonly name: string;
  onUse(): Promise<void>;
}

/** Saves the pack and opens a copy of the hero with the homebrew. */
function UseButton({ t, name, onUse }: UseButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const use = async () => {
    setBusy(true);
    try {
      await onUse();
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button small working={isBusy} onClick={() => void use()}>
      {t('sentence.use', { name })}
    </Button>
  );
}

/** Loads the character's current content, without the draft. */
function usePlainRulebook({ edition, packs }: Pick<CharacterRecord, 'edition' | 'packs'>): Rulebook | undefined {
  const [opened, setOpened] = useState<{ edition: Edition; rulebook: Rulebook }>();
  const [failure, setFailure] = useState<unknown>();
  useEffect(() => {
    let isCurrent = true;
    openRulebook(edition, packs).then(
      ({ rulebook }) => isCurrent && setOpened({ edition, rulebook }),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [edition, packs]);
  if (failure !== undefined) throw failure;
  return opened?.edition === edition ? opened.rulebook : undefined;
}
