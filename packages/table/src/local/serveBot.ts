import type { GameBots } from '@tessera/bots';
import { botOf, budgetOf, LEVELS, type Level, levelsOf, type Strength } from '@tessera/bots';
import { fastChance } from '@tessera/kernel';
import { freshId } from '../live/freshId.ts';
import { legalFor } from '../live/legal.ts';
import type { GameLoader } from './gameLoader.ts';
import { BotQuestion, type BotReply } from './messages.ts';
import type { Port } from './port.ts';

/** Answers bot questions at this port. */
export function serveBot(port: Port, games: GameLoader): void {
  port.addEventListener('message', async ({ data }) => {
    const question = BotQuestion.safeParse(data);
    // An invalid question is not from a host, so it gets no answer.
    if (question.success) port.postMessage(await reply(question.data, games), []);
  });
  port.start();
}

/** Returns the strength of a level; an unknown level plays as `normal`. */
export function strengthOf(bots: GameBots, level: string): Strength {
  const known = LEVELS.find((name): name is Level => name === level);
  return levelsOf(bots)[known ?? 'normal'];
}

async function reply({ id, ...question }: BotQuestion, games: GameLoader): Promise<BotReply> {
  try {
    // An action is plain JSON; the host validates it.
    const action = (await choose(question, games)) as Extract<BotReply, { ok: true }>['action'];
    return { id, ok: true, action };
  } catch (error) {
    return { id, ok: false, why: error instanceof Error ? error.message : String(error) };
  }
}

async function choose(question: Omit<BotQuestion, 'id'>, games: GameLoader): Promise<object> {
  const { view, brought, seat, decisions, level } = question;
  const shelved = await games(question.game);
  if (!shelved) throw new Error(`There is no game ${question.game} here`);
  const { game, bots } = shelved;
  game.hold(view, brought);
  const { bot, budget } = strengthOf(bots, level);
  return botOf(game, bots, bot).choose({
    view,
    seat,
    legal: legalFor(game, view, seat, decisions),
    budget: budgetOf(budget, () => performance.now()),
    chance: fastChance(freshId(32)),
  });
}
