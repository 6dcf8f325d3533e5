import { formatProblem, type PackFile, type Problem } from '@tessera/rules';
import { formatIssue, problem as inContent } from '../vocabulary/contentMessage.ts';
import { EDITIONS, type Edition } from '../vocabulary/vocabulary.ts';
import { loadRulebook } from './load.ts';
import { manifestsIn } from './manifests.ts';
import type { Manifest } from './records/kinds.ts';

/** Result of checking packs. */
export interface CheckedPacks {
  readonly ok: boolean;
  /** Packs with a readable manifest. */
  readonly packs: readonly { readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
}

/** Checks packs for each edition they list, together with the other packs of that edition. SPEC 16, 17 */
export function checkPacks(files: readonly PackFile[], { strict }: { readonly strict: boolean }): CheckedPacks {
  const manifests = manifestsIn(files);
  const found = new Map<string, { readonly problem: Problem; readonly editions: Edition[] }>();
  for (const edition of EDITIONS) {
    const own = files.filter(({ pack }) => manifests.get(pack)?.editions.includes(edition) ?? true);
    for (const problem of own.length > 0 ? loadRulebook(own, edition).problems : []) {
      const line = formatProblem(problem);
      const known = found.get(line);
      if (known) known.editions.push(edition);
      else found.set(line, { problem, editions: [edition] });
    }
  }
  const problems = [...found.values()].map(({ problem, editions }) => withEdition(problem, editions, manifests));
  return {
    ok: problems.every(({ severity }) => !strict && severity === 'warning'),
    packs: [...manifests.values()].map(({ id, version }) => ({ id, version })),
    problems,
  };
}

/** Adds the edition to a problem that a pack for both editions has in one edition only. */
function withEdition(
  problem: Problem,
  editions: readonly Edition[],
  manifests: ReadonlyMap<string, Manifest>,
): Problem {
  const listed = manifests.get(problem.pack)?.editions ?? [];
  if (editions.length >= listed.length) return problem;
  const said = problem.said ?? { message: problem.message };
  const message = inContent('with-content-of', { message: said.message, editions: [...editions] });
  return { ...problem, ...formatIssue({ ...said, message }) };
}
