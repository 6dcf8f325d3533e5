import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { PHASES, VP_EVENTS } from '../src/state/vocabulary.ts';
import { resolveExchange } from '../src/weapons/combat.ts';
import { declareAttack } from '../src/weapons/targetNumber.ts';
import { dice, type Placement, scene } from '../test/scene.ts';
import { ENEMY_FACE, SPOOK, table } from '../test/table.ts';
import * as engine from './index.ts';

const Becomes = z.enum(['accepted', 'translated', 'refused']);
const Spec = z.strictObject({
  document: z.literal('004'),
  blocks: z.array(z.strictObject({ name: z.string(), becomes: Becomes, how: z.string() })),
  types: z.record(z.string(), z.array(z.string())),
  values: z.record(z.string(), z.array(z.string())),
  functions: z.array(
    z.strictObject({
      name: z.string(),
      parameters: z.array(z.string()),
      becomes: Becomes,
      how: z.string().optional(),
    }),
  ),
  tests: z.array(z.strictObject({ name: z.string(), file: z.string() })),
  transitions: z.array(z.strictObject({ trigger: z.string(), becomes: Becomes, how: z.string().optional() })),
});
const folder = new URL('..', import.meta.url);
const spec = Spec.parse(JSON.parse(readFileSync(new URL('spec/blocks.json', folder), 'utf8')));
const readme = readFileSync(new URL('README.md', folder), 'utf8');

const state = table({
  acting: SPOOK,
  spook: { at: [0, 0], items: ['plink-gun', 'katana'] },
  'enemy-brain': { at: [5, 0] },
  'enemy-face': { at: [1, 0], stance: 'hidden' },
  active: { character: SPOOK, ranged: 1 },
}).state;
const [spook, brain, face] = ['p1-spook', 'p2-brain', 'p2-face'].map((id) => engine.tokenOf(state, id)) as [
  engine.CharacterToken,
  engine.CharacterToken,
  engine.CharacterToken,
];
const turn = engine.createInitialTurnState(state);
const combat = (changes: Partial<engine.CombatResult>): engine.CombatResult => ({
  attack: engine.resolveMeleeAttack(spook, face, 'katana', dice(6, 6), state),
  defense: null,
  targetWoundsAfter: 3,
  targetStateAfter: 'hidden',
  targetDowned: false,
  ...changes,
});

