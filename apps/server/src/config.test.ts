import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readConfig, readWorkerConfig } from './config.ts';
import { ConfigError } from './errors.ts';

describe('settings', () => {
  it('settings have the defaults that .env.example shows after a #', () => {
    const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
    const shown = [...example.matchAll(/^#(TESSERA_\w+)=(.+)$/gm)].map(([, name = '', value]) => [name, value]);
    expect(shown.length).toBeGreaterThan(25);
    const webDir = fileURLToPath(new URL('../../web/dist/client', import.meta.url));
    expect(readConfig({ ...Object.fromEntries(shown), TESSERA_WEB_DIR: webDir })).toEqual(readConfig({}));
  });

  it('settings have defaults for everything, and listen on this machine only', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 4600, host: '127.0.0.1', limitsFactor: 1, catalog: undefined });
    expect(config.dataDir).toMatch(/data$/);
  });

  it('settings are read from the environment', () => {
    const config = readConfig({
      TESSERA_PORT: '0',
      TESSERA_LIMITS: 'off',
      TESSERA_ORIGINS: 'https://a.example, https://b.example',
    });
    expect(config).toMatchObject({ port: 0, limitsFactor: Number.POSITIVE_INFINITY });
    expect(config.origins).toEqual(['https://a.example', 'https://b.example']);
  });

  it('settings treat an empty value as absent', () => {
    expect(readConfig({ TESSERA_PORT: '' }).port).toBe(4600);
  });

  it('reading settings names every invalid variable', () => {
    const read = () => readConfig({ TESSERA_PORT: 'http', TESSERA_RULE_THREADS: '0' });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(/TESSERA_PORT.*TESSERA_RULE_THREADS/);
  });

  it('settings of a cluster node must be complete, and errors show no password', () => {
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

  it('settings of mails must be complete, and errors show no password', () => {
    const all = {
      TESSERA_SMTP_URL: 'smtps://table:hidden@mail.example',
      TESSERA_MAIL_FROM: 'Table <table@example.org>',
      TESSERA_PUBLIC_ORIGIN: 'https://table.example',
    };
    expect(readConfig({}).mail).toBeUndefined();
    expect(readConfig(all).mail).toMatchObject({ origin: 'https://table.example', remindAfterMs: 3_600_000 });
    expect(readConfig({ ...all, TESSERA_MAIL_FROM: 'table@example.org' }).mail?.from).toBe('table@example.org');
    const without = (name: keyof typeof all) => () => readConfig({ ...all, [name]: '' });
    expect(without('TESSERA_MAIL_FROM')).toThrow(/^TESSERA_SMTP_URL needs TESSERA_MAIL_FROM: whom mails are from\.$/);
    expect(without('TESSERA_PUBLIC_ORIGIN')).toThrow(/^TESSERA_SMTP_URL needs TESSERA_PUBLIC_ORIGIN/);
    expect(without('TESSERA_SMTP_URL')).toThrow(/^TESSERA_MAIL_FROM is for mails: it needs TESSERA_SMTP_URL\.$/);
    const wrong = (changes: Partial<typeof all>) => () => readConfig({ ...all, ...changes });
    expect(wrong({ TESSERA_SMTP_URL: 'http://table:hidden@mail' })).toThrow(
      /^TESSERA_SMTP_URL must be an address like smtps:/,
    );
    expect(wrong({ TESSERA_SMTP_URL: 'http://table:hidden@mail' })).not.toThrow(/hidden/);
    expect(wrong({ TESSERA_MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' })).toThrow(
      /^TESSERA_MAIL_FROM must be an address/,
    );
    expect(wrong({ TESSERA_PUBLIC_ORIGIN: 'https://a.example,https://b.example' })).toThrow(/must be one address/);
  });

  it('settings take a test seed only for a server that other machines cannot reach', () => {
    const read = (env: Readonly<Record<string, string>>) => () => readConfig({ TESSERA_TEST_SEED: 'a test', ...env });
    expect(readConfig({}).testSeed).toBeUndefined();
    expect(read({})()).toMatchObject({ host: '127.0.0.1', testSeed: 'a test' });
    expect(read({ TESSERA_HOST: '::1' })().testSeed).toBe('a test');
    const local = { TESSERA_ORIGINS: 'http://localhost:8080', TESSERA_PUBLIC_ORIGIN: 'http://127.0.0.1' };
    expect(read({ ...local, TESSERA_TRUST_PROXY: 'off' })().testSeed).toBe('a test');
    expect(read({ TESSERA_HOST: '0.0.0.0' })).toThrow(
      /^TESSERA_TEST_SEED makes all dice predictable: it is only for tests, with a loopback address as TESSERA_HOST\.$/,
    );
    expect(read({ TESSERA_HOST: '::' })).toThrow(/TESSERA_TEST_SEED/);
    expect(read({ TESSERA_HOST: 'table.example' })).toThrow(/TESSERA_TEST_SEED/);
    expect(read({ TESSERA_PUBLIC_ORIGIN: 'https://table.example' })).toThrow(/loopback addresses in TESSERA_ORIGINS/);
    expect(read({ TESSERA_ORIGINS: 'http://localhost,https://table.example' })).toThrow(/TESSERA_TEST_SEED/);
    expect(read({ TESSERA_TRUST_PROXY: '1' })).toThrow(/TESSERA_TRUST_PROXY off/);
    const cluster = { DATABASE_URL: 'postgres://db/tessera', TESSERA_SECRET: 's'.repeat(32) };
    expect(read(cluster)).toThrow(/without DATABASE_URL/);
  });

  it('settings of a worker are a subset of those of its nodes, and need no database', () => {
    const nodes = { DATABASE_URL: 'postgres://db/tessera', REDIS_URL: 'redis://r', TESSERA_SECRET: 's'.repeat(32) };
    expect(readWorkerConfig({ ...nodes, TESSERA_BOT_THREADS: '3' })).toMatchObject({
      redisUrl: 'redis://r',
      botThreads: 3,
    });
    expect(readWorkerConfig({ ...nodes, DATABASE_URL: '' }).secret).toHaveLength(32);
    expect(() => readWorkerConfig({})).toThrow(/REDIS_URL.*TESSERA_SECRET/);
  });
});
