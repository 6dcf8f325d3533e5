// What `npm run check` looks at for a list of changed files.

/** The folders whose tests are run: a workspace (`packages/kernel`), or the first folder of a file outside of them. */
export function changedWorkspaces(files) {
  const folders = files.map((file) => {
    const [group, name, ...rest] = file.split('/');
    const isWorkspace = ['packages', 'games', 'apps', 'examples'].includes(group) && rest.length > 0;
    return isWorkspace ? `${group}/${name}` : name === undefined ? 'scripts' : group;
  });
  return [...new Set(folders)].sort();
}

/** The files that the linter reads. */
export function lintedFiles(files) {
  return files.filter((file) => /\.(ts|tsx|mjs|mts|json|jsonc|css)$/.test(file) && file !== 'package-lock.json');
}
