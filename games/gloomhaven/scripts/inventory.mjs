// Counts the effects, triggers, conditions and targets of the reference's cards, items and scenarios.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Families of free text: requirements on the schema from sentences without structure in the reference. */
const FAMILIES = {
  // triggers
  'next-n-charges': /\bnext (?:one|two|three|four|five|six|attack)\b|\bnext time\b/i,
  'each-time': /\beach time|any ?time|every time|whenever\b/i,
  'start-of-turn': /(?:start|begin\w*) of (?:each of |your next |a round|each)/i,
  'end-of-turn': /end of (?:each|your|the) /i,
  'end-of-round': /end of each round/i,
  'when-attacked': /when(?: you are)? (?:attacked|damaged)|attacks? targeting you|sources? of/i,
  'on-death': /on death|enemy dies|when killed|you kill/i,
  'once-per-action': /once (?:during|per)/i,
  'during-attack': /during (?:your|any of your|an ally)[^.]*attack|on your[^.]*attack/i,
  'during-move': /during your move|on any of your move|movement, add/i,
  'during-turn': /during your turn/i,
  'on-consume': /consume an element|would consume/i,
  'all-attacks': /to all (?:of )?(?:your|their|yours?)\s*\w*\s*attacks/i,
  // conditions
  'if-adjacent-to-allies': /adjacent to any of (?:your|the) /i,
  'if-adjacent-to-none': /adjacent to none/i,
  'if-has-condition': /with (?:poison|stun|disarm|at least)|negative condition (?:on|token)|has poison/i,
  'if-invisible': /(?:while|if you are|you are considered) invisible/i,
  'if-element': /is (?:not )?strong/i,
  'if-hit-points': /hit point value|fewer hit points|undamaged/i,
  'if-rank': /\b(?:normal|elite)\b[^.]*\b(?:enem|target|monster)/i,
  'if-straight-line': /straight line/i,
  'if-moved': /if you move|after moving|hexes? (?:you )?moved/i,
  'if-doomed': /doomed/i,
  // values
  'value-x': /\bwhere X\b|\+X\b|\bX is\b/i,
  'per-figure': /for each (?:of your allies|negative|adjacent|enemy|two|attack|target)/i,
  double: /\bdouble\b/i,
  instead: /\binstead\b/i,
  // effects
  kill: /\bkill (?:one|all|the)\b/i,
  recover: /\brecover\b/i,
  refresh: /\brefresh\b/i,
  'suffer-damage': /suffers?\b[^.]*damage/i,
  'no-damage': /suffers? no damage/i,
  'shield-gain': /gain[^.]*shield/i,
  'retaliate-gain': /gain[^.]*retaliate/i,
  advantage: /\badvantage\b/i,
  disadvantage: /\bdisadvantage\b/i,
  'condition-on-figures':
    /\b(?:poison|wound|muddle|curse|immobilize|stun|strengthen|bless|disarm) (?:all|one|self|yourself|the|and|to)/i,
  'remove-condition': /remove[sd]? (?:all|one|poison)/i,
  immune: /\bimmune\b|unaffected|ignore the damaging/i,
  'ally-performs': /ally[^.]*\b(?:may )?perform|allies[^.]*\bperform/i,
  'force-enemy': /\bforce\b/i,
  'switch-sides': /as if its allies were enemies/i,
  'create-trap': /create (?:one|a)[^.]*\btrap/i,
  'disarm-trap': /disarm (?:one|all)[^.]*trap|traps moved/i,
  'create-obstacle': /create[^.]*obstacle/i,
  'destroy-obstacle': /destroy[^.]*obstacle/i,
  'move-obstacle': /move one adjacent[^.]*obstacle/i,
  redirect: /targets you with that attack|attack one of its allies|suffer that damage/i,
  teleport: /\bteleport\b|\bswap/i,
  'gain-xp': /card\.experience|experience/i,
  'extra-action': /extra turn|additional turn|play (?:one|two) card|act again/i,
  'basic-action': /default (?:top|bottom)/i,
  initiative: /\binitiative\b/i,
  'treat-as': /\btreat all|performed as/i,
  'hand-over-card': /place this card in|give (?:one|all)/i,
  'class-keyword': /augment|\bsongs?\b|\bdooms?\b|\bcommands?\b/i,
  'pay-damage': /you may suffer|suffer <?[^.]*to add/i,
  'modifier-deck': /modifier (?:card|deck)/i,
  'loot-more': /\bloot\b/i,
  fly: /\bfly\b/i,
  'bonus-to-attack': /attack\.valueSign|\+\w <game\.action\.attack/i,
  'bonus-to-move': /move\.valueSign/i,
  'bonus-to-heal-or-range': /(?:heal|range)\.valueSign/i,
  'target-all': /target all|affect all|all (?:adjacent )?(?:allies|enemies)|target (?:any|one)|affect any/i,
  'mark-an-enemy': /character token/i,
  'create-element': /\bcreate (?:any|\w+)\.|generate/i,
  'turn-into-area': /into the following/i,
  jump: /\bjump\b/i,
  'ignore-shield': /ignore[^.]*shield/i,
  'straight-to-hit-points': /overheal|redistribute|exhausted|reduce your current/i,
  'more-small-items': /carry/i,
};

