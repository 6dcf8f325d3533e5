// Causes of a failed setup that a user can remove, found in the output of npm, the compiler or the bundler.

const PROBLEMS = [
  [/\bENOSPC\b|\bEDQUOT\b|no space left on device|not enough space on the disk/i, full],
  // Node reports ENOENT when it creates a folder and its parents on a read-only disk.
  [/\bEROFS\b|read-only file system|ENOENT: no such file or directory, mkdir/i, readOnly],
  [/\b(EACCES|EPERM)\b|permission denied|access is denied/i, forbidden],
  [/\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT)\b/, offline],
  [/\bEUSAGE\b.*in sync/s, outOfSync],
  [/spawn npm(\.cmd)? ENOENT/, withoutNpm],
];

const UNREACHABLE = /attempt \d failed with (ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH)/g;
/** Failed requests that mean more than a single lost connection. */
const HOPELESS = 5;

/** Tells whether the network is missing: several requests failed and none succeeded. npm would retry every package for minutes. */
export function isOffline(output) {
  return (output.match(UNREACHABLE) ?? []).length >= HOPELESS && !/fetch GET (200|304)/.test(output);
}

/** Returns one sentence with the cause and the remedy, or undefined if the code is at fault. */
export function setupProblem(output, folder) {
  const problem = PROBLEMS.find(([pattern]) => pattern.test(output));
  return problem?.[1](pathIn(output) || folder);
}

/** Returns the path in the message of npm or Node, which may be outside of the repository, such as npm's cache. */
function pathIn(output) {
  const match = /npm (?:error|ERR!) path (.+)/.exec(output) || /E[A-Z]+: [^\n]*'([^'\n]+)'/.exec(output);
  return match?.[1].trim();
}

function full(path) {
  return `The disk that holds ${path} is full. Free 1 GB and run the command again.`;
}

function readOnly(path) {
  return `${path} is on a read-only disk. Copy the repository to a folder that you can write to and run the command there.`;
}

function forbidden(path) {
  return `This user may not write to ${path}. Run the command as the owner of that folder, or clone the repository into a folder of your own.`;
}

function offline() {
  return 'The package registry cannot be reached. Connect to the network (behind a proxy: npm config set proxy <address>) and run the command again.';
}

function withoutNpm() {
  return 'npm is not on the path. Install Node with npm from https://nodejs.org and run the command again.';
}

function outOfSync() {
  return 'package-lock.json does not match package.json. Run npm install and then the command again.';
}
