import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';

const Manifest = z.object({ workspaces: z.array(z.string()).optional() });

/** Returns the workspace folder that contains this file; undefined for a standalone installation. */
export function workspaceRoot(): string | undefined {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (folder !== dirname(folder)) {
    const manifest = join(folder, 'package.json');
    if (existsSync(manifest) && Manifest.parse(JSON.parse(readFileSync(manifest, 'utf8'))).workspaces) return folder;
    folder = dirname(folder);
  }
  return undefined;
}
