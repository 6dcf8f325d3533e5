import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve, sep } from 'node:path';

/** A file of a content pack, in the format of the loaders. */
export interface FileOfPack {
  /** The folder of the pack, which identifies it. */
  readonly pack: string;
  /** Path inside the pack, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** Reads the files of a pack from a folder. */
export function packFilesIn(folder: string): FileOfPack[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const pack = `content/${basename(folder)}`;
  return names.map((name) => ({
    pack,
    path: name.split(sep).join('/'),
    text: readFileSync(join(folder, name), 'utf8'),
  }));
}

/** A content pack of a game: its folder and its content as the game declares it. */
export interface OwnPack {
  /** The folder; the schemas for editors are in `schema` beside it. */
  readonly folder: string;
  /** Its files as the game imports them. */
  readonly imported: readonly FileOfPack[];
  /** The schemas for editors as the game generates them, by file name. */
  readonly schemas: Readonly<Record<string, unknown>>;
}

/**
 * Returns the problems of a pack on disk: files not imported or changed, outdated schemas, and files that do not refer
 * to the schema of their kind. Empty if there are none.
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
