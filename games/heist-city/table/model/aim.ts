import {
  type Action,
  type Cell,
  cellOf,
  distanceBetween,
  distanceOf,
  isNpc,
  sees,
  sightBlocker,
  siteOf,
  type View,
} from '@tessera/heist-city';
import { answerTo } from '../decision/answers.ts';
import { type ActionChoice, firstFacets } from '../decision/choices.ts';
import { walkerOf } from '../decision/choiceText.ts';
import type { Prompt } from '../decision/prompt.ts';
import { cellOfFacet, chosenChoice, openFacets, type Selection } from '../decision/selection.ts';
import { attackOf } from './card.ts';
import { NO_REACH, type ReachOverlay, reachOverlay } from './overlays.ts';
import type { Speaker } from './speaker.ts';

/** Highlights of the map for the selected choice, or for walking without one. */
export interface Lights {
  readonly reach: ReachOverlay;
  /** Targeted hexes. */
  readonly hexes: readonly Cell[];
  /** Hexes of units and things that can be picked. */
  readonly marks: readonly Cell[];
}

export const NO_LIGHTS: Lights = { reach: NO_REACH, hexes: [], marks: [] };

export function lightsOf(prompt: Prompt, selection: Selection): Lights {
  const taken = chosenChoice(prompt, selection);
  if (taken) return lightsFor(prompt, taken, selection);
  const all = prompt.choices
    .filter(({ sample }) => answerTo(sample).isLit)
    .map((choice) => lightsFor(prompt, choice, { choice: choice.id, picks: [] }));
  const [first] = all;
  if (!first) return NO_LIGHTS;
  return { ...first, marks: all.flatMap(({ marks }) => marks) };
}

function lightsFor(prompt: Prompt, choice: ActionChoice, selection: Selection): Lights {
  const { view } = prompt;
  const next = openFacets(prompt, selection);
  const open = next.length > 0 ? next : firstFacets(choice, view);
  const hexes = open.flatMap((facet) => (facet.kind === 'hex' ? [facet.cell] : []));
  const marks = open.map((facet) => (facet.kind === 'hex' ? -1 : cellOfFacet(view, facet))).filter((cell) => cell >= 0);
  const sample = choice.actions.find((action) => matches(action, selection)) ?? choice.sample;
  const id = answerTo(sample).walk;
  if (id === undefined || hexes.length === 0) return { reach: underneath(prompt, choice), hexes, marks };
  const walker = walkerOf(sample, prompt.unit);
  const moment = sample.type === 'ninja-vanish' ? hiding(view, walker) : view;
  const length = distanceOf(view, walker, prompt.kind === 'under-cover' ? 'under-cover' : id);
  const walks = hexes.map((to): Action => ({ type: 'move', to }));
  return { reach: reachOverlay(moment, walker, walks, length), hexes: [], marks };
}

/** Returns the reachable hexes, which stay visible while another action is aimed. */
function underneath(prompt: Prompt, choice: ActionChoice): ReachOverlay {
  const walk = prompt.choices.find(({ id }) => id === 'move');
  if (!walk || walk === choice || prompt.kind !== 'act' || answerTo(choice.sample).walk !== undefined) return NO_REACH;
  const walker = walkerOf(walk.sample, prompt.unit);
  return reachOverlay(prompt.view, walker, walk.actions, distanceOf(prompt.view, walker, 'move'));
}

function matches(action: Action, { picks }: Selection): boolean {
  const [first] = picks;
  return first?.kind !== 'unit' || !('unit' in action) || action.unit === first.unit;
}

function hiding(view: View, unit: number): View {
  return { ...view, characters: view.characters.with(unit, { ...view.characters[unit]!, stance: 'hidden' }) };
}

/** Line between two hexes, with its obstacle. */
export interface Line {
  readonly from: Cell;
  readonly to: Cell;
  readonly stopped: Cell | undefined;
  readonly label: string;
}

/** Returns the line of fire of an action, or to the unit in a hex. */
export function lineOf(speaker: Speaker, action: Action | undefined, looked: Cell | undefined): Line | undefined {
  const { view, t } = speaker;
  const attack = action && attackOf(view, action);
  if (attack) {
    const n = distanceBetween(view, attack.attacker, attack.target);
    const label = [t('card.distance', { n }), ...(attack.cover ? [t('card.cover')] : [])].join(', ');
    return { from: cellOf(view, attack.attacker), to: cellOf(view, attack.target), stopped: undefined, label };
  }
  const actor = view.activation?.character;
  if (looked === undefined || actor === undefined) return undefined;
  const from = cellOf(view, actor);
  const unit = unitAt(view, looked);
  if (unit === undefined || from < 0 || from === looked || (!isNpc(unit) && unit === actor)) return undefined;
  const n = siteOf(view.map).board.distance(from, looked);
  const label = t('card.distance', { n });
  if (sees(view, from, looked)) return { from, to: looked, stopped: undefined, label };
  const smoke = view.areas.flatMap(({ effect, cells }) => (effect === 'smoke' ? cells : []));
  const stopped = sightBlocker(siteOf(view.map), view.rubble, smoke, from, looked, view.variants);
  return { from, to: looked, stopped: stopped >= 0 ? stopped : undefined, label };
}

function unitAt(view: View, cell: Cell): number | undefined {
  const character = view.characters.findIndex((one) => one.cell === cell);
  if (character >= 0) return character;
  const npc = view.npcs.findIndex((one) => one.cell === cell);
  return npc >= 0 ? view.characters.length + npc : undefined;
}
