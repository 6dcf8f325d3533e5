import { evaluateCharacter, sheetLines } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Button } from '@tessera/ui';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { PackTest } from '../../character/rulebooks.ts';
import type { NamedRecord } from '../../pages.tsx';
import type { Verdict } from '../pack/check.ts';
import type { DraftRecord } from '../pack/draft.ts';
import { atLevel, tryOut } from './tryOut.ts';
import { usePeople } from './usePeople.ts';

interface NewTestProps {
  readonly t: TranslateFn;
  readonly records: readonly DraftRecord[];
  readonly verdict: Verdict | undefined;
  readonly characters: readonly NamedRecord[];
  onAdd(test: PackTest): void;
}

const HIGHEST_LEVEL = 20;

/** Form for a new test. The expected value starts with the current one. */
export function NewTest({ t, records, verdict, characters, onAdd }: NewTestProps) {
  const people = usePeople(verdict, characters, t);
  const [who, setWho] = useState<string>();
  const [thing, setThing] = useState('');
  const [level, setLevel] = useState(5);
  const [path, setPath] = useState('ac');
  const [expected, setExpected] = useState<string>();
  const paths = useId();
  const person = people.find(({ name }) => name === who) ?? people[0];
  const rulebook = person && verdict?.rulebooks[person.record.edition];
  const given = records.find(({ kind, id }) => `${kind}:${id}` === thing);
  const tested = useMemo(() => {
    if (person === undefined || rulebook === undefined) return undefined;
    const character = given ? tryOut(person.record, given.kind, given.json, rulebook).record : person.record;
    return { character, lines: sheetLines(evaluateCharacter(atLevel(character, level), rulebook)) };
  }, [person, rulebook, given, level]);
  if (person === undefined || tested === undefined) return null;
  const found = tested.lines.get(path)?.value;
  const wanted = expected ?? (Array.isArray(found) ? found.join(', ') : String(found ?? ''));
  const add = () => {
    const value = wanted.trim() !== '' && Number.isFinite(Number(wanted)) ? Number(wanted) : wanted;
    const name = given === undefined ? person.name : `${person.name}, ${given.name}`;
    onAdd({
      title: t('studio.testTitle', { name, path }),
      character: tested.character,
      level,
      path,
      expected: value,
    });
    setExpected(undefined);
  };
  return (
    <form
      className="fe-c-fields mt-4 pt-4 border-t border-t-hairline"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Labelled label={t('studio.tryOn')}>
        {(id) => (
          <select id={id} className="fe-c-select" value={person.name} onChange={({ target }) => setWho(target.value)}>
            {people.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('studio.with')}>
        {(id) => (
          <select id={id} className="fe-c-select" value={thing} onChange={({ target }) => setThing(target.value)}>
            <option value="">{t('studio.withNothing')}</option>
            {records.map(({ kind, id: record, name }) => (
              <option key={`${kind}:${record}`} value={`${kind}:${record}`}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Labelled>
      <Labelled label={t('studio.atLevel')}>
        {(id) => (
          <input
            id={id}
            type="number"
            min={1}
            max={HIGHEST_LEVEL}
            className="fe-c-input fe-c-narrow"
            value={level}
            onChange={({ target }) => setLevel(Math.min(HIGHEST_LEVEL, Math.max(1, Number(target.value) || 1)))}
          />
        )}
      </Labelled>
      <Labelled label={t('studio.path')}>
        {(id) => (
          <input
            id={id}
            className="fe-c-input font-mono text-note"
            list={paths}
            value={path}
            onChange={({ target }) => setPath(target.value)}
          />
        )}
      </Labelled>
      <datalist id={paths}>
        {[...tested.lines.keys()].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <Labelled label={t('studio.shouldBe')}>
        {(id) => (
          <input id={id} className="fe-c-input" value={wanted} onChange={({ target }) => setExpected(target.value)} />
        )}
      </Labelled>
      <span className="text-note text-muted">{found === undefined && t('studio.testNot.no-such-place')}</span>
      <Button type="submit" small idle={found === undefined || wanted === ''}>
        {t('studio.addTest')}
      </Button>
    </form>
  );
}

/** A label and its control in the grid of the form. */
function Labelled({ label, children }: { readonly label: string; children(id: string): ReactNode }) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </>
  );
}
