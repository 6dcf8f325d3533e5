import { type Chance, canonical, cloneJson, fastChance, flow } from '@tessera/kernel';
import { steps } from '../src/game/steps.ts';
import { type Action, type Instructions, modifiersOf } from '../src/modifiers/action.ts';
import { checkInstructions } from '../src/modifiers/check.ts';
import type { Modifier } from '../src/modifiers/modifier.ts';
import type { Choice } from '../src/state/choice.ts';
import type { Event } from '../src/state/events.ts';
import { has, isUp, seatFor } from '../src/state/figures.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { pointerTo, release } from './given.ts';
import { readAction } from './written.ts';

/** The aim of an action: a figure, or the destination of a move. */
export type Aim = { readonly figure: FigureId } | { readonly cell: number };

/** The result of an action in the specification's form, with the resulting state. */
export interface EffectApplicationResult {
  readonly success: boolean;
  readonly appliedModifiers: readonly Modifier[];
  readonly failedModifiers?: readonly { readonly modifier: Modifier; readonly reason: string }[];
  /** Figures that were attacked, healed, moved or given an effect. */
  readonly affectedEntities?: readonly FigureId[];
  /** The reason of a failure. */
  readonly reason?: string;
  /** The resulting state, or the input state on failure. */
  readonly state: State;
  readonly events: readonly Event[];
}

const rules = flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over });

/** An action as the specification writes it, or a card with modifiers only. */
export type WrittenAction =
  | { readonly type: string; readonly [field: string]: unknown }
  | { readonly modifiers: readonly object[] };

/**
 * Applies an action by the game's own steps: same validation, order and effects as on a card. Questions to the player
 * get default answers: it takes the aim, consumes available elements, suffers damage and pushes as far as possible. The
 * input state does not change.
 */
export function applyAction(
  state: State,
  written: Action | WrittenAction,
  source: FigureId,
  aim: Aim | undefined,
  chance: Chance,
): EffectApplicationResult {
  const instructions = readAction(written);
  if ('refusal' in instructions) return failure(state, [], instructions.refusal);
  const seed = chance.d(0x1_0000_0000);
  const perform = (each: Instructions) => outcomeOf(state, each, source, aim, fastChance(seed));
  const outcome = perform(instructions);
  const modifiers = allModifiers(instructions);
  if ('reason' in outcome) {
    release(instructions, outcome);
    return failure(state, modifiers, outcome.reason);
  }
  // A modifier was applied if the same action with the same random values ends differently without it.
  const trace = traceOf(instructions, outcome);
  const judged = modifiers.map((modifier, index) => {
    const without = withoutModifier(instructions, index);
    const isApplied = traceOf(without, perform(without)) !== trace;
    release(without, undefined);
    return { modifier, reason: isApplied ? undefined : whyNot(modifier, outcome.events) };
  });
  release(instructions, outcome);
  return {
    success: true,
    appliedModifiers: judged.flatMap(({ modifier, reason }) => (reason === undefined ? [modifier] : [])),
    failedModifiers: judged.flatMap(({ modifier, reason }) => (reason === undefined ? [] : [{ modifier, reason }])),
    affectedEntities: affectedBy(outcome.events, source),
    ...outcome,
  };
}

type Outcome = { readonly state: State; readonly events: readonly Event[] } | { readonly reason: string };

function outcomeOf(
  state: State,
  instructions: Instructions,
  source: FigureId,
  aim: Aim | undefined,
  chance: Chance,
): Outcome {
  const action = instructions.actions[0]!;
  const reason = refusal(state, instructions, source);
  if (reason !== undefined) return { reason };
  const after = cloneJson(state);
  const events: Event[] = [];
  const ctx = { chance, log: (event: Event) => void events.push(event) };
  after.flow = [
    { at: 'performance', figure: source, of: pointerTo(instructions), by: seatFor(after, source), turned: false },
  ];
  rules.settle(after, ctx);
  for (let n = 0; n < MAX_ANSWERS && after.flow.length > 0; n++) {
    const [asked] = rules.decisions(after);
    if (asked === undefined) break;
    const wrong = wrongAim(after, asked.seat, asked.kind, aim, events);
    if (wrong !== undefined) return { reason: wrong };
    const answer = plainAnswer(after, rules.legal(after, asked.seat), asked.kind, aim);
    if (answer === undefined) return { reason: 'no-target' };
    rules.play(after, asked.seat, answer, ctx);
  }
  after.flow = cloneJson(state.flow);
  if (affectedBy(events, source).length === 0 && !DOES_WITHOUT.includes(action.type)) return { reason: 'no-target' };
  return { state: after, events };
}

function allModifiers({ actions, modifiers }: Instructions): readonly Modifier[] {
  return [...actions.flatMap(modifiersOf), ...modifiers];
}

/** Modifier without effect that keeps the index of another. */
const NOTHING: Modifier = { type: 'xp', value: 0 };

