type Variables = Readonly<Record<string, string | undefined>>;

/** Environment variables by their former names, which work until the next minor version. */
const RENAMED: Readonly<Record<string, string>> = {
  TESSERA_HOSTS: 'TESSERA_RULE_THREADS',
  TESSERA_ROOMS: 'TESSERA_MAX_OPEN_MATCHES',
  TESSERA_BOT_SLACK_MS: 'TESSERA_BOT_GRACE_MS',
  TESSERA_ABSENT_MS: 'TESSERA_SEAT_ABSENCE_MS',
};

/** Returns the environment with former names replaced; a variable that is set under both names keeps the new value. */
export function withCurrentNames(env: Variables): Variables {
  const renamed = Object.entries(env).filter(([name]) => name in RENAMED);
  const others = Object.entries(env).filter(([name]) => !(name in RENAMED));
  return {
    ...Object.fromEntries(renamed.map(([name, value]) => [RENAMED[name], value])),
    ...Object.fromEntries(others),
  };
}

/** Returns one line that names every former name in use, or undefined if there is none. */
export function renamedVariablesWarning(env: Variables): string | undefined {
  const used = Object.keys(RENAMED).filter((name) => env[name]);
  if (used.length === 0) return undefined;
  return `environment variables renamed: ${used.map((name) => `${name} is now ${RENAMED[name]}`).join(', ')}`;
}
