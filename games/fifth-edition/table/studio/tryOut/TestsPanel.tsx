import type { TranslateFn } from '@tessera/text';
import { Panel, StepButton } from '@tessera/ui';
import type { PackTest } from '../../character/rulebooks.ts';
import { withPlaces } from '../../levelup/withPlaces.ts';
import type { NamedRecord } from '../../pages.tsx';
import type { Verdict } from '../pack/check.ts';
import type { DraftRecord, PackDraft } from '../pack/draft.ts';
import { NewTest } from './NewTest.tsx';
import { runTest, type TestResult } from './packTests.ts';

interface TestsPanelProps {
  readonly t: TranslateFn;
  readonly draft: PackDraft;
  readonly records: readonly DraftRecord[];
  readonly verdict: Verdict | undefined;
  readonly characters: readonly NamedRecord[];
  onChange(draft: PackDraft): void;
}

/** Tests of a pack with their results after every change. */
export function TestsPanel({ t, draft, records, verdict, characters, onChange }: TestsPanelProps) {
  const results = draft.tests.map((test) => runTest(test, verdict?.rulebooks[test.character.edition]));
  const passed = results.filter(({ state }) => state === 'passed').length;
  return (
    <Panel
      dense
      title={t('studio.testsTitle')}
      extra={<span className="text-note text-muted">{t('studio.passed', { passed, all: results.length })}</span>}
    >
      <ul className="fe-c-asks">
        {withPlaces(draft.tests).map(({ place: index, entry: test }) => (
          <li key={index} className="fe-c-ask">
            <ResultMark t={t} result={results[index]} />
            <span>
              <b>{test.title}</b>
              <span className="text-note text-muted fe-c-line">{sentenceOf(test, results[index], t)}</span>
            </span>
            <StepButton
              aria-label={t('studio.removeTest', { title: test.title })}
              onClick={() => onChange({ ...draft, tests: draft.tests.filter((_, at) => at !== index) })}
            >
              ×
            </StepButton>
          </li>
        ))}
      </ul>
      {draft.tests.length === 0 && <p className="text-note text-muted">{t('studio.noTests')}</p>}
      <NewTest
        {...{ t, records, verdict, characters }}
        onAdd={(test) => onChange({ ...draft, tests: [...draft.tests, test] })}
      />
    </Panel>
  );
}

function ResultMark({ t, result }: { readonly t: TranslateFn; readonly result: TestResult | undefined }) {
  const state = result?.state ?? 'not-run';
  return (
    <svg
      className={`fe-c-state fe-c-test-${state}`}
      viewBox="0 0 16 16"
      role="img"
      aria-label={t(`studio.test.${state}`)}
    >
      <g fill="none" stroke="currentColor" strokeWidth="2">
        {state === 'passed' && <path d="M3 8.5 6.5 12 13 4.5" />}
        {state === 'failed' && <path d="M3 3l10 10M13 3 3 13" />}
        {state === 'not-run' && <path d="M3 8h10" />}
      </g>
    </svg>
  );
}

function sentenceOf({ level, path, expected }: PackTest, result: TestResult | undefined, t: TranslateFn): string {
  const wanted = t('studio.testSays', { level, path, expected });
  if (result?.state === 'failed') return `${wanted} ${t('studio.testFound', { found: result.found })}`;
  if (result?.state === 'not-run') return `${wanted} ${t(`studio.testNot.${result.why}`)}`;
  return wanted;
}
