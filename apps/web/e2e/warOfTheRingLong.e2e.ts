import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { events } from '../../../games/war-of-the-ring/texts/en/events.ts';
import { drawn } from './support/frames.ts';
import { type Stop, type WarMatch, warMatch } from './support/players/warMatch.ts';
import { WarPlayer } from './support/players/warPlayer.ts';
import { Site } from './support/site.ts';

const LONG_MS = 900_000;

/** Match the part of a sentence before its first placeholder, or after its last. */
const start = (sentence: string) => new RegExp(sentence.split('{')[0]!.trim());
const end = (sentence: string) => new RegExp(sentence.split('}').at(-1)!.trim().replace('.', '\\.'));

describe.runIf(process.env.LONG_TESTS === '1')('War of the Ring at full length', () => {
  let site: Site;
  beforeAll(async () => {
    site = await Site.open();
  });
  afterEach(() => site.leave());
  afterAll(() => site.close());

  async function sitDown(match: WarMatch, seat: number, likes: readonly RegExp[]): Promise<WarPlayer> {
    const visitor = await site.visitor(`seat ${seat}`);
    await visitor.becomes(match.guests[seat]?.cookie ?? '', site.url);
    await visitor.page.goto(`/match/${match.id}`);
    await visitor.page.getByTestId('table-ready').waitFor();
    return new WarPlayer(visitor, likes);
  }

  /** Lets both players decide until a condition holds. */
  async function playUntil(players: readonly WarPlayer[], isSo: () => Promise<boolean>, most: number): Promise<void> {
    for (let n = 0; n < most && !(await isSo()); ) {
      for (const player of players) {
        if (!(await player.isAsked())) continue;
        await player.decide();
        n++;
      }
      await drawn(players[0]!.page);
    }
    expect(await isSo(), 'came to it').toBe(true);
  }

  const likes = [
    [/inside/i, /^\d?Use /, /Declare/i, /Move the Fellowship/i, /Hide the Fellowship/i, /Lose /, /Advance a Nation/i],
    [/^\d?Attack/i, /^\d?Use /, /Press on/i, /Helm’s Deep|Edoras|Minas Tirith/, /Advance a Nation/i, /Move Armies/i],
  ] as const;

  /** Patterns that the log must have matched by the end. */
  const TOLD: Readonly<Record<string, RegExp>> = {
    'a battle': /The battle of .* is over/,
    'a combat card': start(events['combat-card-shown']),
    'a siege': end(events['siege-began']),
    'an assault': start(events.assaulted),
    'a Hunt tile': start(events['tile-drawn']),
    'a declaration': start(events.declared),
    'a political advance': /to box \d|At War/,
  };

  test(
    'two browsers play three turns with combat cards, siege, assault, Hunt, declaration and politics',
    async () => {
      const match = await warMatch(site.url, () => true);
      const players = [await sitDown(match, 0, likes[0]), await sitDown(match, 1, likes[1])];
      const turn = async () =>
        Number(
          /\d+/.exec(
            (await players[0]!.page
              .getByText(/^Turn \d+$/)
              .first()
              .textContent()) ?? '',
          )?.[0],
        );
      const missing = new Set(Object.keys(TOLD));
      // The log shows only its last lines, so they are checked after every step.
      const isAllTold = async () => {
        const log = (await players[0]!.log.textContent()) ?? '';
        for (const name of missing) if (TOLD[name]!.test(log)) missing.delete(name);
        return missing.size === 0 && (await turn()) >= 4;
      };
      await playUntil(players, isAllTold, 2000).catch((error: unknown) => {
        throw new Error(`Without ${[...missing].join(', ')}`, { cause: error });
      });
      console.log(`War of the Ring: all of it told in turn ${await turn()}`);
    },
    LONG_MS,
  );

  /** Stop condition, preferred answer and expected log line per scene. */
  const SCENES: Readonly<Record<string, { readonly stop: Stop; readonly likes: RegExp; readonly told: RegExp }>> = {
    'a siege begins': {
      stop: (_view, _seat, legal) => legal.some(({ type }) => type === 'shelter'),
      likes: /inside/i,
      told: end(events['siege-began']),
    },
    'a siege is stormed': {
      stop: (view) => view.battle?.kind === 'siege' && view.flow.at(-1)?.at === 'combat.card',
      likes: /^\d?(Use|No)/,
      told: /Combat roll/,
    },
    'a Hunt draws a tile': {
      stop: (view) => view.flow.at(-1)?.at === 'hunt.casualty',
      likes: /Lose /,
      told: start(events['tile-drawn']),
    },
    'the Fellowship is declared': {
      stop: (_view, _seat, legal) => legal.some(({ type }) => type === 'declare'),
      likes: /./,
      told: start(events.declared),
    },
    'a Nation goes to war': {
      stop: (view, _seat, legal) => legal.some((one) => one.type === 'advance' && view.boxes[one.nation] === 3),
      likes: /./,
      told: /At War|to box/,
    },
  };

  test.each(Object.keys(SCENES))(
    '%s in the browser of the deciding player',
    async (name) => {
      const scene = SCENES[name]!;
      const match = await warMatch(site.url, scene.stop);
      const players = [await sitDown(match, 0, [scene.likes]), await sitDown(match, 1, [scene.likes])];
      const isTold = async () => scene.told.test((await players[match.seat]!.log.textContent()) ?? '');
      await playUntil(players, isTold, 40);
      await players[match.seat]!.visitor.picture(`war-scene-${name.replaceAll(' ', '-')}`);
    },
    LONG_MS,
  );
});
