import { describe, expect, it } from 'vitest';
import { dice, type Moment, scene } from '../../test/scene.ts';
import { reveal } from '../stealth/stateTransitions.ts';
import { unitOf } from '../units/units.ts';
import { resolveAttackRoll, resolveExchange, resolveMeleeAttack, resolveRangedAttack } from './combat.ts';
import { attackDamage, attackDamageReasons } from './damage.ts';
import { resolveDefenseSave, saveNeeds, saveReasons } from './save.ts';
import { type Attack, declareAttack } from './targetNumber.ts';
import { woundUnit } from './wounds.ts';

const [FACE, MUSCLE, NINJA, , SPOOK] = [0, 1, 2, 3, 4] as const;
const E_FACE = unitOf(1, 'face');
const E_BRAIN = unitOf(1, 'brain');
const GUARD = 10;

/** Returns an Overt Spook five hexes from an enemy Brain. */
function duel(moment: Moment = {}) {
  const state = scene({ spook: { at: [0, 0] }, 'enemy-brain': { at: [5, 0] }, ...moment });
  const attack = declareAttack(state, SPOOK, E_BRAIN, 'plink-gun', 'ranged');
  return { state, attack, rolls: exchange(state, attack) };
}

/** Resolves attack and save from given dice. */
function exchange(state: ReturnType<typeof scene>, attack: Attack) {
  return (a: [number, number], s: [number, number] = [1, 1], roll = 0) =>
    resolveExchange(state, attack, dice(...a), dice(...s), roll);
}

describe('Shot', () => {
  it('a shot that beats BS hits, and a failed save prevents nothing (K1)', () => {
    expect(duel().rolls([4, 4], [3, 3])).toMatchObject({
      attack: { hit: true, targetNumber: 7, damage: 2, weaponId: 'plink-gun', attackerState: 'overt' },
      defense: { saved: false, targetNumber: 7, damageReduced: 0, finalDamage: 2 },
      targetWoundsAfter: 4,
      targetStateAfter: 'overt',
      targetDowned: false,
    });
  });

  it('a shot that only equals BS misses, without a save (K2)', () => {
    expect(duel().rolls([4, 3])).toMatchObject({
      attack: { hit: false, damage: 0 },
      defense: null,
      targetWoundsAfter: 6,
    });
  });

  it('under hit-gte a shot that equals BS hits (K2)', () => {
    expect(duel({ variants: ['hit-gte'] }).rolls([4, 3]).attack.hit).toBe(true);
  });

  it('an Overt target saves when it reaches its defence with the bonus (K3)', () => {
    expect(duel().rolls([4, 4], [4, 3])).toMatchObject({ defense: { damageReduced: 1 }, targetWoundsAfter: 5 });
  });

  it('a Hidden target fails the same save and stays Hidden (K5, S21)', () => {
    const { rolls } = duel({ 'enemy-brain': { at: [5, 0], stance: 'hidden' } });
    expect(rolls([4, 4], [4, 3])).toMatchObject({
      defense: { saved: false },
      targetWoundsAfter: 4,
      targetStateAfter: 'hidden',
    });
  });

  it('under overt-no-bonus an Overt target fails that save too', () => {
    expect(duel({ variants: ['overt-no-bonus'] }).rolls([4, 4], [4, 3]).defense).toMatchObject({ saved: false });
  });

  it('a second Machine Gun action needs 10 (K6)', () => {
    const state = scene({
      muscle: { at: [0, 0] },
      'enemy-brain': { at: [5, 0] },
      active: { character: MUSCLE, ranged: 1 },
    });
    const shot = (a: number, b: number) => resolveRangedAttack(state, MUSCLE, E_BRAIN, 'machine-gun', dice(a, b));
    expect(shot(5, 4)).toMatchObject({ hit: false, targetNumber: 9 });
    expect(shot(5, 5)).toMatchObject({ hit: true, damage: 2 });
  });

  it('a shot of a Disguised Face has no melee bonus (K12)', () => {
    const state = scene({ face: { at: [0, 0], stance: 'disguised' }, 'enemy-brain': { at: [5, 0] } });
    expect(resolveRangedAttack(state, FACE, E_BRAIN, 'lazer', dice(6, 4))).toMatchObject({
      targetNumber: 9,
      damage: 2,
    });
  });

  it("a shot counts the shooter's Scope and the target's Body Armor (K13)", () => {
    const { rolls } = duel({
      spook: { at: [0, 0], items: ['scope'] },
      'enemy-brain': { at: [5, 0], items: ['body-armor'] },
    });
    expect(rolls([4, 3], [4, 2])).toMatchObject({ attack: { hit: true }, defense: { damageReduced: 1 } });
  });

  it('a thrown knife does 4 damage, and 1 more from a Hidden Ninja to an undamaged target (K20)', () => {
    const ninja = { at: [1, 0], stance: 'hidden' } as const;
    const shot = (wounds: number) =>
      resolveRangedAttack(scene({ ninja, 'enemy-brain': { at: [5, 0], wounds } }), NINJA, E_BRAIN, 'knife', dice(5, 4));
    expect(shot(6)).toMatchObject({ hit: true, targetNumber: 8, damage: 5 });
    expect(shot(5).damage).toBe(4);
  });

  it('a shot removes a guard unless a save prevents all damage (K28)', () => {
    const state = scene({ spook: { at: [0, 0] }, npcs: [{ kind: 'guard', at: [3, 0] }] });
    const rolls = exchange(state, declareAttack(state, SPOOK, GUARD, 'plink-gun', 'ranged'));
    expect(rolls([4, 4], [5, 5])).toMatchObject({
      defense: { damageReduced: 1, finalDamage: 1 },
      targetWoundsAfter: 0,
      targetStateAfter: null,
      targetDowned: true,
    });
    expect(rolls([4, 4], [5, 6])).toMatchObject({ defense: { finalDamage: 0 }, targetDowned: false });
  });

  it('cover improves the save against a shot by one (R 4.6)', () => {
    const { state, attack } = duel();
    const rolls = exchange(state, { ...attack, cover: true });
    expect(rolls([4, 4], [4, 2]).defense).toMatchObject({ saved: true, targetNumber: 6 });
  });
});

