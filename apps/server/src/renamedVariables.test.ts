import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { renamedVariablesWarning, withCurrentNames } from './renamedVariables.ts';

describe('former names of environment variables', () => {
  it('former names still set their values', () => {
    const env = { TESSERA_HOSTS: '3', TESSERA_ROOMS: '7', TESSERA_BOT_SLACK_MS: '900', TESSERA_ABSENT_MS: '40' };
    expect(readConfig(env)).toMatchObject({ ruleThreads: 3, maxOpenMatches: 7, botGraceMs: 900, seatAbsenceMs: 40 });
  });

  it('the new name wins when both are set', () => {
    expect(withCurrentNames({ TESSERA_RULE_THREADS: '4', TESSERA_HOSTS: '3' })).toEqual({ TESSERA_RULE_THREADS: '4' });
  });

  it('one warning line names every former name in use', () => {
    expect(renamedVariablesWarning({ TESSERA_HOSTS: '3', TESSERA_ROOMS: '7', TESSERA_PORT: '1' })).toBe(
      'environment variables renamed: TESSERA_HOSTS is now TESSERA_RULE_THREADS, TESSERA_ROOMS is now TESSERA_MAX_OPEN_MATCHES',
    );
    expect(renamedVariablesWarning({ TESSERA_RULE_THREADS: '3', TESSERA_ROOMS: '' })).toBeUndefined();
  });
});
