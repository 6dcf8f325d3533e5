import { find } from '@tessera/catalog';
import { fastChance } from '@tessera/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Line, TestServer, until, type Visitor } from '../testing/testServer.ts';

// A campaign and its scenario: a party that gives up loses the scenario, and a scenario that is called off is closed.

let server: TestServer;
beforeAll(async () => {
  // Loading a large game takes long on a busy machine.
  const TESSERA_HOST_TIMEOUT_MS = '60000';
  server = await TestServer.start({ TESSERA_GAMES: 'gloomhaven-campaign,gloomhaven', TESSERA_HOST_TIMEOUT_MS });
});
afterAll(() => server.close());

const { game } = find('gloomhaven-campaign')!;

/** Plays the first legal action of one of these types, in the order of the types. */
async function plays(ada: Visitor, line: Line, id: string, ...types: readonly string[]): Promise<boolean> {
  const { view, seq } = await line.join(id);
  const legal = game.legal(game.determinize(view as never, 0, fastChance(1)), 0) as { type: string }[];
  const action = types.flatMap((type) => legal.filter((one) => one.type === type))[0];
  if (action === undefined) return false;
  expect(await line.act(id, seq, { ...action })).toMatchObject({ ok: true });
  await until(async () => (await ada.info(id)).seq > seq, 'it is noted');
  return true;
}

/** Leads a party of one into its first scenario. Returns both matches. */
async function begun(ada: Visitor) {
  const { id } = await ada.create({ game: 'gloomhaven-campaign', seats: [{ kind: 'me' }] });
  const line = await ada.at(id);
  for (const type of ['create', 'choose-quest', 'ready', 'travel']) expect(await plays(ada, line, id, type)).toBe(true);
  const answers = ['choose', 'choose-effect', 'give-gold', 'pay-gold', 'give-item', 'consume-item', 'choose-character'];
  while (await plays(ada, line, id, ...answers, 'choose-location'));
  expect(await plays(ada, line, id, 'ready')).toBe(true);
  const opened = await line.ask('open', { match: id });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return { id, line, scenario: opened.match };
}

it('a scenario that its party gives up counts as lost in the campaign', async () => {
  const ada = await server.guest();
  const { id, line, scenario } = await begun(ada);
  await ada.ask('POST', `/api/matches/${scenario}/concede`);
  await until(async () => (await ada.info(id)).opens === undefined, 'the campaign knows the result');
  expect((await ada.info(scenario)).ending).toMatchObject({ by: 'conceded', results: ['loss'] });
  const { view } = await line.join(id);
  expect(view).toMatchObject({ phase: 'cleanup', played: 1, won: 0 });
});

it('a scenario that its campaign calls off is closed without a result', async () => {
  const ada = await server.guest();
  const { id, line, scenario } = await begun(ada);
  expect(await plays(ada, line, id, 'call-off')).toBe(true);
  await until(async () => (await ada.info(scenario)).status === 'over', 'its table is closed');
  expect((await ada.info(scenario)).ending).toMatchObject({ by: 'abandoned' });
  expect((await line.join(id)).view).toMatchObject({ phase: 'setup', played: 0 });
});
