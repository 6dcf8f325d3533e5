import {
  type Action,
  deployOptions,
  type Placement,
  suggestedDeployment,
  type View,
  withPlacements,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { choiceId } from './answers.ts';
import { choicesOf } from './choices.ts';
import { hexFacet } from './facets.ts';
import type { Offer, Selection } from './selection.ts';

/** Suggested placement of a whole crew, which the player may change before it is sent. */
export interface CrewDraft {
  /** Character that a press on the map moves. */
  readonly unit: number;
  readonly placements: readonly Placement[];
}

/** Returns the suggested placement of the characters that are not on the map yet; undefined if all are. */
export function draftOf(view: View, seat: Seat): CrewDraft | undefined {
  const placements = suggestedDeployment(view, seat);
  const [first] = placements;
  return first && { unit: first.unit, placements };
}

/** Returns the position with the draft on the map. */
export function draftedView(view: View, { placements }: CrewDraft): View {
  return withPlacements(view, placements);
}

/** Returns the choices for the selected character of a draft. */
export function draftOffer(view: View, draft: CrewDraft): Offer {
  const others = draft.placements.filter(({ unit }) => unit !== draft.unit);
  const drafted = draftedView(view, draft);
  return { view: drafted, choices: choicesOf(drafted, deployOptions(withPlacements(view, others), draft.unit)) };
}

/** Returns the place and the state of the selected character, as a selection of the dock. */
export function draftSelection(draft: CrewDraft): Selection {
  const placement = placementIn(draft);
  if (!placement) return { choice: undefined, picks: [] };
  const { cell, stance } = placement;
  return { choice: choiceId({ type: 'deploy', cell, stance }), picks: [hexFacet(cell)] };
}

/** Selects the character on a hex, or moves the selected one there; undefined if that is not possible. */
export function moveInDraft(view: View, draft: CrewDraft, cell: number): CrewDraft | undefined {
  const there = draft.placements.find((placement) => placement.cell === cell);
  if (there) return { ...draft, unit: there.unit };
  const placement = placementIn(draft);
  return placement && change(view, draft, { ...placement, cell });
}

/** Gives the selected character another state; undefined if that is not possible. */
export function stanceInDraft(view: View, draft: CrewDraft, choice: string): CrewDraft | undefined {
  const sample = draftOffer(view, draft).choices.find(({ id }) => id === choice)?.sample;
  const placement = placementIn(draft);
  if (!placement || sample?.type !== 'deploy') return undefined;
  return change(view, draft, { ...placement, stance: sample.stance });
}

/** Returns the deployments of a draft, in the order in which the rules ask for them. */
export function draftActions({ placements }: CrewDraft): readonly Action[] {
  return placements.map(({ cell, stance }) => ({ type: 'deploy', cell, stance }));
}

function placementIn({ unit, placements }: CrewDraft): Placement | undefined {
  return placements.find((placement) => placement.unit === unit);
}

function change(view: View, draft: CrewDraft, to: Placement): CrewDraft | undefined {
  const isLegal = draftOffer(view, draft).choices.some(({ actions }) =>
    actions.some((action) => action.type === 'deploy' && action.cell === to.cell && action.stance === to.stance),
  );
  if (!isLegal) return undefined;
  return { ...draft, placements: draft.placements.map((one) => (one.unit === to.unit ? to : one)) };
}
