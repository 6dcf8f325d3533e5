import { type LoadedPacks, loadPacks, type Origin, type PackFile, type Problem } from '@tessera/rules';
import { formatIssue, problem } from '../vocabulary/contentMessage.ts';
import type { Edition, SourceKind } from '../vocabulary/vocabulary.ts';
import { contentChecks } from './checks/checks.ts';
import type { CompiledFeature } from './compile.ts';
import { manifestsIn } from './manifests.ts';
import { targetOrder } from './order.ts';
import { type ContentKinds, contentKinds, ENGINE_VERSION, GAME, Manifest } from './records/kinds.ts';
import { compileRulebook, type Rulebook } from './rulebook.ts';
import { withSourcedEffects } from './sourced/sourcedEffects.ts';

export interface LoadedRulebook {
  /** Whether the problems include no error; with `strict`, no warning either. */
  readonly ok: boolean;
  readonly problems: readonly Problem[];
  /** The valid content: broken records are reported and left out. */
  readonly rulebook: Rulebook;
}

const BUILT_IN: readonly string[] = ['srd-5.1', 'srd-5.2'];

/** Loads packs, already read by the caller, for characters of one edition. Executes nothing from a pack. SPEC 15 */
export function loadRulebook(
  files: readonly PackFile[],
  edition: Edition,
  { strict = false }: { readonly strict?: boolean } = {},
): LoadedRulebook {
  const given = manifestsIn(files);
  const strangers = [...given].filter(([, manifest]) => isOfOther(manifest, edition));
  const manifests = new Map([...given].filter(([, manifest]) => !isOfOther(manifest, edition)));
  const editions = new Map([...manifests.values()].map((manifest) => [manifest.id, manifest.editions]));
  const own = strangers.length === 0 ? files : files.filter(({ pack }) => !isOfOther(given.get(pack), edition));
  const translated = withSourcedEffects(own, edition, manifests);
  const result = loadPacks(translated.files, {
    game: GAME,
    kinds: contentKinds,
    checks: contentChecks((pack) => editions.get(pack) ?? []),
    manifest: Manifest,
    engine: ENGINE_VERSION,
    builtIn: BUILT_IN,
    strict,
  });
  const problems = [
    ...strangers.map(([label, manifest]) => editionProblem(label, manifest, edition)),
    ...translated.problems,
    ...result.problems,
  ];
  const loaded = result.ok ? result : result.salvage;
  let compiled = compileRulebook(loaded, edition);
  let order = targetOrder(compiled);
  while (!order.ok) {
    problems.push(cycleProblem(order.cycle, order.features[0]!, loaded, manifests));
    compiled = without(compiled, order.features);
    order = targetOrder(compiled);
  }
  const isRefused = problems.some(({ severity }) => strict || severity === 'error');
  return { ok: !isRefused, problems, rulebook: { ...compiled, order: order.order } };
}

/** Whether a pack has nothing for an edition. The SRD packs are exempt, because comparing editions loads both. */
function isOfOther(manifest: Manifest | undefined, edition: Edition): boolean {
  return manifest !== undefined && !BUILT_IN.includes(manifest.id) && !manifest.editions.includes(edition);
}

/** Returns the only problem reported for a pack of the other edition; its other problems would hide this one. */
function editionProblem(label: string, { id, editions }: Manifest, edition: Edition): Problem {
  return {
    severity: 'error',
    code: 'E_EDITION',
    pack: label,
    file: 'pack.json',
    path: 'editions',
    ...formatIssue({
      message: problem('pack-of-other-edition', { id, editions: editions.join(', '), edition }),
      expected: `"${edition}"`,
      found: editions.map((each) => `"${each}"`).join(', '),
      hint: problem('leave-out-pack', { id, edition }),
    }),
  };
}

function cycleProblem(
  cycle: readonly string[],
  { source, id }: CompiledFeature,
  { origins }: LoadedPacks<ContentKinds>,
  manifests: ReadonlyMap<string, Manifest>,
): Problem {
  const shelves: Partial<Record<SourceKind, ReadonlyMap<string, Origin>>> = origins;
  const origin = shelves[source.kind]?.get(source.id);
  const [label = source.pack] = [...manifests].find(([, manifest]) => manifest.id === source.pack) ?? [];
  return {
    severity: 'error',
    code: 'E_CYCLE',
    pack: label,
    ...(origin && { file: origin.file, path: `records[${origin.index}]` }),
    record: source.id,
    ...formatIssue({
      message: problem('circle', { cycle: cycle.join(' → ') }),
      expected: problem('one-after-the-other'),
      hint: problem('break-the-circle', { id }),
    }),
  };
}

/** Returns the rulebook without the features of a dependency cycle. */
function without(rulebook: Omit<Rulebook, 'order'>, features: readonly CompiledFeature[]): Omit<Rulebook, 'order'> {
  const removed = new Set(features);
  const entries = Object.entries(rulebook).map(([name, shelf]) => {
    if (!(shelf instanceof Map)) return [name, shelf];
    const kept = [...shelf].map(([id, source]): [unknown, unknown] => {
      if (typeof source !== 'object' || source === null || !('features' in source)) return [id, source];
      const list: readonly CompiledFeature[] = source.features;
      return [id, { ...source, features: list.filter((feature) => !removed.has(feature)) }];
    });
    return [name, new Map(kept)];
  });
  return { ...rulebook, ...Object.fromEntries(entries) };
}
