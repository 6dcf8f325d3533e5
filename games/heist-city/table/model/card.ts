import {
  type Action,
  type Attack,
  cellOf,
  choose,
  computeAlertLevel,
  declareAttack,
  distanceBetween,
  FIRST_NPC,
  isNpc,
  isWary,
  itemOf,
  npcUnit,
  predictAlertLevel,
  rollsOf,
  siteOf,
  stanceOf,
  type View,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { choiceLabel, walkerOf } from '../decision/choiceText.ts';
import { type Chance, type ForesightView, foresee } from './foresight.ts';
import type { ThreatMap } from './overlays.ts';
import type { Speaker } from './speaker.ts';
import { atLeast, woundSpread } from './spread.ts';

/** Card of an action before it is committed. */
export interface ActionCard {
  readonly action: Action;
  readonly title: string;
  /** Target unit; -1 for a hex or none. */
  readonly target: number;
  /** Weapon, distance, sight and cover in a line. */
  readonly facts: readonly string[];
  readonly ahead: ForesightView;
  readonly hit: CardRoll | undefined;
  readonly save: CardRoll | undefined;
  readonly check: CardRoll | undefined;
  readonly wounds: Wounds | undefined;
  /** Sentences below the numbers. */
  readonly notes: readonly string[];
  readonly consequence: Consequence | undefined;
  readonly caught: readonly { readonly name: string; readonly expected: number }[];
}

type RollKind = 'hit' | 'check' | 'save';

/** Probability with the parts of its number. */
export interface CardRoll {
  /** Kind of roll, which decides its words: an attack hits, a check succeeds, a save prevents. */
  readonly kind: RollKind;
  readonly chance: number;
  /** Lowest sufficient total of two dice. */
  readonly from: number;
  readonly number: number;
  readonly lines: readonly { readonly label: string; readonly value: number }[];
}

export interface Wounds {
  readonly expected: number;
  readonly of: number;
  readonly rolls: number;
  readonly fall: number;
  readonly atLeast: readonly { readonly wounds: number; readonly chance: number }[];
}

/** Effect on the actor's state and on the alert. */
export interface Consequence {
  readonly stance: string;
  readonly title: string;
  readonly before: number;
  readonly after: number;
  readonly lines: readonly string[];
}

/** Returns the card of an action of the asked player, with everything the engine knows. */
export function actionCard(
  speaker: Speaker,
  seat: Seat,
  action: Action,
  threats: () => ThreatMap,
  asked = speaker.view.activation?.character ?? -1,
): ActionCard {
  const { view } = speaker;
  const walker = walkerOf(action, asked);
  const ahead = foresee(view, seat, action);
  const attack = attackOf(view, action);
  const target = attack?.target ?? targetOf(action);
  const label = choiceLabel(speaker, action);
  return {
    action,
    title: target >= 0 ? speaker.unit(target) : label,
    target,
    // Without a target, the title already says it.
    facts: attack ? attackFacts(speaker, attack) : target >= 0 ? [label] : [],
    ahead,
    hit: rollOf(speaker, 'hit', ahead.hit),
    save: rollOf(speaker, 'save', ahead.save),
    check: rollOf(speaker, 'check', ahead.check),
    wounds: attack && ahead.expected !== undefined ? woundsAhead(view, attack, ahead) : undefined,
    notes: notesOf(speaker, action, walker, ahead, threats),
    consequence: consequenceOf(speaker, walker, ahead),
    caught: ahead.caught.map(({ unit, expected }) => ({ name: speaker.unit(unit), expected })),
  };
}

/** Returns the attack that an action declares, if it targets a unit. */
export function attackOf(view: View, action: Action): Attack | undefined {
  const actor = view.activation?.character;
  if (actor === undefined) return undefined;
  switch (action.type) {
    case 'attack':
      return declareAttack(
        view,
        actor,
        action.target,
        action.weapon,
        itemOf(action.weapon).type === 'ranged' ? 'ranged' : 'melee',
      );
    case 'throw-weapon':
      return declareAttack(view, actor, action.target, action.weapon, 'ranged');
    case 'ghost-hand':
    case 'push':
      return declareAttack(view, actor, action.target, action.weapon, 'melee');
    default:
      return undefined;
  }
}

function targetOf(action: Action): number {
  if ('target' in action) return action.target;
  if ('npc' in action) return action.npc;
  if (action.type === 'activate' || action.type === 'champion') return action.character;
  return -1;
}

function attackFacts(speaker: Speaker, { attacker, target, weapon, kind, cover }: Attack): string[] {
  const { view, t } = speaker;
  const n = distanceBetween(view, attacker, target);
  const item = itemOf(weapon);
  const facts = [speaker.item(weapon)];
  if (kind === 'melee') facts.push(n === 1 ? t('card.melee') : t('card.distance', { n }));
  else {
    const range = item.type === 'ranged' ? item.range : item.type === 'melee' ? item.special.throw : 0;
    facts.push(t('card.distanceOf', { n, range }), t('card.sight'));
  }
  if (cover) facts.push(t('card.cover'));
  return facts;
}

function woundsAhead(view: View, attack: Attack, ahead: ForesightView): Wounds {
  const rolls = ahead.rolls ?? rollsOf(view, attack);
  const spread = woundSpread(view, attack, rolls);
  return {
    expected: ahead.expected ?? 0,
    of: spread.length - 1,
    rolls,
    fall: ahead.fall ?? 0,
    atLeast: atLeast(spread),
  };
}

/** Returns a roll: an attack or a check must beat its number by one; a save must reach it. */
function rollOf(speaker: Speaker, kind: RollKind, chance: Chance | undefined): CardRoll | undefined {
  if (!chance) return undefined;
  const from = fewestFor(chance, kind === 'save' ? 0 : 1);
  const lines = chance.reasons.map((reason) => ({
    label: speaker.reason(reason).label,
    value: Number(reason.value ?? 0),
  }));
  return { kind, chance: chance.chance, from, number: chance.number, lines };
}

/** Returns the lowest sufficient total, derived from the probability, because variants may change "beat" to "reach". */
function fewestFor({ chance, number }: Chance, more: number): number {
  const ways = Math.round(chance * 36);
  let sum = 0;
  for (let total = 12; total >= 2; total--) {
    sum += 6 - Math.abs(7 - total);
    if (sum === ways) return total;
  }
  return Math.max(2, Math.min(13, number + more));
}

function notesOf(
  speaker: Speaker,
  action: Action,
  walker: number,
  ahead: ForesightView,
  threats: () => ThreatMap,
): string[] {
  const { view, t } = speaker;
  const notes: string[] = [];
  if (ahead.damage !== undefined && ahead.damage > 0) notes.push(t('card.damage', { n: ahead.damage }));
  if (ahead.reduction) notes.push(t('card.reduction', { n: ahead.reduction }));
  if (ahead.walk) notes.push(...walkNotes(speaker, walker, ahead.walk, threats));
  if (ahead.area) notes.push(t('card.area', { n: ahead.area.length }));
  const attack = attackOf(view, action);
  if (attack && attack.kind === 'ranged' && !isNpc(attack.target)) notes.push(t('card.bothWays'));
  return notes;
}

function walkNotes(
  speaker: Speaker,
  walker: number,
  walk: NonNullable<ForesightView['walk']>,
  threats: () => ThreatMap,
): string[] {
  const { view, t } = speaker;
  const { path, noticedAt } = walk;
  const notes = [`${t('card.steps', { n: path.length })}.`];
  if (noticedAt !== undefined) {
    const by = mobBeside(view, noticedAt);
    notes.push(t('card.seenAt', { step: path.indexOf(noticedAt) + 1, unit: speaker.unit(by) }));
  } else if (walker >= 0 && !isNpc(walker) && isWary(view, walker)) notes.push(t('card.unseen'));
  const strikers = threats().get(path.at(-1) ?? -1)?.length ?? 0;
  if (threats().size > 0) notes.push(strikers > 0 ? t('card.danger', { n: strikers }) : t('card.safe'));
  return notes;
}

function mobBeside(view: View, cell: number): number {
  const site = siteOf(view.map);
  const index = view.npcs.findIndex(
    (npc) => npc.cell >= 0 && npc.kind !== 'turret' && site.board.distance(npc.cell, cell) === 1,
  );
  return index < 0 ? -1 : npcUnit(index);
}

function consequenceOf(speaker: Speaker, walker: number, ahead: ForesightView): Consequence | undefined {
  const { view, t } = speaker;
  const { becomes, alert } = ahead;
  if (!becomes) return undefined;
  const now = computeAlertLevel(view);
  const then = alert ?? predictAlertLevel(view, view.alertModifier, 0);
  const after = 'total' in then ? then.total : now.total;
  const actions = 'actions' in then ? then.actions : then.npcActionsPerActivation;
  const lines = [
    actions === now.npcActionsPerActivation
      ? t('card.actionsSame', { n: actions })
      : t('card.actions', { n: actions, now: now.npcActionsPerActivation }),
    ...(stanceOf(becomes).isTarget && actions > 0 ? targeters(speaker, walker, becomes) : []),
  ];
  return {
    stance: becomes,
    title: t('card.becomesAlert', { stance: speaker.stance(becomes) }),
    before: now.total,
    after,
    lines,
  };
}

/** Returns the guards that would then choose this character, nearest first, at most two. */
function targeters(
  speaker: Speaker,
  unit: number,
  stance: 'overt' | 'hidden' | 'disguised' | 'stunned' | 'unconscious',
): string[] {
  const { view, t } = speaker;
  if (unit < 0 || unit >= FIRST_NPC || cellOf(view, unit) < 0) return [];
  const seen: View = { ...view, characters: view.characters.with(unit, { ...view.characters[unit]!, stance }) };
  const found: { text: string; away: number }[] = [];
  for (let i = 0; i < view.npcs.length; i++) {
    const npc = npcUnit(i);
    if (view.npcs[i]!.cell < 0 || view.npcs[i]!.charmed) continue;
    const { tied } = choose(seen, npc);
    if (!tied.includes(unit)) continue;
    const distance = distanceBetween(view, npc, unit);
    const key = tied.length > 1 ? 'card.mayPick' : 'card.picks';
    found.push({ text: t(key, { unit: speaker.unit(npc), distance }), away: distance });
  }
  return found
    .sort((a, b) => a.away - b.away)
    .slice(0, 2)
    .map(({ text }) => text);
}
