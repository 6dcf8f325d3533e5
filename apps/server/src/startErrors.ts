import type { Config } from './config.ts';
import { ConfigError, codeOf, ServerError } from './errors.ts';
import { SigningKeyError } from './identity/signingKeys.ts';

/** Returns one sentence about a failed start for the operator, or undefined for an internal error. */
export function startProblem(error: unknown): string | undefined {
  return error instanceof ServerError || error instanceof SigningKeyError ? error.message : undefined;
}

const LISTEN_PROBLEMS: Readonly<Record<string, (at: string) => string>> = {
  EADDRINUSE: (at) =>
    `${at} is in use by another program; stop it, or set TESSERA_PORT to a free port (npm start -- --port 4601).`,
  EACCES: (at) => `${at} may not be opened by this user; set TESSERA_PORT to 1024 or more (npm start -- --port 4600).`,
  EADDRNOTAVAIL: (at) => `${at} is no address of this machine; set TESSERA_HOST to one, or to 0.0.0.0 for all.`,
  ENOTFOUND: (at) => `${at} is no address that can be found; set TESSERA_HOST to one, or to 0.0.0.0 for all.`,
};

/** Explains why the server cannot listen on its address. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  const problem = LISTEN_PROBLEMS[codeOf(error)];
  return problem ? new ConfigError('TESSERA_PORT', problem(`Port ${port} on ${host}`)) : error;
}