/** One call per function with the arguments that the specification writes, and its result. */
const CALLS: Readonly<Record<string, () => void>> = {
  // @ts-expect-error The call has no chance.
  roll2d6: () => expect(() => engine.roll2d6()).toThrow('roll2d6 needs the chance of a match'),
  // @ts-expect-error The call has no chance.
  rollVsTarget: () => expect(() => engine.rollVsTarget(7)).toThrow('rollVsTarget needs the chance of a match'),
  probability2d6: () =>
    expect([2, 7, 12, 13].map((target) => engine.probability2d6(target).toFixed(3))).toEqual([
      '1.000',
      '0.583',
      '0.028',
      '0.000',
    ]),
  expectedSuccessMargin: () => expect(engine.expectedSuccessMargin(7)).toBeCloseTo(5 / 3, 12),
  all2d6Outcomes: () => expect(engine.all2d6Outcomes()).toHaveLength(36),
  getLegalActions: () =>
    expect(engine.getLegalActions(spook, state, turn, 'hex').map(({ actionId }) => actionId)).toContain('move'),
  isActionLegal: () => {
    expect(engine.isActionLegal(spook, 'attack-ranged', 'p2-brain', state, turn, 'hex')).toEqual({ legal: true });
    expect(engine.isActionLegal(spook, 'fly', null, state, turn, 'hex')).toMatchObject({ legal: false });
  },
  getRemainingSlots: () => expect(engine.getRemainingSlots(spook)).toBe(3),
  canActivate: () => expect(engine.canActivate(face, turn)).toBe(true),
  getRepeatPenalty: () => expect(engine.getRepeatPenalty(spook, 'attack-ranged')).toBe(1),
  resolveRangedAttack: () =>
    expect(engine.resolveRangedAttack(spook, brain, 'plink-gun', dice(5, 4), state)).toMatchObject({
      hit: true,
      targetNumber: 8,
      damage: 2,
    }),
  resolveMeleeAttack: () =>
    expect(engine.resolveMeleeAttack(spook, face, 'katana', dice(1, 1), state)).toMatchObject({
      hit: false,
      damage: 0,
    }),
  resolveDefenseSave: () =>
    expect(engine.resolveDefenseSave(brain, 2, dice(4, 3))).toMatchObject({ damageReduced: 1, finalDamage: 1 }),
  applyDamage: () => {
    const { updatedTarget, ...rest } = engine.applyDamage(brain, 6);
    expect([updatedTarget.state, rest]).toEqual(['stunned', { stateChanged: true, vpAwarded: true }]);
  },
  resolveHackCheck: () => expect(engine.resolveHackCheck(brain, dice(4, 3), 0)).toEqual({ success: true, margin: 1 }),
  resolveCharmCheck: () => expect(engine.resolveCharmCheck(brain, dice(1, 1), 0)).toMatchObject({ success: false }),
  resolveOpposedRoll: () =>
    // @ts-expect-error The call has no rolls.
    expect(() => engine.resolveOpposedRoll(brain, spook, 'H')).toThrow('resolveOpposedRoll needs both rolls'),
  expectedDamage: () => expect(engine.expectedDamage(spook, brain, 'plink-gun', state)).toBeCloseTo(10 / 36, 12),
  getStateTransition: () => {
    expect(engine.getStateTransition(face, 'go-loud', null, null)).toBe('overt');
    expect(engine.getStateTransition(face, 'reload', null, null)).toBeNull();
  },
  preservesHiddenState: () => expect(engine.preservesHiddenState('silenced-plink-gun')).toBe(true),
  preservesDisguisedState: () => expect(engine.preservesDisguisedState('plink-gun')).toBe(false),
  applyStateTransitions: () =>
    expect(engine.applyStateTransitions(face, 'attack-ranged', 'machine-gun', null).state).toBe('overt'),
  getStateModifiers: () => {
    const none = { hitModifier: 0, damageModifier: 0, defenseModifier: 0, hackModifier: 0, charmModifier: 0 };
    expect(engine.getStateModifiers('overt')).toEqual({ ...none, defenseModifier: 1 });
    const hidden = { ...none, hitModifier: -1, hackModifier: 1 };
    expect(engine.getStateModifiers('hidden')).toEqual(hidden);
    expect(engine.getStateModifiers('hidden', false, true)).toEqual({ ...hidden, damageModifier: 1 });
    expect(engine.getStateModifiers('disguised', true)).toEqual({
      ...none,
      hitModifier: -1,
      damageModifier: 1,
      charmModifier: 1,
    });
  },
  createInitialTurnState: () =>
    expect(engine.createInitialTurnState(state)).toMatchObject({ turnNumber: 1, phase: 'player-activation' }),
  getNextActivatingPlayer: () => expect(engine.getNextActivatingPlayer(turn, state)).toBe(1),
  markActivated: () => expect(engine.markActivated(turn, 'p1-spook').activationsRemaining.get('p1-spook')).toBe(false),
  allPlayersActivated: () => {
    const ids = [...turn.activationsRemaining.keys()];
    expect(engine.allPlayersActivated(turn, state)).toBe(false);
    expect(engine.allPlayersActivated(ids.reduce(engine.markActivated, turn), state)).toBe(true);
  },
  advanceToNPCPhase: () => expect(engine.advanceToNPCPhase(turn).phase).toBe('npc-phase'),
  advanceToEndOfTurn: () =>
    expect(engine.advanceToEndOfTurn(turn)).toMatchObject({ phase: 'end-of-turn', npcPhaseComplete: true }),
  advanceToNextTurn: () => {
    expect(engine.advanceToNextTurn(turn, state).turnNumber).toBe(2);
    const last = { ...turn, turnNumber: 5 };
    expect(engine.advanceToNextTurn(last, state)).toMatchObject({ turnNumber: 5, phase: 'game-over' });
  },
  getEndOfTurnEffects: () => expect(engine.getEndOfTurnEffects(state).activation).toBeNull(),
  awardVP: () => expect(engine.awardVP(spook, 'info-drop-extract', 5).points).toBe(3),
  calculateTeamVP: () =>
    expect(engine.calculateTeamVP(scene({ face: { vp: 2 }, brain: { vp: 1 }, 'enemy-face': { vp: 4 } }), 1)).toBe(3),
  calculateEscapeVP: () => {
    const zones = [{ playerNumber: 1 as const, cells: [{ q: 0, r: 0 }] }];
    expect(engine.calculateEscapeVP(state, zones, 5, 1).map(({ characterId }) => characterId)).toEqual(['p1-spook']);
  },
  getVPOpportunities: () =>
    expect(engine.getVPOpportunities(spook, state, turn, 'hex')).toContainEqual(
      expect.objectContaining({ type: 'reveal-hidden', targetId: 'p2-face' }),
    ),
  computeAlertLevel: () => expect(engine.computeAlertLevel(state, 1)).toMatchObject({ level: 1, total: 3 }),
  getNPCActionCount: () =>
    expect(([0, 1, 2] as const).map((level) => engine.getNPCActionCount(level))).toEqual([0, 1, 2]),
  shouldSpawnElites: () => expect(([2, 3] as const).map(engine.shouldSpawnElites)).toEqual([false, true]),
  predictAlertLevel: () => expect(engine.predictAlertLevel(state, 0, 6)).toMatchObject({ level: 3, total: 8 }),
};

