import { actions, alertLevels, items, maps, npcs, PRESETS, roles, scores, stances } from '@tessera/heist-city';

/** What things are called in English: the content says it. */
export const namesEn = {
  role: byId(Object.values(roles)),
  npc: { ...byId(Object.values(npcs)), guard: 'Guard' },
  stance: byId(Object.values(stances)),
  alert: byId(alertLevels),
  item: byId(items),
  action: byId(actions),
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
  itemRule: ruleOf(items),
  scoreRule: ruleOf(Object.values(scores)),
  alertRule: ruleOf(alertLevels),
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
