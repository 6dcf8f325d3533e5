import { readdirSync } from 'node:fs';
import { root } from '../setup.mjs';

const FOLDERS = ['packages', 'games', 'apps', 'examples', 'bench', 'scripts'];

/** Returns the paths, relative to the root, of all files of the repository whose names match the ending. */
export function testFiles(ending) {
  return FOLDERS.flatMap((folder) => filesIn(folder, ending));
}

function filesIn(folder, ending) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path, ending);
    return ending.test(entry.name) ? [path] : [];
  });
}
