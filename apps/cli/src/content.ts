import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CatalogEntry } from '@tessera/catalog';
import type { CheckedPacks, ContentPlace, PackCheck } from '@tessera/manifest';
import {
  createIssueFormatter,
  loadPacks,
  type PackFile,
  type Problem,
  type ProblemTexts,
  problemIn,
  problemText,
  readJsonText,
} from '@tessera/rules';
import { type FoundPack, packsIn, unknownName, workspaceRoot } from '@tessera/terminal';

const { problem, saying } = createIssueFormatter({});

/** Result of a content check. */
export interface ContentCheck {
  readonly ok: boolean;
  /** Packs with a readable manifest. */
  readonly packs: readonly { readonly game: string; readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
  /** Results per kind of content. */
  readonly kinds: readonly KindCheck[];
  /** Files in pack folders that no loader reads. */
  readonly skipped: readonly string[];
}

/** Records of one kind, and the problems of their files. */
interface KindCheck {
  readonly game: string;
  readonly kind: string;
  readonly records: number;
  readonly errors: number;
  readonly warnings: number;
}

interface Setting {
  readonly cwd: string;
  /** Whether warnings count as errors. */
  readonly strict: boolean;
  /** Edition to which the check is limited, for games with several. */
  readonly edition?: string | undefined;
  /** Language of the messages; English by default. */
  readonly language?: string | undefined;
}

/** Game that accepts packs: its own packs, and its check. */
interface Host {
  readonly game: string;
  readonly packs: readonly FoundPack[];
  readonly check: PackCheck;
  /** Messages of the check. */
  readonly texts: ProblemTexts | undefined;
}

/**
 * Checks the packs of every game, and the packs in the given folders together with those of their game, which they may
 * require.
 */
export function checkContent(
  entries: readonly CatalogEntry[],
  folders: readonly string[],
  setting: Setting,
): ContentCheck {
  const { cwd } = setting;
  const hosts = entries.flatMap(({ game, content }) => (content ? [hostOf(game, content, cwd)] : []));
  const found = folders.flatMap((folder) => packsIn(folder, cwd));
  checkEdition(setting.edition, [...hosts.flatMap(({ packs }) => packs), ...found]);
  const guests = found.filter((pack) => isFor(pack, setting));
  const strays = folders.flatMap((folder) => straysIn(folder, cwd));
  const isHosted = ({ game }: FoundPack) => hosts.some((host) => host.game === game);
  const checks = [
    ...hosts.map((host) =>
      checkHost(
        host,
        guests.filter(({ game }) => game === host.game),
        setting,
      ),
    ),
    ...guests.filter((pack) => !isHosted(pack)).map((pack) => withoutGame(pack, hosts, setting)),
  ];
  return {
    ok: checks.every(({ ok }) => ok),
    packs: checks.flatMap(({ packs }) => packs),
    problems: checks.flatMap(({ problems }) => problems),
    kinds: checks.flatMap(({ kinds }) => kinds),
    skipped: [...checks.flatMap(({ skipped }) => skipped), ...strays],
  };
}

/** Throws for an edition that no pack has, which is most likely a typo. */
function checkEdition(edition: string | undefined, packs: readonly FoundPack[]): void {
  const known = [...new Set(packs.flatMap(({ editions }) => editions ?? []))];
  if (edition !== undefined && !known.includes(edition)) throw unknownName('bad-option', 'edition', edition, known);
}

/** Returns the check of a game. A game without a custom loader is checked by its content schemas. */
function hostOf({ id, version }: CatalogEntry['game'], content: ContentPlace, cwd: string): Host {
  const places = [content.folder].flat().map((folder) => relative(cwd, resolve(workspaceRoot() ?? cwd, folder)) || '.');
  const packs = places.flatMap((place) => packsIn(place, cwd));
  const { texts } = content;
  if ('check' in content) return { game: id, packs, check: content.check, texts };
  const { kinds, checks = {} } = content;
  const check: PackCheck = (files, { strict }): CheckedPacks => {
    const result = loadPacks(files, { kinds, checks, game: id, engine: version, strict });
    const read = result.ok ? result : result.salvage;
    return { ok: result.ok, packs: read.packs, problems: result.problems };
  };
  return { game: id, packs, check, texts };
}

function checkHost(
  { game, packs: own, check, texts }: Host,
  guests: readonly FoundPack[],
  { strict, edition, language }: Setting,
): ContentCheck {
  const found = [...own.filter((pack) => isFor(pack, { edition })), ...guests];
  const files = found.flatMap((pack) => pack.files);
  const { ok, packs, problems } = check(files, { strict });
  return {
    ok,
    packs: packs.map(({ id, version }) => ({ game, id, version })),
    problems: problems.map((problem) => problemIn(problem, (label) => problemText(label, language, texts))),
    kinds: kindsIn(game, files, problems),
    skipped: found.flatMap(({ skipped }) => skipped),
  };
}

/** Reports a pack that no game can check: its manifest is invalid, or it names a game without content. */
function withoutGame({ game, files, skipped }: FoundPack, hosts: readonly Host[], { language }: Setting): ContentCheck {
  if (game === undefined) {
    const { problems } = loadPacks(files, { game: '', kinds: {} });
    const ofManifest = problems.filter(({ file }) => file === undefined || file === 'pack.json');
    const translated = ofManifest.map((problem) => problemIn(problem, (label) => problemText(label, language)));
    return { ok: false, packs: [], problems: translated, kinds: [], skipped };
  }
  const games = hosts.map((host) => host.game).join(', ');
  const message = problem(games === '' ? 'pack-no-games' : 'pack-no-such-game', { found: game, games });
  const place = { pack: files[0]?.pack ?? '', file: 'pack.json', path: 'game' };
  const found: Problem = { severity: 'error', code: 'E_PACK_GAME', ...place, ...saying({ message }) };
  const translated = problemIn(found, (label) => problemText(label, language));
  return { ok: false, packs: [], problems: [translated], kinds: [], skipped };
}

/** Returns the files beside the packs in a folder of packs. */
function straysIn(folder: string, cwd: string): string[] {
  const place = resolve(cwd, folder);
  if (existsSync(join(place, 'pack.json'))) return [];
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => join(folder, name));
}

/** Checks whether a pack is for the given edition; a pack without editions is for all. */
function isFor({ editions }: FoundPack, { edition }: Pick<Setting, 'edition'>): boolean {
  return edition === undefined || editions === undefined || editions.includes(edition);
}

/** Counts the records per kind, and the problems of their files. */
function kindsIn(game: string, files: readonly PackFile[], problems: readonly Problem[]): KindCheck[] {
  const kinds = new Map<string, KindCheck>();
  for (const { pack, path, text } of files) {
    const content = contentIn(text);
    if (path === 'pack.json' || content === undefined) continue;
    const own = problems.filter((problem) => problem.pack === pack && problem.file === path);
    const errors = own.filter(({ severity }) => severity === 'error').length;
    const { kind, count } = content;
    const known = kinds.get(kind) ?? { game, kind, records: 0, errors: 0, warnings: 0 };
    kinds.set(kind, {
      ...known,
      records: known.records + count,
      errors: known.errors + errors,
      warnings: known.warnings + own.length - errors,
    });
  }
  return [...kinds.values()].toSorted((a, b) => (a.kind < b.kind ? -1 : 1));
}

function contentIn(text: string): { readonly kind: string; readonly count: number } | undefined {
  const read = readJsonText(text);
  const json = read.ok ? read.value : undefined;
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined;
  const { kind, records } = json;
  return typeof kind === 'string' && Array.isArray(records) ? { kind, count: records.length } : undefined;
}
