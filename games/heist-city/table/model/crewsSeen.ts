import { creditsOf, crewOf, loadoutCost } from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { Speaker } from './speaker.ts';

/** One of a crew with what it takes along, as far as this viewer may know. */
interface MemberSeen {
  readonly unit: number;
  readonly name: string;
  /** Absent while it is sealed. */
  readonly items: readonly string[] | undefined;
}

/** A crew that is being equipped, as somebody sees it who has nothing to choose there. */
export interface CrewSeen {
  readonly seat: Seat;
  readonly title: string;
  readonly isChosen: boolean;
  /** What it costs, where it is known. */
  readonly cost: number | undefined;
  readonly budget: number;
  readonly members: readonly MemberSeen[];
}

/** Both crews before their equipment is shown, one's own first. R 3.6 */
export function crewsSeen(speaker: Speaker): readonly CrewSeen[] {
  const { view, seat, say } = speaker;
  const order: readonly Seat[] = seat === 1 ? [1, 0] : [0, 1];
  return order.map((one) => {
    const { chosen, items } = view.loadouts[one]!;
    // Nobody has anything before they have chosen, so an empty list is no news until then.
    const lists = chosen ? items.map((list) => list ?? undefined) : items.map(() => undefined);
    const known = lists.flatMap((list) => (list ? [list] : []));
    return {
      seat: one,
      title: one === seat ? say('crew.yours') : speaker.seatName(one),
      isChosen: chosen,
      cost: known.length === lists.length ? loadoutCost(known) : undefined,
      budget: creditsOf(view),
      members: crewOf(one).map((unit, i) => ({
        unit,
        name: speaker.role(unit),
        items: lists[i]?.map((id) => speaker.item(id)),
      })),
    };
  });
}
