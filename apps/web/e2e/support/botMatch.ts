import { botOf, budgetOf } from '@tessera/bots';
import { fastChance, Match, type MatchFile, readMatchFile, type SubMatchResult } from '@tessera/kernel';
import type { GameManifest } from '@tessera/manifest';

const MAX_ACTIONS = 20_000;
/** Names without a letter that the pseudo-language marks. */
const NAMES = ['Mbd', 'Wtk', 'Htf', 'Klp'];

/** Parameters of a bot match. */
export interface BotMatchOptions {
  readonly manifest: GameManifest;
  readonly options: object;
  readonly seats: number;
  readonly bot: string;
  readonly seed: string;
  /** Replaces an action of the bot, for example to use neutral names. */
  readonly instead?: (action: object) => object;
  /** Games of its sub-matches, and the bots that play them. */
  readonly opens?: Readonly<Record<string, { readonly manifest: GameManifest; readonly bot: string }>>;
}

/** Match at the first occurrence of a kind of decision. */
interface AskedMatch {
  readonly seat: number;
  readonly file: string;
}

/** Match that bots have played to its end in this process, as files that can be continued. */
export interface BotMatch {
  readonly file: string;
  /** By kind of decision. */
  readonly asked: ReadonlyMap<string, AskedMatch>;
  /** Entry of the first event of each kind. */
  readonly firsts: ReadonlyMap<string, number>;
}

/** Plays a match to its end, deterministically. Bots on the server would take minutes. */
export async function botMatch(wish: BotMatchOptions): Promise<BotMatch> {
  const asked = new Map<string, AskedMatch>();
  const firsts = new Map<string, number>();
  const opened: MatchFile[] = [];
  const match = await played(wish, opened, {
    asked: (now) => {
      for (const { seat, kind } of now.decisions) {
        if (!asked.has(kind)) asked.set(kind, { seat, file: now.save({ opened }) });
      }
    },
    happened: (type, seq) => {
      if (!firsts.has(type)) firsts.set(type, seq);
    },
  });
  return { file: match.save({ opened }), asked, firsts };
}

interface Witness {
  asked(match: Match): void;
  happened(type: string, seq: number): void;
}

async function played(wish: BotMatchOptions, opened: MatchFile[], witness?: Witness): Promise<Match> {
  const { game, bots } = await wish.manifest.rules();
  const seats = NAMES.slice(0, wish.seats).map((name) => ({ name, kind: 'human' as const }));
  const match: Match = Match.create(game, { options: wish.options, seats, seed: wish.seed });
  const bot = botOf(game, bots, wish.bot);
  const chance = fastChance(wish.seed);
  const budget = budgetOf({ iterations: 1 }, () => 0);
  while (!match.outcome && match.seq < MAX_ACTIONS) {
    witness?.asked(match);
    const done = match.opening ? match.takeIn(await child(wish, match, opened)) : act();
    if (!done.ok) throw new Error(`Refused: ${JSON.stringify(done.refusal)}`);
    for (const { event } of done.events) witness?.happened(event.type, match.seq);
  }
  return match;

  function act() {
    const [decision] = match.decisions;
    if (!decision) throw new Error('Nobody is to decide anything');
    const { seat } = decision;
    const chosen = bot.choose({ view: match.view(seat), seat, legal: match.legal(seat), budget, chance });
    return match.apply(seat, wish.instead?.(chosen) ?? chosen);
  }
}

/** Plays a sub-match to its end. */
async function child(wish: BotMatchOptions, { opening, seq }: Match, opened: MatchFile[]): Promise<SubMatchResult> {
  const by = opening && wish.opens?.[opening.game];
  if (!opening || !by) throw new Error(`Nobody plays what it opens: ${opening?.game}`);
  const { options, seats } = opening;
  const match = await played({ ...by, options, seats: seats.length, seed: `${wish.seed} at ${seq}` }, []);
  opened.push(readMatchFile(match.save()));
  if (!match.finished) throw new Error('It is not over');
  return match.finished;
}
