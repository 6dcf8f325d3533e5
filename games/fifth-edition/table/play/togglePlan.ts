import type { DerivedState } from '@tessera/fifth-edition';
import type { Step } from './useDeed.ts';

type Toggle = DerivedState['toggles'][number];
type Resource = DerivedState['resources'][string];

/** What switching something does, or why it cannot be. */
export interface TogglePlan {
  readonly steps: readonly Step[];
  /** What switching it on takes one use of. */
  readonly uses: Resource | undefined;
  /** Why it cannot be switched on: in words of the sheet, or because nothing is left. */
  readonly refused: string | undefined;
  readonly isSpent: boolean;
}

/**
 * Switches over. Content gives a switch the name of the resource it draws on, several switches of one resource that name
 * with something after it; a switch without a resource costs nothing.
 */
export function togglePlan({ id, on, refused }: Toggle, { resources }: DerivedState): TogglePlan {
  const uses = resourceOf(id, resources);
  const isSpent = uses !== undefined && uses.unlimited !== true && uses.left === 0;
  const spends = !on && uses !== undefined && uses.unlimited !== true;
  return {
    steps: [{ type: 'toggle', id, on: !on }, ...(spends ? [{ type: 'spend', what: uses.id, amount: 1 } as const] : [])],
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