describe('Melee attack', () => {
  it('a melee attack of a Hidden Ninja does more damage the first time only (K10)', () => {
    const state = scene({ ninja: { at: [0, 0], stance: 'hidden' }, 'enemy-face': { at: [1, 0] } });
    const attack = declareAttack(state, NINJA, E_FACE, 'katana', 'melee');
    const rolls = exchange(state, attack);
    expect(rolls([4, 3], [2, 3])).toMatchObject({ attack: { targetNumber: 6, damage: 4 }, targetWoundsAfter: 3 });
    state.characters[E_FACE]!.wounds = 3;
    expect(rolls([4, 3], [6, 3], 1)).toMatchObject({
      attack: { hit: true, damage: 3 },
      defense: { damageReduced: 2, finalDamage: 1 },
      targetWoundsAfter: 2,
    });
    expect(attackDamageReasons(scene({ 'enemy-face': {} }), attack)).toEqual([
      { code: 'item', params: { item: 'katana' }, value: 3 },
      { code: 'attacker-stance', params: { stance: 'hidden' }, value: 1 },
    ]);
  });

  it('a melee attack of a Disguised Face is easier and does more damage (K11)', () => {
    const state = scene({ face: { at: [0, 0], stance: 'disguised' }, 'enemy-brain': { at: [1, 0] } });
    const rolls = exchange(state, declareAttack(state, FACE, E_BRAIN, 'attache-case', 'melee'));
    expect(rolls([5, 3], [5, 4])).toMatchObject({
      attack: { hit: true, targetNumber: 7, damage: 4 },
      defense: { damageReduced: 3, finalDamage: 1 },
    });
  });

  it("a guard's attack meets the bonus of Overt and the reduction of All Eyes On Me (K22, B23)", () => {
    const guarded = { npcs: [{ kind: 'guard', at: [1, 0] }] } as const;
    const state = scene({ muscle: { at: [0, 0], allEyes: true }, ...guarded });
    const rolls = exchange(state, declareAttack(state, GUARD, MUSCLE, '', 'melee'));
    expect(rolls([4, 4], [2, 2])).toMatchObject({ attack: { damage: 2 }, defense: { saved: false, finalDamage: 1 } });
    const plain = scene({ muscle: { at: [0, 0] }, ...guarded });
    expect(exchange(plain, declareAttack(plain, GUARD, MUSCLE, '', 'melee'))([4, 4], [3, 3])).toMatchObject({
      defense: { saved: true, damageReduced: 1, finalDamage: 1 },
    });
  });

  it('a melee hit reveals a Hidden target even if all damage is saved (S20)', () => {
    const state = scene({ ninja: { at: [0, 0] }, 'enemy-spook': { at: [1, 0], stance: 'hidden' } });
    const target = unitOf(1, 'spook');
    const rolls = exchange(state, declareAttack(state, NINJA, target, 'fist', 'melee'));
    expect(rolls([6, 6], [6, 6])).toMatchObject({ defense: { finalDamage: 0 }, targetStateAfter: 'overt' });
    expect(rolls([1, 1])).toMatchObject({ targetStateAfter: 'hidden', targetWoundsAfter: 8 });
  });

  it('a melee attack that reveals and downs scores the reveal first, then the down (K30)', () => {
    const state = scene({
      ninja: { at: [0, 0], stance: 'hidden' },
      'enemy-spook': { at: [1, 0], stance: 'hidden', wounds: 2 },
    });
    const target = unitOf(1, 'spook');
    const { hit, damage } = resolveMeleeAttack(state, NINJA, target, 'katana', dice(6, 5));
    expect(hit).toBe(true);
    const defender = { unit: target, stance: 'hidden', cover: false } as const;
    reveal(state, target, 'melee-hit', NINJA);
    woundUnit(state, target, resolveDefenseSave(state, defender, damage, dice(1, 1)).finalDamage, NINJA);
    expect(state.scores.map(({ type }) => type)).toEqual(['reveal-hidden', 'down-enemy']);
    expect(state.characters[NINJA]!.vp).toBe(2);
  });
});

