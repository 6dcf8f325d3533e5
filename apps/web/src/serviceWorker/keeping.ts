/** Everything that was built, and a name for exactly this build. */
export interface Built {
  readonly version: string;
  readonly files: readonly string[];
}

/** Addresses that only the server answers. */
const SERVER_ONLY = ['/api', '/docs', '/socket.io', '/metrics', '/health', '/ready'];

/** Whether this is somebody opening a page of the site: every page is the same shell. */
export function isShellVisit(path: string, mode: string): boolean {
  return mode === 'navigate' && !isServerOnly(path) && !/\.\w+$/.test(path);
}

/** Whether the file is one of this build, kept on this device. */
export function keptAt(path: string, files: readonly string[]): boolean {
  return !isServerOnly(path) && files.includes(path);
}

function isServerOnly(path: string): boolean {
  return SERVER_ONLY.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
