import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Returns the folder of the reference beside the repository, if there is one. */
export function referenceFolder() {
  const places = ['../../../../shared/reference/gloomhaven', '../../../../../shared/reference/gloomhaven'];
  const folders = places.map((place) => fileURLToPath(new URL(place, import.meta.url)));
  return folders.find((folder) => existsSync(`${folder}/data`));
}