const WRAPPERS = new Set(['concatenation', 'concatenationSpacer', 'grid', 'box']);

/** Returns all counts, from the reference's data folder. */
export function takeInventory(folder) {
  const read = (path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const labels = read('labels-en.json');
  const all = (name) => readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'));
  const decks = all('character-decks').map((file) => read(`character-decks/${file}`));
  const monsterDecks = all('monster-decks').map((file) => read(`monster-decks/${file}`));
  const items = read('items.json');
  const rules = Object.entries(read('scenario-rules.json')).filter(([key]) => /^\d+$/.test(key));
  const halves = decks.flatMap(({ abilities }) =>
    abilities.flatMap((card) => [card.actions ?? [], card.bottomActions ?? []]),
  );
  const monsterCards = monsterDecks.flatMap(({ abilities }) => abilities.map(({ actions = [] }) => actions));
  const sources = {
    halves: halves.map((actions) => describe(actions, labels)),
    'monster cards': monsterCards.map((actions) => describe(actions, labels)),
    items: items.map(({ actions = [], summon }) =>
      describe([...actions, ...(summon ? [{ type: 'summon' }] : [])], labels),
    ),
  };
  return {
    totals: {
      classes: decks.length,
      cards: halves.length / 2,
      halves: halves.length,
      'monster decks': monsterDecks.length,
      'monster cards': monsterCards.length,
      items: items.length,
      scenarios: rules.length,
    },
    effects: tally(sources, ({ effects }) => effects),
    conditions: tally(sources, ({ conditions }) => conditions),
    targets: tally(sources, ({ targets }) => targets),
    elements: tally(sources, ({ elements }) => elements),
    lasting: tally(sources, ({ lasting }) => lasting),
    families: tally(sources, ({ families }) => families),
    unread: Object.entries(sources).map(([name, list]) => [name, list.filter(({ unread }) => unread > 0).length]),
    scenarios: scenarioTally(rules.map(([, rule]) => rule)),
  };
}

/** Returns the effects of one half, card or item, each name once. */
function describe(actions, labels) {
  const found = { effects: [], conditions: [], targets: [], elements: [], lasting: [], families: [], unread: 0 };
  for (const action of actions) visit(action, undefined, found, labels);
  const once = ([key, value]) => [key, Array.isArray(value) ? [...new Set(value)] : value];
  return Object.fromEntries(Object.entries(found).map(once));
}

function visit(node, parent, found, labels) {
  const { type, value, valueType, subActions = [] } = node;
  if (type === 'custom') readText(String(value), found, labels);
  else if (type === 'condition') found.conditions.push(value);
  else if (type === 'specialTarget') found.targets.push(String(value).replace(/:.*/, ''));
  else if (type === 'element') found.elements.push(`${valueType === 'minus' ? 'consume' : 'infuse'} ${value}`);
  else if (type === 'card') found.lasting.push(String(value).replace(/:.*/, ''));
  if (!WRAPPERS.has(type) && type !== 'custom') {
    const kind = type === 'element' ? (valueType === 'minus' ? 'consume' : 'infuse') : type;
    found.effects.push(parent === undefined ? kind : `${parent} > ${kind}`);
  }
  const inside = WRAPPERS.has(type) ? parent : type === 'custom' ? 'text' : type;
  for (const inner of subActions) visit(inner, inside, found, labels);
}

function readText(value, found, labels) {
  const text = resolveLabels(value, labels);
  const families = Object.entries(FAMILIES).flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []));
  found.families.push(...families);
  if (families.length === 0 && text.trim().length > 3) found.unread += 1;
}

