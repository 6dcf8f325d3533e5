import { describe, expect, it } from 'vitest';
import { readConfig, readWorkerConfig } from './config.ts';
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

  it('put a node among others only with all that it needs, and show no password', () => {
    const secret = 's'.repeat(32);
    const database = 'postgres://tessera:hidden@db/tessera';
    expect(readConfig({}).cluster).toBeUndefined();
    const { cluster } = readConfig({ DATABASE_URL: database, REDIS_URL: 'redis://r', TESSERA_SECRET: secret });
    expect(cluster).toMatchObject({ databaseUrl: database, redisUrl: 'redis://r', leaseMs: 4000 });
    expect(() => readConfig({ REDIS_URL: 'redis://r' })).toThrow(/needs DATABASE_URL/);
    expect(() => readConfig({ DATABASE_URL: database })).toThrow(/needs TESSERA_SECRET/);
    const wrong = () => readConfig({ DATABASE_URL: 'mysql://root:hidden@db', TESSERA_SECRET: secret });
    expect(wrong).toThrow(/^DATABASE_URL must be an address like postgres:/);
    expect(wrong).not.toThrow(/hidden/);
  });

  it('of a worker are some of those of its nodes, and need no database', () => {
    const nodes = { DATABASE_URL: 'postgres://db/tessera', REDIS_URL: 'redis://r', TESSERA_SECRET: 's'.repeat(32) };
    expect(readWorkerConfig({ ...nodes, TESSERA_BOT_THREADS: '3' })).toMatchObject({
      redisUrl: 'redis://r',
      botThreads: 3,
    });
    expect(readWorkerConfig({ ...nodes, DATABASE_URL: '' }).secret).toHaveLength(32);
    expect(() => readWorkerConfig({})).toThrow(/REDIS_URL.*TESSERA_SECRET/);
  });
});
