import { readFileSync } from 'node:fs';

/** Returns the version of the package. Without zod, which takes longer to load than the rest of `tessera --version`. */
export function tesseraVersion(): string {
  const file: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  if (typeof file === 'object' && file !== null && 'version' in file && typeof file.version === 'string')
    return file.version;
  throw new Error('version read failed: package.json of @tessera/cli has none');
}