/** Resolves labels, which may contain labels; any left after three passes is an icon. */
function resolveLabels(value, labels) {
  let text = value;
  for (let turn = 0; turn < 3; turn++) text = text.replace(/%([^%]+)%/g, (all, key) => labels[key] ?? all);
  return text.replace(/%([^%]+)%/g, '<$1>');
}

/** Counts the entries of each source with each name, most frequent first. */
function tally(sources, names) {
  const rows = new Map();
  for (const [source, entries] of Object.entries(sources)) {
    for (const name of entries.flatMap(names).map(inWords)) {
      const row = rows.get(name) ?? {};
      row[source] = (row[source] ?? 0) + 1;
      rows.set(name, row);
    }
  }
  const sum = (row) => Object.values(row).reduce((a, b) => a + b, 0);
  return [...rows].sort(([a, x], [b, y]) => sum(y) - sum(x) || a.localeCompare(b));
}

/** Returns `enemiesAdjacent` as `enemies adjacent`, with the reference's abbreviations spelled out. */
function inWords(name) {
  return name.replace('amAdd', 'modifierCards').replace(/([a-z])([A-Z])/g, (_, a, b) => `${a} ${b.toLowerCase()}`);
}

function scenarioTally(rules) {
  const rows = new Map();
  const add = (text) => {
    const name = inWords(text);
    rows.set(name, (rows.get(name) ?? 0) + 1);
  };
  for (const {
    goal = [],
    lose = [],
    setup = [],
    rules: special = [],
    bossSpecials,
    locks = [],
    objectives = [],
  } of rules) {
    for (const { type } of goal) add(`goal: ${type}`);
    if (lose.length > 0) add('lose: own condition');
    for (const each of setup) add(`set-up: ${typeof each === 'string' ? 'told in words' : each.type}`);
    for (const each of special) for (const name of ruleNames(each)) add(`rule: ${name}`);
    if (bossSpecials) add('boss specials');
    if (locks.length > 0) add('locked doors');
    for (const each of objectives) add(each.ally ? 'objective: ally' : 'objective: object with hit points');
  }
  return [...rows].sort(([a, x], [b, y]) => y - x || a.localeCompare(b));
}

const RULE_FAMILIES = {
  spawn: /spawn|appears|summons/i,
  'each round': /(?:end|start) of (?:each|every|odd|even|the|that)|odd rounds|even rounds/i,
  'door opens': /\bdoors?\b/i,
  'pressure plate': /\bplate/i,
  damage: /suffer/i,
  elements: /\b(?:dark|light|fire|ice|air|earth)\b[^.]*(?:strong|inert)/i,
  'ally moves and fights': /initiative \d+/i,
  'monster stats changed': /hp|level \+|shield|attack \+|\+1 attack/i,
};

function ruleNames(rule) {
  if (typeof rule !== 'string') return [rule.type];
  const names = Object.entries(RULE_FAMILIES).flatMap(([name, pattern]) => (pattern.test(rule) ? [name] : []));
  return names.length > 0 ? names : ['of its own'];
}
