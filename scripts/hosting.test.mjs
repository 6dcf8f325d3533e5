import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { root } from './setup.mjs';

const read = (file) => readFileSync(root + file, 'utf8');
const source = read('apps/server/src/config.ts');
/** Environment variables of the server's schema. */
const known = [...source.slice(source.indexOf('const Environment')).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(
  ([, name]) => name,
);
const example = read('.env.example');
/** Variables in .env.example, set or commented out. */
const shown = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
const compose = parse(read('compose.yaml'), { merge: true });
const nodes = ['node-1', 'node-2', 'worker'].map((name) => compose.services[name]);

test('.env.example and the README of the server list every variable of the server', () => {
  expect(known.length).toBeGreaterThan(30);
  const manual = read('apps/server/README.md');
  expect(known.filter((name) => !manual.includes(`\`${name}\``))).toEqual([]);
  expect(known.filter((name) => !shown.includes(name))).toEqual([]);
  expect(new Set(shown).size).toBe(shown.length);
});

test('.env.example, compose.yaml, Dockerfile and units set only variables of the server', () => {
  const set = shown.filter((name) => name.startsWith('TESSERA_'));
  const given = nodes
    .flatMap(({ environment }) => Object.keys(environment))
    .filter((name) => name.startsWith('TESSERA_'));
  const baked = [...read('Dockerfile').matchAll(/TESSERA_[A-Z_]+(?==)/g)].map(([name]) => name);
  const ruled = [...read('hosting/tessera.service').matchAll(/TESSERA_[A-Z_]+(?==)/g)].map(([name]) => name);
  expect([...set, ...given, ...baked, ...ruled].filter((name) => !known.includes(name))).toEqual([]);
});

test('compose.yaml has two nodes, workers, a database, Redis and a proxy, and uses only explained variables', () => {
  expect(Object.keys(compose.services).sort()).toEqual(['node-1', 'node-2', 'postgres', 'proxy', 'redis', 'worker']);
  for (const { environment } of nodes) {
    expect(environment.DATABASE_URL).toMatch(/^postgres:\/\/tessera:.*@postgres:5432\/tessera$/);
    expect(environment.REDIS_URL).toBe('redis://redis:6379');
  }
  const asked = [...read('compose.yaml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name);
  expect(asked.filter((name) => !new RegExp(`^#?${name}=`, 'm').test(example))).toEqual([]);
});

test('the proxy forwards to both nodes by name and port', () => {
  const proxy = read('hosting/Caddyfile');
  const port = /TESSERA_PORT=(\d+)/.exec(read('Dockerfile'))?.[1];
  expect(proxy).toContain(`reverse_proxy node-1:${port} node-2:${port}`);
  expect(proxy).toContain('health_uri /api/ready');
});

test('health checks use routes of the server', () => {
  const asked = [read('Dockerfile'), read('hosting/Caddyfile'), read('docs/guides/host-a-server.md')].flatMap((text) =>
    [...text.matchAll(/\/api\/(?:health|ready)\b/g)].map(([path]) => path),
  );
  const routes = read('apps/server/src/http/routes/system.ts');
  expect(asked.length).toBeGreaterThan(2);
  expect([...new Set(asked)].filter((path) => !routes.includes(`'${path}'`))).toEqual([]);
});

test('issue forms list existing games, and CITATION.cff has the current version', () => {
  const names = readdirSync(`${root}games`).map((id) => {
    const [, name] = /name: ['"](.*)['"]/.exec(read(`games/${id}/manifest.ts`)) ?? [];
    return name;
  });
  for (const form of ['rules-error', 'data-error']) {
    const { body } = parse(read(`.github/ISSUE_TEMPLATE/${form}.yml`));
    const { options } = body.find(({ id }) => id === 'game').attributes;
    expect(options.length).toBeGreaterThan(4);
    expect(options.filter((name) => name !== 'One of the examples' && !names.includes(name))).toEqual([]);
  }
  const { version, license } = JSON.parse(read('package.json'));
  expect(parse(read('CITATION.cff'))).toMatchObject({ version, license });
});

test('files that Dockerfile, unit and compose.yaml start, copy or mount exist', () => {
  const places = [...read('Dockerfile').matchAll(/(?:apps|scripts)\/[\w./-]+/g)].map(([path]) => path);
  const [unit] = [...read('hosting/tessera.service').matchAll(/ExecStart=\/usr\/bin\/node (\S+)/g)].map(
    ([, path]) => path,
  );
  const mounted = compose.services.proxy.volumes
    .map((volume) => volume.split(':')[0])
    .filter((path) => path.startsWith('./'));
  for (const path of [...places, unit, ...mounted]) {
    // Before a build only the source of a built file exists.
    const made = path.replace('/dist/', '/src/').replace(/\.js$/, '.ts');
    expect(
      [path, made, `${path}/`].some((each) => existsSync(root + each)),
      path,
    ).toBe(true);
  }
});

test('compose.yaml and the worker unit start workers with an existing command', () => {
  const commands = readdirSync(`${root}apps/cli/src/commands`);
  const unit = read('hosting/tessera-worker@.service');
  expect(commands).toContain('worker.ts');
  expect(compose.services.worker.command).toEqual(['node', 'apps/cli/bin/tessera.mjs', 'worker']);
  expect(unit).toContain('ExecStart=/usr/bin/node apps/cli/bin/tessera.mjs worker\n');
  expect(existsSync(`${root}apps/cli/bin/tessera.mjs`)).toBe(true);
});
