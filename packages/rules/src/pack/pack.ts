import type * as z from 'zod';
import { findingsOf } from '../finding.ts';
import { dependencyOrder } from '../graph.ts';
import { formatIssue, problem } from '../issueText.ts';
import { nearestName } from '../nearestName.ts';
import { suggestion } from '../suggest.ts';
import { readJson } from './contentFile.ts';
import type { PackLimits } from './limits.ts';
import type { PackManifest } from './manifest.ts';
import { compareTexts, type PackFile, type ProblemList } from './problem.ts';
import { parseRange, parseVersion } from './semver.ts';

const MANIFEST = 'pack.json';

/** Files under one label, with their parsed manifest. */
export interface Pack<Manifest extends PackManifest> {
  readonly label: string;
  readonly manifest: Manifest;
  readonly manifestFile: PackFile;
  /** All files except the manifest, sorted by path. */
  readonly files: readonly PackFile[];
}

/** A pack whose manifest is missing or invalid. */
export interface NamelessPack {
  readonly label: string;
  readonly manifest: undefined;
  readonly files: readonly PackFile[];
}

/** The requirements for packs. */
export interface PackRules<Manifest extends PackManifest> {
  readonly game: string;
  readonly engine: string | undefined;
  readonly manifest: z.ZodType<Manifest>;
  readonly limits: PackLimits;
}

/** Groups files into packs by label and parses each manifest. */
export function readPacks<Manifest extends PackManifest>(
  files: readonly PackFile[],
  rules: PackRules<Manifest>,
  problems: ProblemList,
): (Pack<Manifest> | NamelessPack)[] {
  const labels = [...new Set(files.map((file) => file.pack))].sort(compareTexts);
  return labels.flatMap((label) => {
    const own = files.filter((file) => file.pack === label).sort((a, b) => compareTexts(a.path, b.path));
    if (isTooBig(label, own, rules.limits, problems)) return [];
    refuseStrays(own, problems);
    const manifestFile = own.find((file) => file.path === MANIFEST);
    if (manifestFile === undefined)
      problems.addToPack(label, 'E_PACK_MANIFEST', problem('pack-needs-manifest', { file: MANIFEST }));
    const manifest = manifestFile && readManifest(manifestFile, rules, problems);
    const content = own.filter((file) => file.path !== MANIFEST && file.path.endsWith('.json'));
    return [manifest ? { label, manifest, manifestFile, files: content } : { label, manifest, files: content }];
  });
}

/**
 * Returns the packs with a manifest, each after those it requires; otherwise built-in packs first, then by id. The
 * order does not depend on the order of the files.
 */
export function orderPacks<Manifest extends PackManifest>(
  packs: readonly (Pack<Manifest> | NamelessPack)[],
  builtIn: readonly string[],
  problems: ProblemList,
): Pack<Manifest>[] {
  const byId = uniqueById(packs, builtIn, problems);
  const rank = (id: string) => (builtIn.includes(id) ? 0 : 1);
  const ids = [...byId.keys()].sort((a, b) => rank(a) - rank(b) || compareTexts(a, b));
  for (const id of ids) checkRequirements(byId.get(id)!, byId, problems);
  const required = (id: string) => requiredIds(byId.get(id)!).filter((other) => byId.has(other));
  const result = dependencyOrder(ids, required);
  if (result.ok) return result.order.map((id) => byId.get(id)!);
  const first = byId.get(result.cycle[0]!)!;
  problems.addToFile(first.manifestFile, {
    code: 'E_PACK_CYCLE',
    path: ['requires', result.cycle[1]!],
    ...formatIssue({ message: problem('pack-circle', { cycle: result.cycle.join(' → ') }) }),
  });
  return ids.map((id) => byId.get(id)!);
}

/** Returns the ids of all packs that a pack requires, directly or transitively. */
export function foundationsOf<Manifest extends PackManifest>(
  packs: readonly Pack<Manifest>[],
): ReadonlyMap<string, ReadonlySet<string>> {
  const foundations = new Map<string, Set<string>>();
  for (const pack of packs) {
    const own = new Set<string>();
    for (const id of requiredIds(pack)) for (const each of [id, ...(foundations.get(id) ?? [])]) own.add(each);
    foundations.set(pack.manifest.id, own);
  }
  return foundations;
}