const ninja = (stance: engine.CharacterState, more: Placement = {}) =>
  engine.tokenOf(scene({ ninja: { at: [0, 0], stance, ...more }, npcs: [{ kind: 'guard', at: [1, 0] }] }), 'p1-ninja');
const by = (action: string, ...stances: engine.CharacterState[]) =>
  stances.map((stance) =>
    engine.getStateTransition(ninja(stance, stance === 'stunned' ? { wounds: 0 } : {}), action, 'machine-gun', null),
  );
const fall = (stance: engine.CharacterState, more: Placement) =>
  engine.applyDamage(ninja(stance, more), 9).updatedTarget.state;

/** One check per row of the table of transitions. */
const TRANSITIONS: Readonly<Record<string, () => void>> = {
  'Attack with non-Hidden weapon': () => expect(by('attack-ranged', 'hidden')).toEqual(['overt']),
  'Attack with non-Disguised weapon': () => expect(by('attack-ranged', 'disguised')).toEqual(['overt']),
  'Move in melee range of a mob': () => expect(by('move', 'hidden')).toEqual(['overt']),
  'Take any stun effect': () => {
    const stunned = combat({ targetStateAfter: 'stunned' });
    for (const stance of ['overt', 'hidden', 'disguised'] as const)
      expect(engine.getStateTransition(ninja(stance), 'attack-melee', 'katana', stunned)).toBe('stunned');
  },
  'Wounds reach 0 (first time)': () =>
    expect((['overt', 'hidden', 'disguised'] as const).map((stance) => fall(stance, {}))).toEqual([
      'stunned',
      'stunned',
      'stunned',
    ]),
  'Wounds reach 0 (second time)': () => {
    expect(fall('overt', { downs: 1 })).toBe('unconscious');
    expect(fall('stunned', { downs: 1, wounds: 0 })).toBe('unconscious');
  },
  'Use "Wake Up" (3-slot action)': () => expect(by('wake-up', 'stunned')).toEqual(['overt']),
  'Use "Face Off" (Face ability)': () =>
    expect(by('face-off', 'overt', 'hidden', 'stunned')).toEqual(['disguised', 'disguised', null]),
  'Use "Ninja Vanish" (Ninja ability)': () =>
    expect(by('ninja-vanish', 'overt', 'disguised', 'stunned')).toEqual(['hidden', 'hidden', null]),
  'Use "Go Loud"': () => expect(by('go-loud', 'hidden', 'disguised')).toEqual(['overt', 'overt']),
  'Successful melee hit on Hidden target': () => {
    const hit = combat({ targetStateAfter: 'overt' });
    expect(engine.getStateTransition(ninja('hidden'), 'attack-melee', 'katana', hit)).toBe('overt');
  },
};

