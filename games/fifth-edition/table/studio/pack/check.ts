import { EDITIONS, type Edition, editionFiles, loadRulebook, type Rulebook } from '@tessera/fifth-edition';
import type { PackFile, Problem } from '@tessera/rules';
import { type DraftFile, MANIFEST_PATH, type PackDraft } from './draft.ts';
import { manifestOf } from './packFile.ts';

/** Result of checking a draft: its problems, and a rulebook per edition. */
export interface Verdict {
  readonly problems: readonly Problem[];
  readonly rulebooks: Readonly<Partial<Record<Edition, Rulebook>>>;
  /**
   * Problems that prevent saving: no manifest, or an undeclared override of built-in content. Other problems can wait.
   */
  readonly refusals: readonly Problem[];
}

/** Codes of problems that would change content that other packs depend on. */
const REFUSED: readonly string[] = [
  'E_DUPLICATE_ID',
  'E_PACK_DUPLICATE',
  'E_PACK_OVERRIDE',
  'E_PACK_DEPENDENCY',
  'E_PACK_MANIFEST',
];

/** Label of the draft's files during a check; not a valid pack id. */
const LABEL = 'draft';

/** Checks a draft together with the content of each of its editions. Problems of other packs are ignored. */
export async function checkDraft({ files }: PackDraft, others: readonly PackFile[] = []): Promise<Verdict> {
  const found = manifestOf(files);
  const editions = found.ok ? found.manifest.editions : EDITIONS.slice(-1);
  const rulebooks: Partial<Record<Edition, Rulebook>> = {};
  const problems = new Map<string, Problem>();
  for (const edition of editions) {
    const loaded = loadRulebook([...(await editionFiles(edition)), ...others, ...labelled(files)], edition);
    rulebooks[edition] = loaded.rulebook;
    // Built-in content is valid, so an error in it is caused by the draft too.
    for (const problem of loaded.problems.filter(({ pack, severity }) => pack === LABEL || severity === 'error'))
      problems.set(`${problem.code} ${problem.file} ${problem.path} ${problem.message}`, problem);
  }
  const all = [...problems.values()];
  const refusals = all.filter(
    ({ code, file }) => REFUSED.includes(code) || (file === MANIFEST_PATH && code.startsWith('E_')),
  );
  return { problems: all, rulebooks, refusals };
}

function labelled(files: readonly DraftFile[]): PackFile[] {
  return files.map(({ path, text }) => ({ pack: LABEL, path, text }));
}

/** Location of a problem: file, record, and path within the record. */
export interface ProblemPlace {
  readonly path: string;
  readonly index: number | undefined;
  /** Path from the record to the field: `features`, 0, `effects`, 1, `value`. */
  readonly steps: readonly (string | number)[];
}

/** Returns the location of a problem as far as it is known. */
export function placeOf({ file, path = '' }: Problem): ProblemPlace | undefined {
  if (file === undefined) return undefined;
  const steps = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  const [root, index, ...rest] = steps;
  if (root !== 'records' || typeof index !== 'number') return { path: file, index: undefined, steps };
  return { path: file, index, steps: rest };
}

/**
 * Returns the record that a draft overrides without a declaration, as `pack:id`; the validator names it in its hint.
 */
export function overrideFor({ code, hint = '' }: Problem): string | undefined {
  return code === 'E_DUPLICATE_ID' ? /"([^":]+:[^"]+)"/.exec(hint)?.[1] : undefined;
}
