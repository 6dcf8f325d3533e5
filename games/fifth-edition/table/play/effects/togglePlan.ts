import type { DerivedState, SingleAction } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';

type Toggle = DerivedState['toggles'][number];
type Resource = DerivedState['resources'][string];

/** Actions of a toggle, or the reason why it is refused. */
export interface TogglePlan {
  readonly actions: readonly SingleAction[];
  /** The resource that switching it on spends. */
  readonly uses: Resource | undefined;
  /** Reason why it cannot be switched on. */
  readonly refused: NestedMessage | undefined;
  readonly isSpent: boolean;
}

/**
 * Plans to flip a toggle. The activation of its feature names the resource. Without one, the resource has the toggle's
 * id, or a prefix of it for several toggles with one resource. A toggle without a resource is free.
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
