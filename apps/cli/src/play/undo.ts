import type { Seat } from '@tessera/kernel';
import { nameOf, peopleAt, type Table } from './table.ts';

/** Takes back the last decision of a person, and with it what the bots made of it. True when something changed. */
export async function takeBack(table: Table): Promise<boolean> {
  const { match, terminal, screen, say } = table;
  const people = peopleAt(match);
  const target = match.deeds.findLastIndex((deed) => 'seat' in deed && people.includes(deed.seat));
  const deed = match.deeds[target];
  if (!deed || !('seat' in deed)) {
    terminal.print(say('undo.nothing'));
    return false;
  }
  if (!(await everyoneAgrees(table, target, deed.seat, people))) return false;
  const price = people.length === 1 ? match.barrier(deed.seat, match.seq - target, people) : undefined;
  while (match.seq > target) match.undo(deed.seat, people);
  screen.forget();
  terminal.print(say('undo.done', { name: nameOf(match, deed.seat) }));
  // Bots have nothing against it, so whoever plays alone with them pays in another way, as at the table on the web.
  if (price === 'chance' || price === 'revealed') {
    table.saveNotes.practice = true;
    terminal.print(`${say(`undo.price.${price}`)} ${say('undo.practice')}`);
  }
  return true;
}

/** Does again what was taken back, up to the next decision of a person. */
export function doAgain({ match, teller, terminal, thinkers }: Table): boolean {
  const first = match.redo();
  if (!first.ok) {
    terminal.print(teller.refusal(first.refusal));
    return false;
  }
  const botsAreNext = () => match.decisions.length > 0 && match.decisions.every(({ seat }) => thinkers[seat]);
  while (botsAreNext() && match.redo().ok);
  return true;
}

/**
 * The people at one terminal consent together, with one answer. They are asked only when there are several and the
 * kernel finds a barrier on the way back.
 */
async function everyoneAgrees(table: Table, target: number, by: Seat, people: readonly Seat[]): Promise<boolean> {
  const { match, prompt, say } = table;
  if (people.length < 2) return true;
  const barrier = match.barrier(by, match.seq - target);
  if (!barrier) return true;
  const answer = await prompt.ask(`${say(`undo.barrier.${barrier}`)} ${say('undo.agree')} `);
  return answer !== undefined && say('undo.yes').split(',').includes(answer.toLowerCase());
}
