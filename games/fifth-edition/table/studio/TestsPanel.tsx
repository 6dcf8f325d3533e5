import { evaluateCharacter, listing } from '@tessera/fifth-edition';
import { useId, useMemo, useState } from 'react';
import type { PackTest } from '../desk/rulebooks.ts';
import type { NamedRecord } from '../pages.tsx';
import { Panel } from '../parts/index.ts';
import type { Say } from '../speech.ts';
import type { Verdict } from './check.ts';
import type { PackDraft } from './draft.ts';
import { runTest, type TestResult } from './packTests.ts';
import { atLevel, madeUp } from './tryOut.ts';

interface TestsPanelProps {
  readonly say: Say;
  readonly draft: PackDraft;
  readonly verdict: Verdict | undefined;
  readonly characters: readonly NamedRecord[];
  onChange(draft: PackDraft): void;
}

/** What the author expects of the pack, green or red after every change. */
export function TestsPanel({ say, draft, verdict, characters, onChange }: TestsPanelProps) {
  const results = draft.tests.map((test) => runTest(test, verdict?.rulebooks[test.character.edition]));
  const passed = results.filter(({ state }) => state === 'passed').length;
  return (
    <Panel
      title={say('studio.testsTitle')}
      extra={<span className="fe-small">{say('studio.passed', { passed, all: results.length })}</span>}
    >
      <ul className="fe-c-asks">
        {draft.tests.map((test, index) => (
          <li key={`${test.title} ${test.path} ${index}`} className="fe-c-ask">
            <ResultMark say={say} result={results[index]} />
            <span>
              <b>{test.title}</b>
              <span className="fe-small fe-c-line">{sentenceOf(test, results[index], say)}</span>
            </span>
            <button
              type="button"
              className="fe-step"
              aria-label={say('studio.removeTest', { title: test.title })}
              onClick={() => onChange({ ...draft, tests: draft.tests.filter((_, at) => at !== index) })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {draft.tests.length === 0 && <p className="fe-small">{say('studio.noTests')}</p>}
      <NewTest
        {...{ say, verdict, characters }}
        onAdd={(test) => onChange({ ...draft, tests: [...draft.tests, test] })}
      />
    </Panel>
  );
}

function ResultMark({ say, result }: { readonly say: Say; readonly result: TestResult | undefined }) {
  const state = result?.state ?? 'not-run';
  return (
    <svg className={`fe-c-state fe-c-test-${state}`} viewBox="0 0 16 16" role="img" aria-label={say(`studio.test.${state}`)}>
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {state === 'passed' && <path d="M3 8.5 6.5 12 13 4.5" />}
        {state === 'failed' && <path d="M3 3l10 10M13 3 3 13" />}
        {state === 'not-run' && <path d="M3 8h10" />}
      </g>
    </svg>
  );
}

function sentenceOf({ level, path, expected }: PackTest, result: TestResult | undefined, say: Say): string {
  const wanted = say('studio.testSays', { level, path, expected });
  if (result?.state === 'failed') return `${wanted} ${say('studio.testFound', { found: result.found })}`;
  if (result?.state === 'not-run') return `${wanted} ${say(`studio.testNot.${result.why}`)}`;
  return wanted;
}

function NewTest({ say, verdict, characters, onAdd }: Pick<TestsPanelProps, 'say' | 'verdict' | 'characters'> & { onAdd(test: PackTest): void }) {
  const ids = useId();
  const people = useMemo(() => {
    const invented = Object.values(verdict?.rulebooks ?? {}).map((rulebook) => ({
      name: say('studio.madeUp', { edition: rulebook.edition }),
      record: madeUp(rulebook.edition, rulebook),
    }));
    return [...characters.filter(({ record }) => verdict?.rulebooks[record.edition] !== undefined), ...invented];
  }, [verdict, characters, say]);
  const [who, setWho] = useState<string>();
  const [level, setLevel] = useState(5);
  const [path, setPath] = useState('ac');
  const [expected, setExpected] = useState<string>();
  const person = people.find(({ name }) => name === who) ?? people[0];
  const rulebook = person && verdict?.rulebooks[person.record.edition];
  const lines = useMemo(
    () => (person && rulebook ? listing(evaluateCharacter(atLevel(person.record, level), rulebook)) : undefined),
    [person, rulebook, level],
  );
  if (person === undefined || lines === undefined) return null;
  const found = lines.get(path)?.value;
  const wanted = expected ?? (Array.isArray(found) ? found.join(', ') : String(found ?? ''));
  const add = () => {
    const value = wanted.trim() !== '' && Number.isFinite(Number(wanted)) ? Number(wanted) : wanted;
    const title = say('studio.testTitle', { name: person.name, path });
    onAdd({ title, character: person.record, level, path, expected: value });
    setExpected(undefined);
  };
  return (
    <form
      className="fe-c-fields fe-c-new-test"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <label htmlFor={`${ids}-who`}>{say('studio.tryOn')}</label>
      <select id={`${ids}-who`} className="fe-c-select" value={person.name} onChange={({ target }) => setWho(target.value)}>
        {people.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${ids}-level`}>{say('studio.atLevel')}</label>
      <input
        id={`${ids}-level`}
        type="number"
        min={1}
        max={20}
        className="fe-c-input fe-c-narrow"
        value={level}
        onChange={({ target }) => setLevel(Math.min(20, Math.max(1, Number(target.value) || 1)))}
      />
      <label htmlFor={`${ids}-path`}>{say('studio.path')}</label>
      <input
        id={`${ids}-path`}
        className="fe-c-input fe-c-code"
        list={`${ids}-paths`}
        value={path}
        onChange={({ target }) => setPath(target.value)}
      />
      <datalist id={`${ids}-paths`}>
        {[...lines.keys()].map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      <label htmlFor={`${ids}-expected`}>{say('studio.shouldBe')}</label>
      <input
        id={`${ids}-expected`}
        className="fe-c-input"
        value={wanted}
        onChange={({ target }) => setExpected(target.value)}
      />
      <span className="fe-small">{found === undefined && say('studio.testNot.no-such-place')}</span>
      <button type="submit" className="fe-button" disabled={found === undefined || wanted === ''}>
        {say('studio.addTest')}
      </button>
    </form>
  );
}