function isTooBig(label: string, files: readonly PackFile[], limits: PackLimits, problems: ProblemList): boolean {
  const characters = files.reduce((sum, file) => sum + file.text.length, 0);
  const isTooLong = characters > limits.characters;
  const hasTooMany = files.length > limits.files;
  if (isTooLong)
    problems.addToPack(label, 'E_PACK_SIZE', problem('pack-too-long', { most: limits.characters, found: characters }));
  if (hasTooMany)
    problems.addToPack(
      label,
      'E_PACK_SIZE',
      problem('pack-too-many-files', { most: limits.files, found: files.length }),
    );
  return isTooLong || hasTooMany;
}

function refuseStrays(files: readonly PackFile[], problems: ProblemList): void {
  files.forEach((file, index) => {
    const stray = { code: 'E_PACK_FILE', path: [] };
    if (!file.path.endsWith('.json'))
      problems.addToFile(file, { ...stray, ...formatIssue({ message: problem('pack-json-only') }) }, { offset: 0 });
    if (files[index - 1]?.path === file.path)
      problems.addToFile(file, { ...stray, ...formatIssue({ message: problem('pack-two-files') }) }, { offset: 0 });
  });
}

function readManifest<Manifest extends PackManifest>(
  file: PackFile,
  { game, engine, manifest: schema, limits }: PackRules<Manifest>,
  problems: ProblemList,
): Manifest | undefined {
  const json = readJson(file, limits.depth, problems);
  if (json === undefined) return undefined;
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    for (const finding of findingsOf(parsed.error, json))
      problems.addToFile(file, { ...finding, code: 'E_PACK_MANIFEST' });
    return undefined;
  }
  const manifest = parsed.data;
  if (manifest.game !== game)
    problems.addToFile(file, {
      code: 'E_PACK_GAME',
      path: ['game'],
      ...formatIssue({
        message: problem('pack-other-game', { found: manifest.game, game }),
        expected: `"${game}"`,
        found: `"${manifest.game}"`,
      }),
    });
  if (engine !== undefined && manifest.engine !== undefined && !matches(engine, manifest.engine))
    problems.addToFile(file, {
      code: 'E_PACK_ENGINE',
      path: ['engine'],
      ...formatIssue({
        message: problem('pack-other-engine', { range: manifest.engine, engine }),
        expected: manifest.engine,
        found: engine,
      }),
    });
  return manifest;
}

function uniqueById<Manifest extends PackManifest>(
  packs: readonly (Pack<Manifest> | NamelessPack)[],
  builtIn: readonly string[],
  problems: ProblemList,
): Map<string, Pack<Manifest>> {
  const byId = new Map<string, Pack<Manifest>>();
  // A pack that uses the id of a built-in one is in another folder, and is treated as the newcomer.
  const isAtHome = ({ label }: { readonly label: string }) => builtIn.some((id) => `/${label}`.endsWith(`/${id}`));
  for (const pack of packs.toSorted((a, b) => Number(isAtHome(b)) - Number(isAtHome(a)))) {
    if (!('manifestFile' in pack)) continue;
    const { id } = pack.manifest;
    const other = byId.get(id);
    if (other === undefined) byId.set(id, pack);
    else {
      const issue = formatIssue({ message: problem('pack-id-taken', { label: other.label, id }) });
      problems.addToFile(pack.manifestFile, { code: 'E_PACK_DUPLICATE', path: ['id'], ...issue });
    }
  }
  return byId;
}

function checkRequirements<Manifest extends PackManifest>(
  { manifest, manifestFile }: Pack<Manifest>,
  byId: ReadonlyMap<string, Pack<Manifest>>,
  problems: ProblemList,
): void {
  for (const [id, range] of Object.entries(manifest.requires ?? {})) {
    const place = { code: 'E_PACK_DEPENDENCY', path: ['requires', id] };
    const expected = `${id} ${range}`;
    const required = byId.get(id);
    if (required === undefined) {
      const hint = suggestion(nearestName(id, byId.keys()));
      const issue = formatIssue({ message: problem('pack-missing', { id }), expected, hint });
      problems.addToFile(manifestFile, { ...place, ...issue });
      continue;
    }
    const found = required.manifest.version;
    const issue = formatIssue({ message: problem('pack-version', { range, id, found }), expected, found });
    if (!matches(found, range)) problems.addToFile(manifestFile, { ...place, ...issue });
  }
}

function requiredIds<Manifest extends PackManifest>(pack: Pack<Manifest>): string[] {
  return Object.keys(pack.manifest.requires ?? {}).sort(compareTexts);
}

/** Both texts have passed the manifest's schema or come from the program. */
function matches(version: string, range: string): boolean {
  const parsed = parseVersion(version);
  return parsed !== undefined && (parseRange(range)?.(parsed) ?? false);
}
