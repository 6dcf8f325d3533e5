import type { Seat } from '@tessera/kernel';
import { nameOf, peopleAt, type Table } from './table.ts';

/** Takes back the last decision of a human, and the bots' answers to it. Returns whether the match changed. */
export async function takeBack(table: Table): Promise<boolean> {
  const { match, terminal, screen, t } = table;
  const people = peopleAt(match);
  const target = match.deeds.findLastIndex((deed) => 'seat' in deed && people.includes(deed.seat));
  const deed = match.deeds[target];
  if (!deed || !('seat' in deed)) {
    terminal.print(t('undo.nothing'));
    return false;
  }
  if (!(await everyoneAgrees(table, target, deed.seat, people))) return false;
  const price = people.length === 1 ? match.barrier(deed.seat, match.seq - target, people) : undefined;
  while (match.seq > target) match.undo(deed.seat, people);
  screen.forget();
  terminal.print(t('undo.done', { name: nameOf(match, deed.seat) }));
  // Bots always consent, so an undo by a player alone with bots makes the match practice instead, as in the web client.
  if (price === 'chance' || price === 'revealed') {
    table.saveNotes.practice = true;
    terminal.print(`${t(`undo.price.${price}`)} ${t('undo.practice')}`);
  }
  return true;
}

/** Redoes actions up to the next decision of a human. */
export function doAgain({ match, formatter, terminal, thinkers }: Table): boolean {
  const first = match.redo();
  if (!first.ok) {
    terminal.print(formatter.refusal(first.refusal));
    return false;
  }
  const botsAreNext = () => match.decisions.length > 0 && match.decisions.every(({ seat }) => thinkers[seat]);
  while (botsAreNext() && match.redo().ok);
  return true;
}

/**
 * Asks the humans at the terminal for a common consent. They are asked only when there are several and the kernel
 * reports a barrier.
 */
async function everyoneAgrees(table: Table, target: number, by: Seat, people: readonly Seat[]): Promise<boolean> {
  const { match, prompt, t } = table;
  if (people.length < 2) return true;
  const barrier = match.barrier(by, match.seq - target);
  if (!barrier) return true;
  const answer = await prompt.ask(`${t(`undo.barrier.${barrier}`)} ${t('undo.agree')} `);
  return answer !== undefined && t('undo.yes').split(',').includes(answer.toLowerCase());
}
