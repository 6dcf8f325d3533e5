import { TestServer, twoAtATable } from './testServer.ts';

/** The environment of a server with one of the versions of the counting game (`counting.mjs`), or with another module. */
export function rules(name: string): { readonly TESSERA_CATALOG: string } {
  return { TESSERA_CATALOG: new URL(`./${name}.mjs`, import.meta.url).href };
}

export function add(by: number) {
  return { type: 'add', by };
}

/** Two people who have counted three times by rules 1.0.0, on a server that is down. */
export async function countedMatch(env: Readonly<Record<string, string>> = {}) {
  const server = await TestServer.start({ ...env, ...rules('counting.first') });
  const table = await twoAtATable(server, { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (let seq = 0; seq < 3; seq++) await (seq % 2 === 0 ? table.first : table.second).act(table.id, seq, add(2));
  await server.down();
  return { server, ...table };
}
