import { CharacterRecord, type Edition, Manifest } from '@tessera/fifth-edition';
import { readJsonText } from '@tessera/rules';
import * as z from 'zod';
import type { KeptPack } from '../../character/rulebooks.ts';

const FORMAT = 'tessera-pack';
const MANIFEST_PATH = 'pack.json';
/** Limit in characters of a pack file. */
const MAX_CHARACTERS = 5_000_000;

const PackTest = z.strictObject({
  title: z.string().max(200),
  character: CharacterRecord,
  level: z.int().min(1).max(20),
  path: z.string().max(200),
  expected: z.union([z.number(), z.string().max(400)]),
});

/** A pack as one file: its files and tests. */
const PackFile = z.strictObject({
  format: z.literal(FORMAT),
  version: z.literal(1),
  files: z.array(z.strictObject({ path: z.string().min(1).max(200), text: z.string() })).max(1_000),
  tests: z.array(PackTest).max(200).optional(),
});

export type PackRead = { readonly ok: true; readonly pack: KeptPack } | { readonly ok: false; readonly why: PackFault };

/** Reason why a file is not a pack: invalid JSON, wrong format, or no valid manifest. */
interface PackFault {
  readonly code: 'too-long' | 'not-json' | 'not-a-pack' | 'no-manifest';
  readonly detail: string;
}

/** Reads a pack from a file. Records are not validated here: the studio shows their problems. */
export function packFromFile(text: string): PackRead {
  if (text.length > MAX_CHARACTERS) return fault('too-long', String(text.length));
  const read = readJsonText(text);
  if (!read.ok) return fault('not-json', read.why);
  const parsed = PackFile.safeParse(read.value);
  if (!parsed.success) return fault('not-a-pack', placeOf(parsed.error));
  const { files, tests } = parsed.data;
  const manifest = manifestOf(files);
  if (!manifest.ok) return fault('no-manifest', manifest.detail);
  return { ok: true, pack: keptPack(manifest.manifest, files, tests) };
}

/** Serializes a pack as one file. */
export function fileOfPack({ files, tests }: KeptPack): string {
  const plain = files.map(({ path, text }) => ({ path, text }));
  return JSON.stringify({ format: FORMAT, version: 1, files: plain, ...(tests?.length && { tests }) }, null, 2);
}

/** Returns a pack for the storage, with id, name and editions of its manifest. */
export function keptPack(
  { id, version, name, editions }: Manifest,
  files: readonly { readonly path: string; readonly text: string }[],
  tests: KeptPack['tests'],
): KeptPack {
  // The label distinguishes the files of different packs.
  const labelled = files.map(({ path, text }) => ({ pack: id, path, text }));
  return { id, version, name: name ?? id, editions, files: labelled, ...(tests?.length && { tests }) };
}

type FoundManifest =
  | { readonly ok: true; readonly manifest: Manifest }
  | { readonly ok: false; readonly detail: string };

/** Finds the manifest among the files of a pack. */
export function manifestOf(files: readonly { readonly path: string; readonly text: string }[]): FoundManifest {
  const file = files.find(({ path }) => path === MANIFEST_PATH);
  if (file === undefined) return { ok: false, detail: MANIFEST_PATH };
  const read = readJsonText(file.text);
  if (!read.ok) return { ok: false, detail: `${MANIFEST_PATH}: ${read.why}` };
  const parsed = Manifest.safeParse(read.value);
  return parsed.success
    ? { ok: true, manifest: parsed.data }
    : { ok: false, detail: `${MANIFEST_PATH}: ${placeOf(parsed.error)}` };
}

/** Creates a new pack. */
export function newPack(id: string, name: string, edition: Edition): KeptPack {
  const base = edition === '2014' ? 'srd-5.1' : 'srd-5.2';
  const manifest: Manifest = {
    id,
    version: '0.1.0',
    game: 'fifth-edition',
    name,
    requires: { [base]: '*' },
    editions: [edition],
  };
  return keptPack(manifest, [{ path: MANIFEST_PATH, text: `${JSON.stringify(manifest, null, 2)}\n` }], undefined);
}

function placeOf(error: z.ZodError): string {
  const [issue] = error.issues;
  return issue === undefined ? '' : `${issue.path.join('.')} ${issue.message}`.trim();
}

function fault(code: PackFault['code'], detail: string): PackRead {
  return { ok: false, why: { code, detail } };
}
