import {
  type Action,
  type ActionOf,
  actionOf,
  distanceOf,
  FIRST_NPC,
  isSlotAction,
  PRESETS,
  type View,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import { type Choice, isShot } from './choices.ts';
import { itemIcon } from './crews.ts';
import { facetsOf } from './facets.ts';
import { facetText } from './facetWords.ts';
import { foresee } from './foresight.ts';
import { percent, type Speaker } from './speaker.ts';

/** What a button says. */
export function choiceLabel(speaker: Speaker, action: Action): string {
  const { say } = speaker;
  switch (action.type) {
    case 'attack':
      return speaker.item(action.weapon);
    case 'throw-weapon':
      return say('choice.throwWeapon', { item: speaker.item(action.weapon) });
    case 'ghost-hand':
      return say('choice.ghostHand', { item: speaker.item(action.weapon) });
    case 'push':
      return say('choice.pushWith', { item: speaker.item(action.weapon) });
    case 'cqc':
      return say('choice.cqc', { item: speaker.item(action.weapon) });
    case 'throw':
      return action.using === 'C'
        ? say('choice.throwCharm', { item: speaker.item(action.item) })
        : speaker.item(action.item);
    case 'reload':
      return say('choice.reload', { item: speaker.item(action.weapon) });
    case 'deploy':
      return say('choice.deploy', { stance: speaker.stance(action.stance) });
    case 'reroll':
      return say('choice.reroll', { item: speaker.item(action.with) });
    case 'shove':
      return action.length === 0 ? say('choice.leave') : say(`choice.${action.way}`, { length: action.length });
    case 'pick-up':
      return say('choice.pickUp');
    case 'drop':
      return say('choice.drop');
    case 'loadout':
      return say('choice.preset', { name: presetName(speaker, action) });
    case 'plan':
      return action.actions[0] ? choiceLabel(speaker, action.actions[0]) : say('dock.planEmpty');
    case 'activate':
    case 'champion':
      return speaker.role(action.character);
    case 'aim':
      return speaker.unit(action.target);
    case 'extract-with':
      return speaker.role(action.ally);
    case 'set-alert':
      return say('choice.set-alert', { modifier: action.modifier });
    default:
      return isSlotAction(action)
        ? speaker.action(RECORD_IDS[action.type] ?? action.type)
        : say(`choice.${action.type}`);
  }
}

/** The unit that a button stands for, where it stands for one. */
export function choiceUnit(action: Action): number {
  switch (action.type) {
    case 'activate':
    case 'champion':
      return action.character;
    case 'aim':
      return action.target;
    case 'extract-with':
      return action.ally;
    default:
      return -1;
  }
}

/** The icon of a button. */
export function choiceIcon(action: Action): string {
  if (action.type === 'plan') return action.actions[0] ? choiceIcon(action.actions[0]) : 'plan';
  if (action.type === 'attack' || action.type === 'throw-weapon' || action.type === 'reload') {
    return itemIcon(action.weapon);
  }
  if (action.type === 'throw') return itemIcon(action.item);
  if (action.type === 'deploy') return STANCE_ICONS[action.stance];
  return ICONS[action.type] ?? 'dice';
}

/** The line below: the odds of the best target, how far a walk goes, what one becomes. */
export function choiceDetail(speaker: Speaker, seat: Seat, choice: Choice): string {
  const { view, say } = speaker;
  const { sample, actions } = choice;
  const id = walkId(sample);
  if (id !== undefined && view.activation) {
    return say('detail.hexes', { n: distanceOf(view, walkerOf(view, sample), id) });
  }
  if (choice.group === 'attack' || isChecked(sample)) {
    const odds = actions.slice(0, ENOUGH).map((action) => {
      const ahead = foresee(view, seat, action);
      return (ahead.hit ?? ahead.check)?.chance ?? -1;
    });
    const best = Math.max(...odds);
    if (best >= 0) return say(odds.length > 1 ? 'detail.best' : 'detail.percent', { n: percent(best) });
  }
  const becomes = actions.length === 1 ? foresee(view, seat, sample).becomes : undefined;
  if (becomes) return speaker.stance(becomes);
  const unit = choiceUnit(sample);
  if (unit >= 0) return unit < FIRST_NPC ? speaker.stance(view.characters[unit]!.stance) : '';
  const [facet] = facetsOf(sample, view);
  if (!facet) return isSlotAction(sample) && isOnce(sample) ? say('detail.once') : '';
  if (actions.length === 1) return facetText(speaker, facet);
  return say(facet.kind === 'hex' ? 'detail.hexes' : 'detail.targets', { n: distinct(choice, view) });
}

/** What the commit button says. */
export function commitLabel(speaker: Speaker, action: Action): string {
  const { say, view } = speaker;
  switch (action.type) {
    case 'attack':
    case 'throw-weapon':
      return say(isShot(action) ? 'commit.shoot' : 'commit.attack', { target: speaker.role(action.target) });
    case 'activate':
      return say('commit.activate', { target: speaker.role(action.character) });
    case 'deploy':
      return say('commit.deploy', { stance: speaker.stance(action.stance) });
    case 'champion':
    case 'aim':
    case 'extract-with':
      return say('commit.at', { choice: say(`choice.${action.type}`), target: choiceLabel(speaker, action) });
    default: {
      const [facet] = facetsOf(action, view);
      const choice = choiceLabel(speaker, action);
      if (!facet || facet.kind === 'hex') return choice;
      return say('commit.at', {
        choice,
        target: facet.kind === 'unit' ? speaker.role(facet.unit) : facetText(speaker, facet),
      });
    }
  }
}

/** How far the walk of an action goes, by the record it belongs to. */
export function walkId(action: Action): string | undefined {
  switch (action.type) {
    case 'move':
    case 'hustle':
    case 'sprint':
    case 'ninja-vanish':
    case 'move-it-along':
      return action.type;
    case 'plan-move':
      return 'move';
    case 'cqc':
      return 'cqc-technique';
    default:
      return undefined;
  }
}

/** Who walks when an action is done. */
export function walkerOf(view: View, action: Action): number {
  if (action.type === 'move-it-along' || action.type === 'plan-move') return action.unit;
  const frame = view.flow.at(-1);
  if (frame?.at === 'under-cover') return frame.unit;
  return view.activation?.character ?? -1;
}

/** No more targets than this are looked at for the odds on a button. */
const ENOUGH = 24;

const STANCE_ICONS = { hidden: 'invisible', disguised: 'duality-mask', overt: 'megaphone' } as const;

const RECORD_IDS: Readonly<Record<string, string>> = {
  'mob-intel': 'get-mob-intel',
  cqc: 'cqc-technique',
};

const ICONS: { readonly [Type in Action['type']]?: string } = {
  move: 'run',
  hustle: 'sprint',
  sprint: 'sprint',
  'ninja-vanish': 'smoke',
  'ghost-hand': 'ghost',
  'go-loud': 'megaphone',
  'pick-up': 'bag',
  'hack-computer': 'laptop',
  'hack-upload': 'usb-key',
  charm: 'charm',
  'mob-intel': 'talk',
  'remove-disguise': 'unmask',
  'in-plain-sight': 'invisible',
  'face-off': 'duality-mask',
  'all-eyes-on-me': 'eyes',
  push: 'push',
  'move-it-along': 'walk',
  'all-according-to-plan': 'plan',
  cqc: 'fists',
  'camera-squib': 'lure',
  'breaching-charge': 'breach',
  'wake-up': 'wake',
  drop: 'bag',
  activate: 'play-button',
  'plan-move': 'walk',
  aim: 'aim',
  champion: 'laptop',
  keep: 'keep',
  reroll: 'clover',
};

function isChecked(action: Action): boolean {
  return ['charm', 'mob-intel', 'remove-disguise', 'hack-computer', 'hack-upload'].includes(action.type);
}

function isOnce(action: Action): boolean {
  const id = RECORD_IDS[action.type] ?? action.type;
  return !['attack', 'throw-weapon'].includes(action.type) && id in ONCE;
}

const ONCE: Readonly<Record<string, true>> = Object.fromEntries(
  ['in-plain-sight', 'all-eyes-on-me', 'ninja-vanish', 'all-according-to-plan']
    .filter((id) => actionOf(id).limit === 'game')
    .map((id) => [id, true as const]),
);

function distinct(choice: Choice, view: View): number {
  const first = choice.actions.map((action) => {
    const [facet] = facetsOf(action, view);
    return facet?.kind === 'unit' ? `u${facet.unit}` : facet?.kind === 'hex' ? `h${facet.cell}` : JSON.stringify(facet);
  });
  return new Set(first).size;
}

function presetName({ say, item }: Speaker, { items }: ActionOf<'loadout'>): string {
  const text = JSON.stringify(items);
  const preset = PRESETS.find((each) => JSON.stringify(each.items) === text);
  return preset ? say(`name.preset.${preset.name}`) : item(items.flat()[0] ?? 'fist');
}
