import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './errors.ts';

describe('the settings', () => {
  it('have defaults for everything, and are for this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4600, host: '127.0.0.1', limitsFactor: 1, catalog: undefined });
    expect(config.dataDir).toMatch(/data$/);
  });

  it('are read from the environment', () => {
    const config = readConfig({
      TESSERA_PORT: '0',
      TESSERA_LIMITS: 'off',
      TESSERA_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config).toMatchObject({ port: 0, limitsFactor: Number.POSITIVE_INFINITY });
    expect(config.origins).toEqual(['https://a.example', 'https://b.example']);
  });

  it('take what is empty as absent', () => {
    expect(readConfig({ TESSERA_PORT: '' }).port).toBe(4600);
  });

  it('name every variable that makes no sense', () => {
    const read = () => readConfig({ TESSERA_PORT: 'http', TESSERA_HOSTS: '0' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/TESSERA_PORT.*TESSERA_HOSTS/);
  });
});
