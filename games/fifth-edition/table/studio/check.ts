import { EDITIONS, type Edition, editionFiles, loadRulebook, type Rulebook } from '@tessera/fifth-edition';
import type { PackFile, Problem } from '@tessera/rules';
import { type DraftFile, MANIFEST_PATH, type PackDraft } from './draft.ts';
import { manifestOf } from './packFile.ts';

/** What a draft is worth: everything wrong with it, and a rulebook for each edition it is for. */
export interface Verdict {
  readonly problems: readonly Problem[];
  readonly rulebooks: Readonly<Partial<Record<Edition, Rulebook>>>;
  /** What forbids to keep it: no manifest, or something built in replaced without a word. Other faults can wait. */
  readonly refusals: readonly Problem[];
}

/** A pack with one of these would change what others have built on. */
const REFUSED: readonly string[] = [
  'E_DUPLICATE_ID',
  'E_PACK_DUPLICATE',
  'E_PACK_OVERRIDE',
  'E_PACK_DEPENDENCY',
  'E_PACK_MANIFEST',
];

/** Names the draft among the packs while it is checked; a user's pack cannot be called so. */
const LABEL = 'draft';

/** Checks a draft together with the content of each of its editions. Files of other packs are not its fault. */
export async function checkDraft({ files }: PackDraft, others: readonly PackFile[] = []): Promise<Verdict> {
  const found = manifestOf(files);
  const editions = found.ok ? found.manifest.editions : EDITIONS.slice(-1);
  const rulebooks: Partial<Record<Edition, Rulebook>> = {};
  const problems = new Map<string, Problem>();
  for (const edition of editions) {
    const loaded = loadRulebook([...(await editionFiles(edition)), ...others, ...labelled(files)], edition);
    rulebooks[edition] = loaded.rulebook;
    // What comes with the game is sound: an error in it is the draft's doing as well.
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

/** The place of a problem: which record of which file, and where in it. */
export interface ProblemPlace {
  readonly path: string;
  readonly index: number | undefined;
  /** The way from the record to the field: `features`, 0, `effects`, 1, `value`. */
  readonly steps: readonly (string | number)[];
}

/** Where a problem is, as far as it says. */
export function placeOf({ file, path = '' }: Problem): ProblemPlace | undefined {
  if (file === undefined) return undefined;
  const steps = [...path.matchAll(/([^.[\]]+)|\[(\d+)\]/g)].map(([, name, index]) => name ?? Number(index));
  const [root, index, ...rest] = steps;
  if (root !== 'records' || typeof index !== 'number') return { path: file, index: undefined, steps };
  return { path: file, index, steps: rest };
}

/** The record that a draft would replace without saying so, as `pack:id`; the validator names it in its hint. */
export function overrideFor({ code, hint = '' }: Problem): string | undefined {
  return code === 'E_DUPLICATE_ID' ? /"([^":]+:[^"]+)"/.exec(hint)?.[1] : undefined;
}
