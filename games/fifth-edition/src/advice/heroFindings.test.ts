import { describe, expect, it } from 'vitest';
import { rulebookOf } from '../../test/content.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import { settleChoices } from '../questions/settleChoices.ts';
import { blankRecord } from '../record/blankRecord.ts';
import { applyChoice, levelUp } from '../record/changes.ts';
import type { CharacterRecord } from '../record/record.ts';
import { FINDING_CODES } from './finding.ts';
import { heroFindings } from './heroFindings.ts';
import { recordAfterFix } from './recordAfterFix.ts';

const rulebook = rulebookOf('2024');

function hero(className: string, level = 1, scores: Partial<CharacterRecord['baseAbilities']> = {}): CharacterRecord {
  let record = applyChoice(blankRecord({ id: 'x', name: 'Ada', edition: '2024' }), 'class', className);
  for (const [key, value] of [
    ['species', 'human'],
    ['background', 'soldier'],
  ] as const)
    record = applyChoice(record, key, value);
  while (record.levels.length < level) record = levelUp(record, className)!;
  const baseAbilities = { ...record.baseAbilities, STR: 15, DEX: 14, CON: 13, INT: 14, WIS: 14, CHA: 14, ...scores };
  return settleChoices({ ...record, abilityMethod: 'manual', baseAbilities }, rulebook, () => 0);
}

function carrying(record: CharacterRecord, ...items: readonly string[]): CharacterRecord {
  const inventory = items.map((text) => {
    const [item = '', how] = text.split(' ');
    return { instanceId: item, item, equipped: how !== 'stowed', attuned: false };
  });
  return { ...record, inventory };
}

function findingsOf(record: CharacterRecord) {
  return heroFindings(record, evaluateCharacter(record, rulebook), rulebook);
}

function codesOf(record: CharacterRecord): readonly string[] {
  return findingsOf(record).map(({ code }) => code);
}

const armed = carrying(hero('fighter'), 'chain-mail', 'longsword', 'javelin stowed');

/** A hero with one weakness each. */
const WEAK: Readonly<Record<(typeof FINDING_CODES)[number], CharacterRecord>> = {
  'open-choices': blankRecord({ id: 'x', name: '', edition: '2024' }),
  'spell-twice': {
    ...hero('cleric', 3),
    choices: {
      ...hero('cleric', 3).choices,
      'cleric-prepared': ['bless', 'bane', 'command', 'guiding-bolt', 'healing-word', 'silence'],
    },
  },
  'skill-twice': {
    ...hero('fighter'),
    choices: {
      ...hero('fighter').choices,
      'human-skill': 'Perception',
      'fighter-skills': ['Athletics', 'Survival'],
      'fighter-skills/replacement': [],
    },
  },
  'mastery-unused': {
    ...armed,
    choices: { ...armed.choices, 'fighter-masteries': ['greatsword', 'pike', 'longsword'] },
  },
  'style-unused': {
    ...armed,
    inventory: carrying(armed, 'longsword', 'longbow stowed', 'arrows').inventory,
    choices: { ...armed.choices, 'fighter-style': 'defense' },
  },
  'no-heal': {
    ...hero('druid'),
    choices: { ...hero('druid').choices, 'druid-prepared': ['entangle', 'jump', 'longstrider', 'fog-cloud'] },
  },
  'no-attack-cantrip': {
    ...hero('wizard'),
    choices: { ...hero('wizard').choices, 'wizard-cantrips': ['light', 'mending', 'message'] },
  },
  'ability-low': carrying(hero('wizard', 1, { INT: 8, STR: 15 }), 'dagger', 'orb stowed'),
  'no-gear': hero('fighter'),
  'no-ammunition': carrying(hero('fighter'), 'chain-mail', 'longbow'),
  'no-weapon': carrying(hero('fighter'), 'chain-mail'),
  'weapon-stowed': carrying(hero('fighter'), 'longsword stowed'),
  'weapon-untrained': carrying(hero('wizard'), 'greataxe'),
  'no-reach': carrying(hero('fighter'), 'longsword'),
  'armor-stowed': carrying(hero('fighter'), 'chain-mail stowed', 'longsword'),
  'armor-untrained': carrying(hero('wizard'), 'chain-mail'),
  'armor-heavy': carrying(hero('fighter', 1, { STR: 8 }), 'plate-armor', 'rapier'),
  'no-focus': carrying(hero('wizard'), 'dagger'),
  'not-attuned': carrying(hero('fighter'), 'longsword', 'cloak-of-protection'),
};

describe('heroFindings', () => {
  it.each(FINDING_CODES)('heroFindings says %s of a hero with that weakness', (code) => {
    expect(codesOf(WEAK[code])).toContain(code);
  });

  it.each(FINDING_CODES.filter((code) => code !== 'open-choices'))('the fix of %s removes it', (code) => {
    const record = WEAK[code];
    const fixes = findingsOf(record).find((found) => found.code === code)?.fixes ?? [];
    expect(fixes).not.toEqual([]);
    for (const fix of fixes) expect(codesOf(recordAfterFix(record, fix))).not.toContain(code);
  });

  it('heroFindings is silent about a well-equipped fighter', () => {
    const choices = {
      ...armed.choices,
      'fighter-style': 'defense',
      'fighter-masteries': ['longsword', 'javelin', 'pike'],
    };
    expect(codesOf({ ...armed, choices })).toEqual([]);
  });
});
