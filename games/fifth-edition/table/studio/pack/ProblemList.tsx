import type { Problem } from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import { Panel, PressRow, TextButton } from '@tessera/ui';
import { overrideFor, type Verdict } from './check.ts';
import { problemWords } from './problemWords.ts';

interface ProblemListProps {
  readonly say: TranslateFn;
  /** Undefined until the first check is done. */
  readonly verdict: Verdict | undefined;
  /** Opens the location of a problem. */
  onJump(problem: Problem): void;
  /** Declares in the file that it overrides a record. */
  onOverride(path: string, reference: string): void;
}

/** Problems of the validator: location, expected and found value, and hint. */
export function ProblemList({ say, verdict, onJump, onOverride }: ProblemListProps) {
  const problems = verdict?.problems ?? [];
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  return (
    <Panel
      dense
      title={say('studio.validator')}
      extra={
        <span className="text-note text-muted" role="status">
          {verdict === undefined
            ? say('studio.checking')
            : say('studio.verdict', { errors, warnings: problems.length - errors })}
        </span>
      }
    >
      {verdict !== undefined && problems.length === 0 && (
        <p className="text-note text-muted">{say('studio.noProblems')}</p>
      )}
      <ul className="grid gap-2 max-h-104 p-0.5 overflow-auto">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.file} ${problem.path} ${problem.message}`}>
            <ProblemCard say={say} problem={problem} onJump={onJump} />
            <Remedy say={say} problem={problem} onOverride={onOverride} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ProblemCard({
  say,
  problem,
  onJump,
}: Pick<ProblemListProps, 'say' | 'onJump'> & { readonly problem: Problem }) {
  const { severity, code, file, line, path, message, expected, found, hint } = problemWords(problem, say);
  const place = [file, line !== undefined && say('studio.line', { line }), path].filter(Boolean).join(' · ');
  return (
    <PressRow className={`fe-c-problem-${severity} ${PROBLEM}`} onClick={() => onJump(problem)}>
      <span className="fe-c-problem-head">
        <b>{say(`studio.severity.${severity}`)}</b> <span className="text-note text-muted">{code}</span>
      </span>
      <span>{message}</span>
      {place !== '' && <span className="text-note text-muted font-mono text-note">{place}</span>}
      {(expected ?? found) !== undefined && (
        <span className="text-note text-muted">
          {[
            expected !== undefined && say('studio.expected', { what: expected }),
            found !== undefined && say('studio.found', { what: found }),
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
  say,
  problem,
  onOverride,
}: Pick<ProblemListProps, 'say' | 'onOverride'> & { readonly problem: Problem }) {
  const { file } = problem;
  const reference = overrideFor(problem);
  if (file === undefined || reference === undefined) return null;
  return <TextButton onClick={() => onOverride(file, reference)}>{say('studio.override', { reference })}</TextButton>;
}

const PROBLEM = 'grid gap-0.5 rounded-[6px] border border-hairline border-l-3 border-l-control p-2 wrap-anywhere';
