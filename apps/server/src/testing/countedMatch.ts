import { TestServer, twoAtATable } from './testServer.ts';

/** Returns the environment of a server with a version of the counting game (`counting.mjs`), or with another module. */
export function rules(name: string): { readonly TESSERA_CATALOG: string } {
  return { TESSERA_CATALOG: new URL(`./${name}.mjs`, import.meta.url).href };
}

export function add(by: number) {
  return { type: 'add', by };
}

/** Plays three entries between two people with rules 1.0.0, and stops the server. */
export async function countedMatch(env: Readonly<Record<string, string>> = {}) {
  const server = await TestServer.start({ ...env, ...rules('counting.first') });
  const table = await twoAtATable(server, { game: 'counting', seats: [{ kind: 'me' }, { kind: 'open' }] });
  for (let seq = 0; seq < 3; seq++) await (seq % 2 === 0 ? table.first : table.second).act(table.id, seq, add(2));
  await server.down();
  return { server, ...table };
}