describe('List of the specification', () => {
  test.each(spec.functions)('the function $name is $becomes with the arguments as written', ({ name }) => {
    expect(Object.keys(engine)).toContain(name);
    const call = CALLS[name];
    expect(call, name).toBeDefined();
    call?.();
  });

  test.each(spec.transitions)('the trigger $trigger changes the state as written', ({ trigger }) => {
    const check = TRANSITIONS[trigger];
    expect(check, trigger).toBeDefined();
    check?.();
  });

  test('the README gives a reason and a ruling for every item that is not accepted', () => {
    const rest = [...spec.functions, ...spec.transitions].filter(({ becomes }) => becomes !== 'accepted');
    expect(rest.length).toBeGreaterThan(5);
    const cells = readme.split('\n').flatMap((line) => line.split('|')[1]?.trim().split(', ') ?? []);
    for (const { how = '', ...row } of rest) {
      const own = 'name' in row ? `\`${row.name}\`` : row.trigger;
      expect(how, own).not.toBe('');
      expect(cells).toContain(/\(([A-E]\d+)\)/.exec(how)?.[1] ?? own);
    }
  });

  test('the engine has the fields of every type of the specification', () => {
    const legal = engine.getLegalActions(spook, state).find(({ actionId }) => actionId === 'attack-ranged');
    const move = engine.getLegalActions(spook, state).find(({ actionId }) => actionId === 'move');
    const values: Readonly<Record<string, object>> = {
      DiceRollResult: engine.all2d6Outcomes()[0]!,
      AttackResult: engine.resolveMeleeAttack(spook, face, 'katana', dice(6, 6), state),
      DefenseResult: engine.resolveDefenseSave(brain, 2, dice(4, 3)),
      CombatResult: resolveExchange(
        state,
        declareAttack(state, SPOOK, ENEMY_FACE, 'katana', 'melee'),
        dice(6, 6),
        dice(1, 1),
      ),
      LegalAction: { ...move, ...legal },
      TurnState: turn,
      VPEvent: engine.awardVP(spook, 'escape', 5),
      AlertLevelState: engine.computeAlertLevel(state, 0),
    };
    expect(Object.keys(values)).toEqual(Object.keys(spec.types));
    for (const [name, fields] of Object.entries(spec.types))
      expect(Object.keys(values[name]!).toSorted(), name).toEqual(fields.toSorted());
  });

  test('the engine has the phases and the kinds of points of the specification', () => {
    expect([...VP_EVENTS].toSorted()).toEqual(spec.values.VPEventType?.toSorted());
    expect(PHASES).toEqual(expect.arrayContaining(spec.values.TurnPhase ?? ['none']));
  });

  test('the list names an existing test file for each that the specification asks for', () => {
    expect(spec.tests.length).toBeGreaterThan(6);
    for (const { file } of spec.tests) expect(existsSync(new URL(file, folder)), file).toBe(true);
  });

  test('applyStateTransitions keeps a Hidden Ninja Hidden with a Silenced Plink Gun and makes it Overt with a Machine Gun', () => {
    const fired = (weapon: string) =>
      engine.applyStateTransitions(ninja('hidden', { items: [weapon] }), 'attack-ranged', weapon, null).state;
    expect([fired('silenced-plink-gun'), fired('machine-gun')]).toEqual(['hidden', 'overt']);
  });
});

const SHARED = new URL('../../../../shared/spec/', import.meta.url);

/** Returns the text of the specification, or an empty string without the document. */
function documentText(): string {
  const name = existsSync(SHARED) ? readdirSync(SHARED).find((each) => each.startsWith('004_')) : undefined;
  return name === undefined ? '' : readFileSync(new URL(name, SHARED), 'utf8');
}

const written = documentText();

describe.skipIf(written === '')('Specification document', () => {
  const blocks = written.split(/^```/m).filter((_, index) => index % 2 === 1);

  test('the document has the listed blocks, in the same order', () => {
    expect(blocks).toHaveLength(spec.blocks.length);
    for (const [index, { name }] of spec.blocks.entries())
      for (const word of name.split(', ')) expect(blocks[index], word).toContain(word);
  });

  test('the document has the listed functions and arguments, in the same order', () => {
    const signatures = [...written.matchAll(/^\*\*`(\w+)\(([^)]*)\)/gm)];
    const found = signatures.map(([, name, parameters = '']) => ({
      name,
      parameters: parameters.split(', ').filter((each) => each !== ''),
    }));
    expect(spec.functions.map(({ name, parameters }) => ({ name, parameters }))).toEqual(found);
  });

  test('the document has the listed types, fields and values only', () => {
    const types = [...(blocks[0] ?? '').matchAll(/^(\w+) \{([^}]*)\}/gm)];
    const found = types.map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/(\w+)\??: /g)].map(([, field]) => field),
    ]);
    expect(Object.entries(spec.types)).toEqual(found);
    const unions = [...(blocks[0] ?? '').matchAll(/^(\w+) = ((?:'[\w-]+'|[\s|])+)/gm)];
    const values = unions.map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/'([\w-]+)'/g)].map(([, v]) => v),
    ]);
    expect(Object.entries(spec.values)).toEqual(values);
  });

  test('the document has the listed state transitions and test files only', () => {
    const [, table = ''] = written.split('| Trigger | From | To |');
    const rows = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| ([^|]*[^|\s-][^|]*) \|/gm)].map(([, row]) => row);
    expect(spec.transitions.map(({ trigger }) => trigger)).toEqual(rows);
    const files = [...written.matchAll(/^- `(\w+\.test\.ts)`/gm)].map(([, file]) => file);
    expect(spec.tests.map(({ name }) => name)).toEqual(files);
  });
});
