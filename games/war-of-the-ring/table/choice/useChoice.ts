import type { Action } from '@tessera/war-of-the-ring';
import { useMemo, useState } from 'react';
import { isOffered, type Offer, type Option, offerOf, placeAt } from './offer.ts';

/** State of a player's choice, and its operations. */
export interface Choice {
  readonly die: number | undefined;
  /** Whether an Elven Ring is used on the die. */
  readonly isRing: boolean;
  readonly trail: readonly number[];
  readonly offer: Offer;
  readonly armed: Action | undefined;
  pickDie(die: number): void;
  pickRing(): void;
  pickOption(option: Option): void;
  pickAction(action: Action | undefined): void;
  /** Handles a press on the map; returns whether it had an effect. */
  pickRegion(region: number): boolean;
  /** Undoes one step of the choice; returns whether there was one. */
  back(): boolean;
  commit(action?: Action): void;
}

interface Chosen {
  readonly of: readonly Action[];
  readonly die: number | undefined;
  readonly isRing: boolean;
  readonly trail: readonly number[];
  readonly armed: Action | undefined;
}

/**
 * Manages a choice: the die, then places, then the action. Each step filters the legal actions. `usual` is armed from the
 * start.
 */
export function useChoice(legal: readonly Action[], usual: Action | undefined, act: (action: Action) => void): Choice {
  const [kept, setKept] = useState<Chosen>();
  // A new question resets the choice.
  const fresh: Chosen = { of: legal, die: undefined, isRing: false, trail: [], armed: undefined };
  const chosen = kept?.of === legal ? kept : fresh;
  const { die, trail, isRing } = chosen;
  const open = useMemo(() => legal.filter(({ type }) => (isRing ? type === 'ring' : type !== 'ring')), [legal, isRing]);
  const offer = useMemo(() => offerOf(open, trail, die), [open, trail, die]);
  const single = legal.length === 1 ? legal[0] : undefined;
  const picked = isOffered(legal, chosen.armed) ? chosen.armed : undefined;
  const armed = picked ?? offer.only ?? (trail.length === 0 ? (usual ?? single) : undefined);
  const set = (change: Partial<Chosen>) => setKept({ ...chosen, ...change });

  const pickPlace = (place: number) => {
    const next = offerOf(open, [...trail, place], die);
    set({ trail: [...trail, place], armed: next.only });
  };
  return {
    die,
    isRing,
    trail,
    offer,
    armed,
    pickDie: (face) =>
      set({ die: die === face && !isRing ? undefined : face, isRing: false, trail: [], armed: undefined }),
    pickRing: () => set({ isRing: !isRing, trail: [], armed: undefined }),
    pickOption: (option) => (option.kind === 'place' ? pickPlace(option.place) : set({ armed: option.action })),
    pickAction: (action) => set({ armed: action }),
    pickRegion: (region) => {
      const place = placeAt(offer, trail, region);
      if (place !== undefined) {
        pickPlace(place);
        return true;
      }
      // Otherwise the press starts again from another Army.
      const first = placeAt(offerOf(open, [], die), [], region);
      if (trail.length === 0 || first === undefined) return false;
      set({ trail: [first], armed: offerOf(open, [first], die).only });
      return true;
    },
    back: () => {
      if (picked && trail.length === 0) set({ armed: undefined });
      else if (trail.length > 0) set({ trail: trail.slice(0, -1), armed: undefined });
      else if (isRing) set({ isRing: false });
      else if (die !== undefined) set({ die: undefined });
      else return false;
      return true;
    },
    commit: (action = armed) => {
      if (!action) return;
      setKept(undefined);
      act(action);
    },
  };
}
