import { type Chance, cloneJson, fastChance, type Refusal, refuse, type Seat, silent } from '@tessera/kernel';
import * as z from 'zod';
import { cardNumber } from '../src/deck/deck.ts';
import { checkCorruption, checkMountDoom } from '../src/fellowship/corruption.ts';
import { warOfTheRing } from '../src/game.ts';
import { declarationPaths } from '../src/hunt/reveal.ts';
import { garrisonPlace } from '../src/map/besieged.ts';
import { isOver } from '../src/match/outcome.ts';
import { recordOf } from '../src/pieces/characters.ts';
import { insideOf, isInside, regionAt } from '../src/pieces/figures.ts';
import type { Action } from '../src/state/action.ts';
import { FREE } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';
import type { Use } from '../src/state/vocabulary.ts';
import { checkMilitaryVictory } from '../src/turn/victory.ts';
import { characterOfId, faceOf, regionOfCode, TEAMS, type Team } from './codes.ts';
import { english } from './english.ts';
import { fromSpecState } from './fromSpecState.ts';
import { type SpecInput, SpecState } from './specState.ts';

const Id = z.string().max(60);
/** `die` is the face of the selected die (RULINGS 123); a state of the specification may mark it instead. */
const die = Id.optional();

/** The four actions that the specification names (RULINGS 137). */
export const SpecAction = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('MOVE_FELLOWSHIP'), die }),
  z.strictObject({ type: z.literal('DECLARE_FELLOWSHIP'), region: Id }),
  z.strictObject({ type: z.literal('PLAY_COMBAT_CARD'), cardId: Id }),
  z.strictObject({ type: z.literal('PLAY_CHARACTER'), characterId: Id, region: Id.optional(), die }),
]);
export type SpecAction = z.infer<typeof SpecAction>;

/** Answers a question that the rules ask on the way; the first option by default. */
export type Answer = (asked: {
  readonly state: State;
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly Action[];
}) => Action;

const FIRST: Answer = ({ options }) => options[0]!;
const MAX_ANSWERS = 2000;

/** Returns whether an action is legal, and the reason where it is not. Changes nothing. */
export function validateMove(action: unknown, state: State | SpecInput): { valid: boolean; message: string } {
  const result = attempt(action, state, fastChance(0));
  return 'refusal' in result ? { valid: false, message: result.refusal } : { valid: true, message: '' };
}

/** Returns the state after an action, up to the next question. Throws the reason where the action is illegal. */
export function resolveAction(action: unknown, state: State | SpecInput, chance: Chance): State {
  const result = attempt(action, state, chance);
  if ('refusal' in result) throw new Error(result.refusal);
  return result.state;
}

/** Returns whether the game is over, and the winner by the order of R 12. Changes nothing. */
export function checkVictoryConditions(state: State | SpecInput): { gameOver: boolean; winner: Team | null } {
  const after = positionOf(state, fastChance(0));
  const ctx = { chance: fastChance(0), log: silent };
  checkCorruption(after, ctx);
  checkMountDoom(after, ctx);
  if (after.phase === 'victory') checkMilitaryVictory(after, ctx);
  return { gameOver: isOver(after), winner: after.result === null ? null : TEAMS[after.result.side]! };
}

/** Plays the battle in a region to its end. Throws where none is fought there (RULINGS 119). */
export function resolveCombat(state: State, regionId: string, chance: Chance, answer: Answer = FIRST): State {
  requireBattle(state, regionId);
  return played(state, chance, answer, ({ battle }) => battle === null);
}

/** Starts the siege of a region: its defenders withdraw inside, the attackers advance (RULINGS 31). */
export function initiateSiege(state: State, regionId: string, chance: Chance, answer: Answer = FIRST): State {
  requireBattle(state, regionId);
  const siege: Answer = (asked) =>
    asked.options.find(({ type }) => type === 'shelter') ??
    (asked.kind === 'advance' ? asked.options.find(({ type }) => type === 'go') : undefined) ??
    answer(asked);
  const isBegun = ({ battle, flow }: State) => battle === null && flow.at(-1)?.at !== 'trim';
  return played(state, chance, siege, isBegun);
}

/** Answers the remaining questions of the Hunt until its tile is resolved. Does nothing if the Hunt is already over. */
export function resolveHunt(state: State, chance: Chance, answer: Answer = FIRST): State {
  return played(state, chance, answer, ({ flow }) => !flow.some(({ at }) => at === 'fellowship.moved' || isHunt(at)));
}

const isHunt = (at: string): boolean => at.startsWith('hunt.') || at === 'reveal' || at === 'walk' || at === 'hobbit';

function requireBattle({ battle }: State, regionId: string): void {
  const region = regionOfCode(regionId);
  const isThere = battle !== null && (isInside(battle.to) ? regionAt(battle.to) : battle.to) === region;
  if (!isThere) throw new Error(`No battle is fought in region ${regionId}.`);
}

