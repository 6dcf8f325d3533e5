// Checks the version of Node before anything else runs. Old versions must be able to parse this file and every file that imports
// it: no syntax and no named import of a built-in module that is newer than Node 14.

/** Returns the reason why this Node cannot run Tessera, or undefined. Vite and its bundler set the limits. */
export function nodeProblem({ version, platform, arch }) {
  const [major, minor] = version.split('.').map(Number);
  const isSupported = (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
  if (!isSupported) {
    return `Tessera needs Node 20.19, 22.12 or newer, and this is Node ${version}. Install a newer version from https://nodejs.org and run the command again.`;
  }
  if (platform === 'win32' && arch === 'arm64') {
    return 'Tessera needs the x64 version of Node on Windows, because its database has no build for arm64. Install it from https://nodejs.org and run the command again.';
  }
  return undefined;
}

/** Ends the process with that sentence. */
export function requireNode({ versions, platform, arch } = process) {
  const problem = nodeProblem({ version: versions.node, platform, arch });
  if (problem === undefined) return;
  process.stderr.write(`${problem}\n`);
  process.exit(1);
}
