import { type ActionOf, type Bar, type DeedRequest, possibilityOf } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';

/** A deed of the sheet with the answer of the gate. */
export interface GateAnswer {
  readonly name: string;
  readonly bars: readonly Bar[];
  readonly isBarred: boolean;
  /** The most general reason, as a sentence; undefined when it is possible. */
  readonly sentence: string | undefined;
  /** Whether the player opened the reason. */
  readonly isOpen: boolean;
  toggle(): void;
  /** Returns the action that goes before the deed; the match refuses it unless the player overrides the rules. */
  action(isAnyway?: boolean): ActionOf<'deed'>;
}

/** Most reasons that one action carries. */
const MAX_BARS = 12;

/** Asks the gate whether a deed is possible now. */
export function useGate(deed: DeedRequest, name: string): GateAnswer {
  const { record, sheet, rulebook, state, t } = useCharacter();
  const [isOpen, setOpen] = useState(false);
  const { combat, death } = state;
  const { bars } = possibilityOf(deed, { record, sheet, rulebook, combat, death });
  const isBarred = bars.length > 0;
  const isAttack = deed.kind === 'attack' || (deed.kind === 'use' && deed.isAttack === true);
  return {
    name,
    bars,
    isBarred,
    sentence: bars[0] && barText(bars[0], t),
    isOpen: isOpen && isBarred,
    toggle: () => setOpen(!isOpen),
    action: (isAnyway = false) => ({
      type: 'deed',
      kind: deed.kind,
      name: name.slice(0, 100),
      ...(deed.part !== undefined && { part: deed.part }),
      ...(isAttack && { attacks: sheet.attacks.perAction.value }),
      ...(isBarred && { bars: bars.slice(0, MAX_BARS) }),
      ...(isAnyway && { anyway: true }),
    }),
  };
}

/** Formats a reason of the gate with the sentence of the match's refusal. */
export function barText({ code, params = {} }: Bar, t: TranslateFn): string {
  return t(`refusal.barred-${code}`, params);
}