function played(state: State, chance: Chance, answer: Answer, isDone: (state: State) => boolean): State {
  const after = cloneJson(state);
  const ctx = { chance, log: silent };
  warOfTheRing.settle?.(after, ctx);
  for (let n = 0; n < MAX_ANSWERS && !isDone(after); n++) {
    const [asked] = warOfTheRing.decisions(after);
    if (asked === undefined) return after;
    const { seat, kind } = asked;
    const action = answer({ state: after, seat, kind, options: warOfTheRing.legal(after, seat) });
    warOfTheRing.play(after, seat, action, ctx);
  }
  return after;
}

/** Returns a copy of a state of ours, or the position that a state in the specification's shape describes. */
function positionOf(state: State | SpecInput, chance: Chance): State {
  return 'flow' in state ? cloneJson(state) : fromSpecState(state, chance);
}

type Attempt = { readonly state: State } | { readonly refusal: string };

function attempt(written: unknown, state: State | SpecInput, chance: Chance): Attempt {
  const action = SpecAction.safeParse(written);
  if (!action.success) return { refusal: `The action cannot be read: ${action.error.issues[0]?.message}` };
  const position = positionOf(state, chance);
  warOfTheRing.settle?.(position, { chance, log: silent });
  const [asked] = warOfTheRing.decisions(position);
  if (asked === undefined) return { refusal: 'The game is over.' };
  const { seat } = asked;
  const steps = stepsOf(action.data, 'die' in action.data ? action.data.die : undefined, state);
  if (typeof steps === 'string') return { refusal: steps };
  for (const step of steps) {
    const next = step(position, seat);
    const refusal = 'code' in next ? next : warOfTheRing.check(position, seat, next);
    if (refusal) return { refusal: english.refusal(refusal) };
    if (!('code' in next)) warOfTheRing.play(position, seat, next, { chance, log: silent });
  }
  return { state: position };
}

type Step = (state: State, seat: Seat) => Action | Refusal;

/** Returns the actions of the rules for an action of the specification; an error sentence if a die is missing. */
function stepsOf(action: SpecAction, named: string | undefined, state: State | SpecInput): Step[] | string {
  if (action.type === 'DECLARE_FELLOWSHIP') return [(position) => declaration(position, regionOfCode(action.region))];
  if (action.type === 'PLAY_COMBAT_CARD') return [() => ({ type: 'combat', card: cardNumber(action.cardId) })];
  const face = faceOf(named ?? selectedDie(state) ?? '');
  if (face < 0) return 'No die selected';
  if (action.type === 'MOVE_FELLOWSHIP') return [() => ({ type: 'use', die: face, as: 'fellowship' })];
  const character = characterOfId(action.characterId);
  const use = dieUseFor(character);
  const first: Step = () => ({ type: 'use', die: face, as: use });
  const at = action.region === undefined ? undefined : regionOfCode(action.region);
  if (use !== 'separate') return [first, (position) => entrance(position, character, at)];
  const separated: Step = (position) => ({
    type: 'travel',
    to: placeIn(position, at ?? position.fellowship.region),
  });
  return [first, () => ({ type: 'gather', character }), separated];
}

/**
 * Returns the face of the die that a state of the specification marks as selected, in the pool of the active player's
 * team.
 */
function selectedDie(state: State | SpecInput): string | undefined {
  if ('flow' in state) return undefined;
  const { board, players = [], turn } = SpecState.parse(state);
  const team = players.find(({ id }) => id === turn?.activePlayer)?.team ?? 'Free';
  const dice = board.actionDiceArea?.[team === 'Free' ? 'free' : 'shadow'] ?? [];
  return dice.find(({ selected }) => selected)?.type;
}

/** Returns the use of a die that brings a character into play: Companions separate (RULINGS 44). */
function dieUseFor(character: number): Use {
  const { kind } = recordOf(character);
  if (kind === 'minion') return 'minion';
  return kind === 'upgrade' ? 'upgrade' : 'separate';
}

function entrance(position: State, character: number, region: number | undefined): Action | Refusal {
  const place = region === undefined ? undefined : placeIn(position, region);
  const options = warOfTheRing.decisions(position).flatMap(({ seat }) => warOfTheRing.legal(position, seat));
  const found = options.find(
    (option) =>
      option.type === 'enter' && option.character === character && (place === undefined || option.place === place),
  );
  return found ?? refuse('cannot-enter', { character });
}

function declaration(position: State, region: number): Action | Refusal {
  const path = declarationPaths(position).find((each) => each.at(-1) === region);
  return path === undefined ? refuse('out-of-reach', { place: region }) : { type: 'declare', path };
}

/** Returns the inside of a Stronghold of the Free Peoples while it is besieged, otherwise the region. */
function placeIn(position: State, region: number): number {
  return position.control[region] === FREE && garrisonPlace(position, region) >= 0 ? insideOf(region) : region;
}
