import { existsSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { CatalogEntry } from '@tessera/catalog';
import type { CheckedPacks, ContentPlace, PackCheck } from '@tessera/manifest';
import {
  loadPacks,
  type PackFile,
  type Problem,
  type ProblemTexts,
  problemIn,
  problemSpeech,
  problemText,
  readJsonText,
} from '@tessera/rules';
import { type FoundPack, packsIn, unknownName, workspaceRoot } from '@tessera/terminal';

const { problem, saying } = problemSpeech({});

/** What some content packs are worth. */
export interface ContentCheck {
  readonly ok: boolean;
  /** Every pack whose manifest could be read. */
  readonly packs: readonly { readonly game: string; readonly id: string; readonly version: string }[];
  readonly problems: readonly Problem[];
  /** What was found of each kind of content. */
  readonly kinds: readonly KindCheck[];
  /** Files in folders of packs that nothing reads. */
  readonly skipped: readonly string[];
}

/** The records of one kind, and what is wrong with the files that hold them. */
interface KindCheck {
  readonly game: string;
  readonly kind: string;
  readonly records: number;
  readonly errors: number;
  readonly warnings: number;
}

interface Setting {
  readonly cwd: string;
  /** Warnings count as much as errors. */
  readonly strict: boolean;
  /** Only packs for this edition, where packs have some. */
  readonly edition?: string | undefined;
  /** The language in which problems are told; English unless said. */
  readonly language?: string | undefined;
}

/** A game that takes packs: its own ones, and how packs are checked. */
interface Host {
  readonly game: string;
  readonly packs: readonly FoundPack[];
  readonly check: PackCheck;
  /** What its own checks say. */
  readonly texts: ProblemTexts | undefined;
}

/** Checks the packs of every game, and those in the folders given: together with its game's own, on which a pack may build. */
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

/** An edition that no pack is for was hardly meant. */
function checkEdition(edition: string | undefined, packs: readonly FoundPack[]): void {
  const known = [...new Set(packs.flatMap(({ editions }) => editions ?? []))];
  if (edition !== undefined && !known.includes(edition)) throw unknownName('bad-option', 'edition', edition, known);
}

/** A game that has no loader of its own is checked by the schemas of its content. */
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

/** A pack that no game here can check: its manifest is broken, or it names a game without content. */
function withoutGame({ game, files, skipped }: FoundPack, hosts: readonly Host[], { language }: Setting): ContentCheck {
  if (game === undefined) {
    const { problems } = loadPacks(files, { game: '', kinds: {} });
    const ofManifest = problems.filter(({ file }) => file === undefined || file === 'pack.json');
    const told = ofManifest.map((problem) => problemIn(problem, (label) => problemText(label, language)));
    return { ok: false, packs: [], problems: told, kinds: [], skipped };
  }
  const games = hosts.map((host) => host.game).join(', ');
  const message = problem(games === '' ? 'pack-no-games' : 'pack-no-such-game', { found: game, games });
  const place = { pack: files[0]?.pack ?? '', file: 'pack.json', path: 'game' };
  const found: Problem = { severity: 'error', code: 'E_PACK_GAME', ...place, ...saying({ message }) };
  const told = problemIn(found, (label) => problemText(label, language));
  return { ok: false, packs: [], problems: [told], kinds: [], skipped };
}

/** Files that lie on a shelf beside the packs: they belong to none. */
function straysIn(folder: string, cwd: string): string[] {
  const place = resolve(cwd, folder);
  if (existsSync(join(place, 'pack.json'))) return [];
  const files = readdirSync(place, { withFileTypes: true }).filter((entry) => entry.isFile());
  return files.map(({ name }) => join(folder, name));
}

/** Whether a pack is for the edition that was asked for; one that lists none is for all. */
function isFor({ editions }: FoundPack, { edition }: Pick<Setting, 'edition'>): boolean {
  return edition === undefined || editions === undefined || editions.includes(edition);
}

/** How many records there are of each kind, and how many problems their files have. */
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
