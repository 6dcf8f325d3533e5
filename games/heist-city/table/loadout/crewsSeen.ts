import { creditsOf, crewOf, loadoutCost } from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { Speaker } from '../model/speaker.ts';

/** Character of a crew with its equipment, as far as this viewer may know it. */
interface MemberSeen {
  readonly unit: number;
  readonly name: string;
  /** Absent while secret. */
  readonly items: readonly string[] | undefined;
}

/** Crew during the choice of equipment, for a viewer without a choice there. */
export interface CrewSeen {
  readonly seat: Seat;
  readonly title: string;
  readonly isChosen: boolean;
  /** Its cost, if known. */
  readonly cost: number | undefined;
  readonly budget: number;
  readonly members: readonly MemberSeen[];
}

/** Returns both crews before their equipment is revealed, the viewer's first. R 3.6 */
export function crewsSeen(speaker: Speaker): readonly CrewSeen[] {
  const { view, seat, t } = speaker;
  const order: readonly Seat[] = seat === 1 ? [1, 0] : [0, 1];
  return order.map((one) => {
    const { chosen, items } = view.loadouts[one]!;
    // An empty list carries no information before the choice.
    const lists = chosen ? items.map((list) => list ?? undefined) : items.map(() => undefined);
    const known = lists.flatMap((list) => (list ? [list] : []));
    return {
      seat: one,
      title: one === seat ? t('crew.yours') : speaker.seatName(one),
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
