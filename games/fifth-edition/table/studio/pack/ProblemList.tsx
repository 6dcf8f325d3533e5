import type { Problem } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import { Panel, PressRow, TextButton } from '@tessera/ui';
import { overrideFor, type Verdict } from './check.ts';
import { problemWords } from './problemWords.ts';

interface ProblemListProps {
  readonly t: TranslateFn;
  /** Undefined until the first check is done. */
  readonly verdict: Verdict | undefined;
  /** Opens the location of a problem. */
  onJump(problem: Problem): void;
  /** Declares in the file that it overrides a record. */
  onOverride(path: string, reference: string): void;
}

/** Problems of the validator: location, expected and found value, and hint. */
export function ProblemList({ t, verdict, onJump, onOverride }: ProblemListProps) {
  const problems = verdict?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Panel
      dense
      title={t('studio.validator')}
      extra={
        <span className="text-note text-muted" role="status">
          {verdict === undefined
            ? t('studio.checking')
            : t('studio.verdict', { errors, warnings: problems.length - errors })}
        </span>
      }
    >
      {verdict !== undefined && problems.length === 0 && (
        <p className="text-note text-muted">{t('studio.noProblems')}</p>
      )}
      <ul className="grid gap-2 max-h-104 p-0.5 overflow-auto">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.file} ${problem.path} ${problem.message}`}>
            <ProblemCard t={t} problem={problem} onJump={onJump} />
            <Remedy t={t} problem={problem} onOverride={onOverride} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ProblemCard({ t, problem, onJump }: Pick<ProblemListProps, 't' | 'onJump'> & { readonly problem: Problem }) {
  const { severity, code, file, line, path, message, expected, found, hint } = problemWords(problem, t);
  const place = [file, line !== undefined && t('studio.line', { line }), path].filter(Boolean).join(' · ');
  return (
    <PressRow className={`fe-c-problem-${severity} ${PROBLEM}`} onClick={() => onJump(problem)}>
      <span className="fe-c-problem-head">
        <b>{t(`studio.severity.${severity}`)}</b> <span className="text-note text-muted">{code}</span>
      </span>
      <span>{message}</span>
      {place !== '' && <span className="text-note text-muted font-mono text-note">{place}</span>}
      {(expected ?? found) !== undefined && (
        <span className="text-note text-muted">
          {[
            expected !== undefined && t('studio.expected', { what: expected }),
            found !== undefined && t('studio.found', { what: found }),
          ]
            .filter(Boolean)
            .join(' ')}
        </span>
      )}
      {hint !== undefined && <span className="text-note text-muted">{hint}</span>}
    </PressRow>
  );
}

/** Button that fixes a problem. */
function Remedy({
  t,
  problem,
  onOverride,
}: Pick<ProblemListProps, 't' | 'onOverride'> & { readonly problem: Problem }) {
  const { file } = problem;
  const reference = overrideFor(problem);
  if (file === undefined || reference === undefined) return null;
  return <TextButton onClick={() => onOverride(file, reference)}>{t('studio.override', { reference })}</TextButton>;
}

const PROBLEM = 'grid gap-0.5 rounded-[6px] border border-hairline border-l-3 border-l-control p-2 wrap-anywhere';