describe('Blast', () => {
  it('a blast does its damage without a bonus for state, to friend and foe (R 9.6)', () => {
    const state = scene({ spook: { at: [0, 0], stance: 'hidden' }, 'enemy-brain': { at: [3, 0] } });
    const attack = declareAttack(state, SPOOK, -1, 'frag', 'blast');
    expect(attackDamage(state, attack)).toBe(3);
    expect(resolveAttackRoll(state, attack, dice(4, 3))).toMatchObject({ hit: true, targetNumber: 6, damage: 3 });
  });

  it('each victim of a Rocket saves separately (K16)', () => {
    const state = scene({ 'enemy-muscle': { at: [0, 0] }, 'enemy-brain': { at: [1, 0] } });
    const save = (unit: number, a: number, b: number) =>
      resolveDefenseSave(state, { unit, stance: 'overt', cover: false }, 5, dice(a, b)).finalDamage;
    expect(save(unitOf(1, 'muscle'), 3, 2)).toBe(5);
    expect(save(E_BRAIN, 4, 4)).toBe(3);
  });

  it('an Exploding Pen rolled against C hits on 7 and misses on 6 (K23)', () => {
    const state = scene({ face: { at: [0, 0], stance: 'disguised' } });
    const pen = declareAttack(state, FACE, -1, 'exploding-pen', 'blast', { skill: 'C' });
    expect(resolveAttackRoll(state, pen, dice(4, 3)).hit).toBe(true);
    expect(resolveAttackRoll(state, pen, dice(4, 2)).hit).toBe(false);
  });
});

describe('Save', () => {
  it('Stunned characters and NPCs get no bonus to saves (R 10.9, 10.10)', () => {
    const state = scene({ brain: { at: [0, 0], stance: 'stunned' }, npcs: [{ kind: 'elite', at: [3, 0] }] });
    expect(saveNeeds(state, 3, 'stunned', false)).toBe(8);
    expect(saveNeeds(state, GUARD, 'overt', false)).toBe(7);
    expect(saveNeeds(state, GUARD, 'overt', true)).toBe(6);
  });

  it('saveReasons lists the parts of the needed total', () => {
    const state = scene({ brain: { at: [0, 0], items: ['body-armor'] } });
    expect(saveReasons(state, { unit: 3, stance: 'overt', cover: true })).toEqual([
      { code: 'stat', params: { stat: 'D' }, value: 8 },
      { code: 'item', params: { item: 'body-armor' }, value: -1 },
      { code: 'target-stance', params: { stance: 'overt' }, value: -1 },
      { code: 'cover', value: -1 },
    ]);
    expect(saveNeeds(state, 3, 'overt', true)).toBe(5);
  });

  it('a save uses the state that the target had before the attack (R 9.7)', () => {
    const state = scene({ 'enemy-face': { at: [0, 0], stance: 'overt' } });
    const save = resolveDefenseSave(state, { unit: E_FACE, stance: 'hidden', cover: false }, 3, dice(4, 4));
    expect(save).toMatchObject({ saved: false, targetNumber: 9 });
  });
});
