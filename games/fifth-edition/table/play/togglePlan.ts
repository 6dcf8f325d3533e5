import type { DerivedState, SingleAction } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';

type Toggle = DerivedState['toggles'][number];
type Resource = DerivedState['resources'][string];

/** What switching something does, or why it cannot be. */
export interface TogglePlan {
  readonly actions: readonly SingleAction[];
  /** What switching it on draws on. */
  readonly uses: Resource | undefined;
  /** Why it cannot be switched on: in words of the sheet, or because nothing is left. */
  readonly refused: NestedMessage | undefined;
  readonly isSpent: boolean;
}

/**
 * Switches over. What a switch draws on is said where its feature says how it is used; else it has the name of the resource,
 * several switches of one resource that name with something after it. A switch without a resource costs nothing.
 */
export function togglePlan({ id, on, refused, activation }: Toggle, { resources }: DerivedState): TogglePlan {
  const uses = activation === undefined ? resourceOf(id, resources) : resources[activation.resource ?? ''];
  const amount = activation?.amount ?? 1;
  const isSpent = uses !== undefined && uses.unlimited !== true && uses.left < amount;
  const spends = !on && uses !== undefined && uses.unlimited !== true;
  return {
    actions: [{ type: 'toggle', id, on: !on }, ...(spends ? [{ type: 'spend', what: uses.id, amount } as const] : [])],
    uses,
    refused,
    isSpent: !on && isSpent,
  };
}

function resourceOf(id: string, resources: DerivedState['resources']): Resource | undefined {
  const parts = id.split('-');
  for (let length = parts.length; length > 0; length--) {
    const found = resources[parts.slice(0, length).join('-')];
    if (found !== undefined) return found;
  }
  return undefined;
}
