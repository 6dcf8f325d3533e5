import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A file of a content pack as loaders take it. */
export interface FileOfPack {
  /** Names the pack: its folder. */
  readonly pack: string;
  /** Path inside the pack, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** The files of a pack in a folder, as a program with a disk reads them. */
export function packFilesIn(folder: string): FileOfPack[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const pack = `content/${basename(folder)}`;
  return names.map((name) => ({
    pack,
    path: name.split(sep).join('/'),
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}

/** A pack that comes with a game: where it lies, and what the game says of it. */
export interface OwnPack {
  /** Its folder; the schemas for editors are in `schema` beside it. */
  readonly folder: string;
  /** Its files as the game imports them. */
  readonly imported: readonly FileOfPack[];
  /** The schemas for editors as the game makes them, by file name. */
  readonly schemas: Readonly<Record<string, unknown>>;
}

/**
 * What is wrong with how a game's own pack lies on disk: files that the game does not import as they are, schemas for editors that
 * are out of date, files that do not lead to the schema of their kind. None where all is well.
 */
export function packFaults({ folder, imported, schemas }: OwnPack): string[] {
  const files = packFilesIn(folder);
  const schemaFolder = join(dirname(folder), 'schema');
  return [
    ...notImported(files, imported),
    ...outdatedSchemas(schemaFolder, schemas),
    ...files.flatMap((file) => strayFile(file, folder, schemaFolder)),
  ];
}

function notImported(files: readonly FileOfPack[], imported: readonly FileOfPack[]): string[] {
  const there = new Map(files.map(({ path, text }) => [path, sameJson(text)]));
  const known = new Map(imported.map(({ path, text }) => [path, sameJson(text)]));
  return [
    ...[...there.keys()].filter((path) => !known.has(path)).map((path) => `${path} is not imported`),
    ...[...known.keys()].filter((path) => !there.has(path)).map((path) => `${path} is imported and not there`),
    ...[...there]
      .filter(([path, text]) => known.has(path) && known.get(path) !== text)
      .map(([path]) => `${path} differs`),
  ];
}

function outdatedSchemas(folder: string, schemas: OwnPack['schemas']): string[] {
  const written = new Set(readdirSync(folder));
  const names = [...new Set([...written, ...Object.keys(schemas)])].toSorted();
  return names.flatMap((name) => {
    const text = written.has(name) ? sameJson(readFileSync(join(folder, name), 'utf8')) : undefined;
    return text === JSON.stringify(schemas[name]) ? [] : [`schema/${name} is out of date: content/emit-schemas.mjs`];
  });
}

function strayFile({ path, text }: FileOfPack, folder: string, schemaFolder: string): string[] {
  const { $schema = '', kind = 'pack' } = JSON.parse(text) as { $schema?: string; kind?: string };
  const wanted = join(schemaFolder, `${kind}.json`);
  if (resolve(folder, dirname(path), $schema) !== wanted) return [`${path} does not lead to the schema of ${kind}`];
  return existsSync(wanted) ? [] : [`${path} leads to a schema that is not there`];
}

function sameJson(text: string): string {
  return JSON.stringify(JSON.parse(text));
}