function withoutModifier({ actions, modifiers }: Instructions, index: number): Instructions {
  const own = actions.flatMap(modifiersOf).length;
  const put = (list: readonly Modifier[], at: number) => list.map((each, n) => (n === at ? NOTHING : each));
  return {
    actions: actions.map((each) => (each.type === 'text' ? each : { ...each, modifiers: put(each.modifiers, index) })),
    modifiers: put(modifiers, index - own),
  };
}

/** Returns the outcome of instructions without their generated name. */
function traceOf(instructions: Instructions, outcome: Outcome): string {
  return canonical(outcome).replaceAll(pointerTo(instructions), 'rule/given');
}

const MAX_ANSWERS = 100;
/** Actions that may succeed without an affected figure. */
const DOES_WITHOUT: readonly Action['type'][] = ['special', 'loot', 'text', 'summon'];

/** Returns a problem that does not depend on the aim: the action itself, or its performer. R 8.5, 8.6 */
function refusal(state: State, instructions: Instructions, source: FigureId): string | undefined {
  if (!isUp(state, source)) return 'no-figure';
  const action = instructions.actions[0]!;
  const problems: string[] = [];
  checkInstructions(instructions, [], { report: ({ code }) => problems.push(code), reference: () => undefined });
  if (problems.length > 0) return problems[0];
  if (has(state, source, 'stun')) return 'stunned';
  if (action.type === 'attack' && has(state, source, 'disarm')) return 'disarmed';
  if (action.type === 'move' && has(state, source, 'immobilize')) return 'immobilized';
  return undefined;
}

/** Returns the game's reason against the aim: out of range, no line of sight, invisible, too far. */
function wrongAim(state: State, seat: number, kind: string, aim: Aim | undefined, events: readonly Event[]) {
  if (aim === undefined || events.some(({ type }) => type === 'attack' || type === 'healed')) return undefined;
  if ('figure' in aim && (kind === 'attack.aim' || kind === 'aim')) {
    const legal = rules.legal(state, seat);
    if (legal.some((choice) => choice.type === 'area')) return undefined;
    return rules.check(state, seat, { type: 'target', figure: aim.figure })?.code;
  }
  if ('cell' in aim && kind === 'move.to') {
    const isReached = rules.legal(state, seat).some((choice) => endsAt(choice, aim.cell));
    return isReached ? undefined : 'too-far';
  }
  return undefined;
}

function plainAnswer(state: State, legal: readonly Choice[], kind: string, aim: Aim | undefined): Choice | undefined {
  const at = aim === undefined ? -1 : 'cell' in aim ? aim.cell : state.figures[aim.figure]!.cell;
  const wanted = aim !== undefined && 'figure' in aim ? aim.figure : -1;
  return (
    legal.find((choice) => choice.type === 'target' && choice.figure === wanted) ??
    legal.find((choice) => choice.type === 'area' && choice.cells.includes(at)) ??
    legal.find((choice) => endsAt(choice, at)) ??
    (kind === 'force' ? longest(legal) : undefined) ??
    legal.find(({ type }) => type === 'take' || type === 'suffer' || type === 'target') ??
    legal[0]
  );
}

function endsAt(choice: Choice, cell: number): boolean {
  if (choice.type === 'move') return choice.path.at(-1) === cell;
  return choice.type === 'hex' && choice.cell === cell;
}

function longest(legal: readonly Choice[]): Choice | undefined {
  const length = (choice: Choice) => (choice.type === 'force' ? choice.path.length : -1);
  return legal.toSorted((a, b) => length(b) - length(a))[0];
}

function failure(state: State, modifiers: readonly Modifier[], reason: string): EffectApplicationResult {
  const failedModifiers = modifiers.map((modifier) => ({ modifier, reason }));
  return { success: false, appliedModifiers: [], failedModifiers, affectedEntities: [], reason, state, events: [] };
}

/** Returns the reason why a modifier of a performed action had no effect. */
function whyNot({ type }: Modifier, events: readonly Event[]): string {
  const happened = (event: Event['type']) => events.some((each) => each.type === event);
  switch (type) {
    case 'consume':
      return 'element-inert';
    case 'lost':
      return 'no-card';
    case 'pierce':
      return 'no-shield';
    case 'push':
    case 'pull':
      return happened('died') ? 'dead' : 'no-way';
    case 'condition':
      return happened('immune') ? 'immune' : happened('died') ? 'dead' : 'no-effect';
    default:
      return 'no-effect';
  }
}

function affectedBy(events: readonly Event[], source: FigureId): FigureId[] {
  const found = new Set<FigureId>();
  for (const event of events) {
    if (event.type === 'attack') found.add(event.target);
    else if (event.type === 'healed' || event.type === 'forced' || event.type === 'condition') found.add(event.figure);
    else if (event.type === 'suffered' || event.type === 'bonus' || event.type === 'summoned') found.add(event.figure);
    else if ((event.type === 'moved' || event.type === 'put') && event.figure === source) found.add(source);
  }
  return [...found].toSorted((a, b) => a - b);
}
