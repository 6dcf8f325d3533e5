import { actions, alertLevels, items, maps, npcs, roles, scores, stances } from '../../src/content/index.ts';
import type { Action, SlotAction } from '../../src/state/action.ts';
import { PRESETS } from '../../src/units/presets.ts';

/** Names of actions that differ from their record, or have none. */
const ACTIONS = {
  loadout: 'Loadout',
  deploy: 'Deploy',
  activate: 'Activate',
  pass: 'Pass',
  attack: 'Attack',
  'throw-weapon': 'Throw',
  'mob-intel': 'Get Mob Intel',
  cqc: 'CQC Technique',
  drop: 'Drop Item',
  end: 'End',
  plan: 'Plan',
  aim: 'Aim',
  shove: 'Shove',
  reroll: 'Roll again',
  keep: 'Keep the roll',
  'plan-move': 'Free Move',
  'plan-done': 'No more moves',
  champion: 'Hack',
  'extract-with': 'Jetpack',
  'set-alert': 'Alert modifier',
  concede: 'Give up',
} as const satisfies { readonly [Type in Exclude<Action['type'], SlotAction['type']>]: string } & {
  readonly [Type in SlotAction['type']]?: string;
};

const actionNames: Readonly<Record<string, string>> = { ...byId(actions), ...ACTIONS };

/** English names of the content, taken from its records. */
export const names = {
  role: byId(Object.values(roles)),
  npc: byId(Object.values(npcs)),
  stance: byId(Object.values(stances)),
  alert: byId(alertLevels),
  item: byId(items),
  action: actionNames,
  score: byId(Object.values(scores)),
  site: byId(maps),
  preset: Object.fromEntries(PRESETS.map(({ name }) => [name, name])),
  stat: {
    M: 'Movement',
    MS: 'Melee skill',
    BS: 'Ranged skill',
    W: 'Wounds',
    D: 'Defence',
    H: 'Hacking',
    C: 'Charm',
  },
  scoreShort: {
    'hack-computer': 'Hack',
    'hack-info-drop': 'Upload',
    'info-drop-extract': 'Extract',
    'down-enemy': 'Down',
    'reveal-hidden': 'Reveal',
    'reveal-disguised': 'Unmask',
    'mob-intel': 'Intel',
    escape: 'Escape',
  },
  roleRule: ruleOf(Object.values(roles)),
  npcRule: ruleOf(Object.values(npcs)),
  stanceRule: ruleOf(Object.values(stances)),
  actionRule: ruleOf(actions),
  scoreRule: ruleOf(Object.values(scores)),
  alertRule: ruleOf(alertLevels),
  siteRule: ruleOf(maps),
};

interface Named {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

function byId(records: readonly Named[]): Record<string, string> {
  return Object.fromEntries(records.map(({ id, name }) => [id, name]));
}

function ruleOf(records: readonly Named[]): Record<string, string> {
  return Object.fromEntries(records.map(({ id, description }) => [id, description]));
}
