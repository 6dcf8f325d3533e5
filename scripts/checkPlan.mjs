// Selects the workspaces and files that `npm run check` checks.

/** Returns the folders whose tests run: workspaces (`packages/kernel`), and the top folder of other files. */
export function changedWorkspaces(files) {
  const folders = files.map((file) => {
    const [group, name, ...rest] = file.split('/');
    const isWorkspace = ['packages', 'games', 'apps', 'examples'].includes(group) && rest.length > 0;
    return isWorkspace ? `${group}/${name}` : name === undefined ? 'scripts' : group;
  });
  return [...new Set(folders)].sort();
}

/** Returns the files that the linter supports. */
export function lintedFiles(files) {
  return files.filter((file) => /\.(ts|tsx|mjs|mts|json|jsonc|css)$/.test(file) && file !== 'package-lock.json');
}
