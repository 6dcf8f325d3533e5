import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { checkPacks, EDITIONS, type Edition, editionFiles, GAME, Manifest } from '@tessera/fifth-edition';
import type { PackFile, Problem } from '@tessera/rules';
import { FindingError, packsIn, readText } from '@tessera/terminal';

/** A content file to be written, with its pack. */
export interface CharacterDraft extends Place {
  readonly edition: Edition;
  /** Text of a new manifest, if the folder has none. */
  readonly manifest: string | undefined;
  readonly text: string;
}

/** The requested record. */
export interface CharacterRequest {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  readonly summary: string | undefined;
  readonly record: Readonly<Record<string, unknown>>;
  readonly feature: Readonly<Record<string, unknown>>;
  readonly effect: Readonly<Record<string, unknown>>;
  /** The overridden record, for example `srd-5.2:magic-initiate`. */
  readonly overrides: string | undefined;
}

/** A file in the folder of a pack. */
export interface Place {
  readonly folder: string;
  readonly file: string;
}

/**
 * Returns the location of a file. A path that ends in `.json` is the file, any other path is the folder of the pack.
 */
export function placeOf(out: string, { type, id }: Pick<CharacterRequest, 'type' | 'id'>): Place {
  if (out.endsWith('.json')) return { folder: dirname(out), file: basename(out) };
  return { folder: out, file: `${type}-${id}.json` };
}

/** Creates the content file of a wish. */
export function draftOf(wish: CharacterRequest, edition: Edition, place: Place, cwd: string): CharacterDraft {
  const { type, id, name, summary, record, feature, effect, overrides } = wish;
  const content = {
    kind: type,
    ...(overrides !== undefined && { overrides: [overrides] }),
    records: [
      {
        id,
        name,
        ...(summary !== undefined && { summary }),
        ...record,
        features: [{ id, name, ...feature, effects: [effect] }],
      },
    ],
  };
  const hasManifest = existsSync(resolve(cwd, place.folder, 'pack.json'));
  return {
    edition,
    ...place,
    manifest: hasManifest ? undefined : textOf(newManifest(place.folder, edition, cwd)),
    text: textOf(content),
  };
}

/** Returns the loader's problems with the draft, in its pack and with the content of every edition of the pack. */
export async function problemsWith(draft: CharacterDraft, cwd: string): Promise<readonly Problem[]> {
  const editions = editionsOfPack(draft.folder, cwd) ?? [draft.edition];
  const content = await Promise.all(editions.map(editionFiles));
  const { problems } = checkPacks([...content.flat(), ...packWith(draft, cwd)], { strict: false });
  // Ignore problems of the pack's other files.
  return problems.filter(
    ({ pack, file = draft.file }) => pack === draft.folder && [draft.file, 'pack.json'].includes(file),
  );
}

/** Returns the editions of the pack in a folder; undefined when there is none. */
export function editionsOfPack(folder: string, cwd: string): readonly Edition[] | undefined {
  const path = join(folder, 'pack.json');
  if (!existsSync(resolve(cwd, path))) return undefined;
  const parsed = Manifest.safeParse(jsonOf(readText(path, cwd)));
  if (!parsed.success || parsed.data.game !== GAME)
    throw new FindingError(
      'bad-file',
      `${path} is no manifest of a fifth-edition pack: tessera validate-content ${folder}`,
    );
  return parsed.data.editions;
}

/** Converts a name to an id: "Magic Initiate" is `magic-initiate`. */
export function idOf(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Returns the files of the pack with the draft added or replaced. */
function packWith({ folder, file, manifest, text }: CharacterDraft, cwd: string): PackFile[] {
  const here = manifest === undefined ? packsIn(folder, cwd).flatMap(({ files }) => files) : [];
  const others = here.filter(({ path }) => path !== file);
  const added = manifest === undefined ? [] : [{ pack: folder, path: 'pack.json', text: manifest }];
  return [...others, ...added, { pack: folder, path: file, text }];
}

function newManifest(folder: string, edition: Edition, cwd: string): object {
  const id = idOf(basename(resolve(cwd, folder))) || 'homebrew';
  return { id, version: '1.0.0', game: GAME, requires: { [OWN_PACKS[edition]]: '^1.0.0' }, editions: [edition] };
}

/** SRD pack of each edition. */
export const OWN_PACKS: Readonly<Record<Edition, string>> = { [EDITIONS[0]]: 'srd-5.1', [EDITIONS[1]]: 'srd-5.2' };

function textOf(json: object): string {
  return `${JSON.stringify(json, null, 2)}\n`;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
