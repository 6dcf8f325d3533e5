/** Files of a build, and the version that identifies it. */
export interface BuildManifest {
  readonly version: string;
  readonly files: readonly string[];
}

/** Paths that only the server answers. */
const SERVER_ONLY = ['/api', '/docs', '/socket.io', '/metrics', '/health', '/ready'];

/** Checks whether a request navigates to a page of the site. Every page is served by the same shell. */
export function isShellVisit(path: string, mode: string): boolean {
  return mode === 'navigate' && !isServerOnly(path) && !/\.\w+$/.test(path);
}

/** Checks whether a file is part of this build and therefore cached. */
export function keptAt(path: string, files: readonly string[]): boolean {
  return !isServerOnly(path) && files.includes(path);
}

function isServerOnly(path: string): boolean {
  return SERVER_ONLY.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));
}
