import { type PackFile, readJsonText } from '@tessera/rules';
import { Manifest } from './records/kinds.ts';

/** Returns the readable manifests by pack label. The loader reports the unreadable ones. */
export function manifestsIn(files: readonly PackFile[]): ReadonlyMap<string, Manifest> {
  const manifests = new Map<string, Manifest>();
  for (const { pack, path, text } of files) {
    const manifest = path === 'pack.json' ? manifestIn(text) : undefined;
    if (manifest !== undefined) manifests.set(pack, manifest);
  }
  return manifests;
}

function manifestIn(text: string): Manifest | undefined {
  const read = readJsonText(text);
  return read.ok ? Manifest.safeParse(read.value).data : undefined;
}
