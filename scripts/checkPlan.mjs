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

/**
 * Returns a TypeScript configuration for the tests of the changed workspaces, or undefined if none has any. It narrows `whole`, the
 * configuration for all tests; `base` is the path from the new file to the root. Dependent workspaces are left to `npm test`, because all
 * tests take longer than the rest of the check.
 */
export function testTypesConfig(workspaces, whole, base) {
  const include = workspaces.flatMap((workspace) => {
    const [group] = workspace.split('/');
    const own = whole.include.filter(
      (pattern) => pattern.startsWith(`${group}/*/`) || pattern.startsWith(`${workspace}/`),
    );
    return own.map((pattern) => `${base}/${pattern.replace(`${group}/*/`, `${workspace}/`)}`);
  });
  const references = whole.references.map(({ path }) => ({ path: `${base}/${path}` }));
  return include.length === 0 ? undefined : { extends: `${base}/tsconfig.test.json`, include, references };
}

/** Returns the files that the linter supports. */
export function lintedFiles(files) {
  return files.filter((file) => /\.(ts|tsx|mjs|mts|json|jsonc|css)$/.test(file) && file !== 'package-lock.json');
}
