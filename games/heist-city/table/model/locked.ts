import {
  type Action,
  actionOf,
  armsOf,
  type Cell,
  cellOf,
  distance,
  distanceBetween,
  FIRST_NPC,
  isConscious,
  isSlotAction,
  itemOf,
  roleOf,
  type SlotAction,
  seatOf,
  siteOf,
  slotsOf,
  unitCount,
  type View,
  whyNot,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { adviceWords } from './advisor.ts';
import { type Choice, choiceId } from './choices.ts';
import { choiceLabel } from './choiceWords.ts';
import type { Speaker } from './speaker.ts';

/** Something the active character could do at other times, with what stands in the way. */
export interface Locked {
  readonly id: string;
  readonly sample: Action;
  readonly label: string;
  /** Why not, and what would help. */
  readonly reason: string;
  readonly slots: number | undefined;
}

/** What is closed to the active character right now. Only what it could ever do is told. R 7.2 */
export function lockedChoices(
  speaker: Speaker,
  seat: Seat,
  choices: readonly Choice[],
  language: string,
): readonly Locked[] {
  const { view } = speaker;
  const actor = view.activation?.character;
  if (actor === undefined || seatOf(actor) !== seat || view.flow.at(-1)?.at !== 'act') return [];
  const open = new Set(choices.map(({ id }) => id));
  const found = new Map<string, Locked>();
  for (const sample of probes(view, actor)) {
    const id = choiceId(sample);
    if (open.has(id) || found.has(id)) continue;
    const advice = whyNot(view, seat, sample);
    if (!advice || SILENT.includes(advice.code)) continue;
    const slots = isSlotAction(sample) ? slotsOf(view, actor, sample) : undefined;
    found.set(id, {
      id,
      sample,
      label: choiceLabel(speaker, sample),
      reason: adviceWords(speaker, advice, language),
      slots,
    });
  }
  return [...found.values()];
}

/** What nobody wants to be told of: it is a matter of course. */
const SILENT = ['refused-wrong-role', 'refused-loaded', 'refused-not-carrying', 'refused-not-throwable'];

/** One example of everything a character could do, aimed at whatever is nearest. */
function probes(view: View, actor: number): SlotAction[] {
  const { foe, mob, drop, computer, carried } = surroundings(view, actor);
  const here = cellOf(view, actor);
  const found: SlotAction[] = [
    { type: 'move', to: here },
    { type: 'hustle', to: here },
    { type: 'sprint', to: here },
  ];
  for (const weapon of armsOf(view, actor)) found.push(...withWeapon(weapon, foe));
  if (drop >= 0) found.push({ type: 'pick-up', what: { drop } });
  if (computer >= 0) found.push({ type: 'hack-computer', computer });
  if (carried >= 0) found.push({ type: 'hack-upload', drop: carried });
  if (mob >= 0) found.push({ type: 'mob-intel', npc: mob }, { type: 'charm', npc: mob });
  found.push({ type: 'go-loud' }, ...ofRole(actor, foe, here));
  return found;
}

function withWeapon(weapon: string, target: number): SlotAction[] {
  const item = itemOf(weapon);
  if (target < 0) return [];
  if (item.type === 'ranged')
    return [
      { type: 'attack', weapon, target },
      { type: 'reload', weapon },
    ];
  if (item.type === 'melee' && weapon !== 'fist') return [{ type: 'attack', weapon, target }];
  return [];
}

function ofRole(actor: number, target: number, here: Cell): SlotAction[] {
  switch (roleOf(actor)) {
    case 'face':
      return [{ type: 'in-plain-sight', target: actor }, { type: 'face-off' }];
    case 'muscle':
      return [{ type: 'all-eyes-on-me' }, ...(target >= 0 ? [{ type: 'push', weapon: 'fist', target } as const] : [])];
    case 'ninja':
      return [
        { type: 'ninja-vanish', to: here },
        ...(target >= 0 ? [{ type: 'ghost-hand', weapon: 'fist', target } as const] : []),
      ];
    case 'brain':
      return [{ type: 'all-according-to-plan' }];
    case 'spook':
      return target >= 0 ? [{ type: 'cqc', weapon: 'fist', target, to: here }] : [];
  }
}

/** The nearest of everything. */
function surroundings(view: View, actor: number) {
  const site = siteOf(view.map);
  const here = cellOf(view, actor);
  const away = (cell: Cell) => distance(site, here, cell);
  const units = Array.from({ length: unitCount(view) }, (_, unit) => unit).filter((unit) => isConscious(view, unit));
  const near = (list: readonly number[]) =>
    list.reduce(
      (best, one) => (best < 0 || distanceBetween(view, actor, one) < distanceBetween(view, actor, best) ? one : best),
      -1,
    );
  const nearest = (cells: readonly Cell[]) =>
    cells.reduce((best, cell, i) => (cell >= 0 && (best < 0 || away(cell) < away(cells[best]!)) ? i : best), -1);
  return {
    foe: near(units.filter((unit) => unit < FIRST_NPC && seatOf(unit) !== seatOf(actor))),
    mob: near(units.filter((unit) => unit >= FIRST_NPC && view.npcs[unit - FIRST_NPC]!.kind !== 'turret')),
    drop: nearest(view.drops.map(({ cell }) => cell)),
    computer: nearest(site.computers),
    carried: view.characters[actor]!.carries[0] ?? -1,
  };
}

/** The rule behind a choice, in the words of the content. */
export function ruleOf(speaker: Speaker, action: Action): string {
  const id = ruleId(action);
  return id ? speaker.say(`name.actionRule.${id}`) : '';
}

function ruleId(action: Action): string | undefined {
  switch (action.type) {
    case 'attack':
      return itemOf(action.weapon).type === 'melee' ? 'attack-melee' : 'attack-ranged';
    case 'throw-weapon':
      return 'attack-ranged';
    case 'mob-intel':
      return 'get-mob-intel';
    case 'cqc':
      return 'cqc-technique';
    case 'drop':
      return 'drop-item';
    case 'end':
      return 'end-activation';
    default:
      return isSlotAction(action) ? actionOf(action.type).id : undefined;
  }
}
