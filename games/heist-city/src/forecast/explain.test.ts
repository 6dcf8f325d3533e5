import type { Reason } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { ENEMY_BRAIN, ENEMY_FACE, FACE, GUARD, hex, MUSCLE, NINJA, SPOOK, table } from '../../test/table.ts';
import { heistCity } from '../game/game.ts';

/** Returns the value under a code, anywhere among the reasons. */
function under(reasons: readonly Reason[], code: string): unknown {
  for (const reason of reasons) {
    if (reason.code === code) return reason.value;
    const inner = under(reason.reasons ?? [], code);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

const rifle = () =>
  table({
    acting: SPOOK,
    spook: { at: [0, 0], stance: 'hidden', items: ['long-gun', 'scope'] },
    'enemy-muscle': { at: [4, 0] },
    'enemy-face': { at: [9, 0] },
    face: { at: [0, 9] },
  });

describe('Explanation of an attack', () => {
  it('explain gives the number with each modifier, the odds and the expected damage of an attack (R 18.9)', () => {
    const reasons = heistCity.explain(rifle().view(0), `attack:${SPOOK}:long-gun:6`);
    expect(reasons.find(({ code }) => code === 'to-beat')).toEqual({
      code: 'to-beat',
      value: 5,
      reasons: [
        { code: 'stat', params: { stat: 'BS' }, value: 7 },
        { code: 'item', params: { item: 'scope' }, value: -1 },
        { code: 'attacker-stance', params: { stance: 'hidden' }, value: -1 },
      ],
    });
    expect(under(reasons, 'chance-to-hit')).toBeCloseTo(26 / 36, 12);
    expect(under(reasons, 'damage')).toBe(5);
    expect(under(reasons, 'to-save')).toBe(6);
    // A hit for 5 against a save needing 6: residual 102/36.
    expect(under(reasons, 'expected-damage')).toBeCloseTo((26 / 36) * (102 / 36), 12);
  });

  it("explain gives the attacker's state and the alert after an attack", () => {
    const reasons = heistCity.explain(rifle().view(0), `attack:${SPOOK}:long-gun:6`);
    expect(under(reasons, 'becomes')).toBe('overt');
    expect(under(reasons, 'alert')).toBe(4);
    expect(under(reasons, 'npc-actions')).toBe(1);
  });

  it('explain covers attacks by guards, pushes and thrown knives', () => {
    const match = table({
      acting: MUSCLE,
      muscle: { at: [0, 0], items: ['boxing-gloves', 'knife'] },
      'enemy-face': { at: [1, 0] },
      'enemy-brain': { at: [3, 0] },
      npcs: [{ kind: 'guard', at: [0, 1] }],
    });
    const about = (subject: string) => heistCity.explain(match.view(0), subject);
    const skill = (reasons: readonly Reason[]) => reasons[0]?.reasons?.[0];
    expect(under(about(`attack:${GUARD}::${MUSCLE}`), 'to-beat')).toBe(7);
    expect(under(about(`attack:${MUSCLE}:boxing-gloves:${ENEMY_FACE}`), 'rolls')).toBe(3);
    expect(under(about(`attack:${MUSCLE}:boxing-gloves:${ENEMY_FACE}:push`), 'rolls')).toBe(1);
    expect(skill(about(`attack:${MUSCLE}:knife:${ENEMY_BRAIN}`))).toMatchObject({ params: { stat: 'BS' }, value: 8 });
    expect(skill(about(`attack:${MUSCLE}:knife:${ENEMY_FACE}`))).toMatchObject({ params: { stat: 'MS' }, value: 7 });
  });

  it('explain is empty for an unknown subject', () => {
    const view = rifle().view(0);
    for (const subject of ['', 'attack', 'attack:1:2:3', 'attack:99:fist:0', 'npc:3', 'npc:x', 'stat:0:Z', 'weather']) {
      expect(heistCity.explain(view, subject)).toEqual([]);
    }
  });
});

describe('Other explanations', () => {
  it("explain lists an NPC's candidates with distances, and the reason for its choice", () => {
    const match = table({
      acting: SPOOK,
      npcs: [{ kind: 'guard', at: [0, 0] }],
      face: { at: [3, 0] },
      'enemy-face': { at: [0, 5] },
    });
    expect(heistCity.explain(match.view('spectator'), `npc:${GUARD}`)).toEqual([
      { code: 'goes-for', value: [FACE], reasons: [{ code: 'nearest' }] },
      { code: 'does', value: 'walk' },
      {
        code: 'candidate',
        value: FACE,
        reasons: [{ code: 'distance', value: 3 }, { code: 'chosen', value: 1 }, { code: 'nearest' }],
      },
      {
        code: 'candidate',
        value: ENEMY_FACE,
        reasons: [
          { code: 'distance', value: 5 },
          { code: 'chosen', value: 0 },
        ],
      },
    ]);
  });

  it('explain lists the parts of the alert', () => {
    const match = table({
      acting: SPOOK,
      alertModifier: 1,
      face: { at: [0, 0] },
      ninja: { at: [1, 0], stance: 'stunned' },
      brain: { at: [2, 0], stance: 'unconscious' },
      muscle: { at: [3, 0], stance: 'hidden' },
    });
    const reasons = heistCity.explain(match.view(0), 'alert');
    expect(reasons[0]).toMatchObject({
      code: 'total',
      value: 4,
      reasons: [{ value: 1 }, { value: 1 }, { value: 1 }, { code: 'modifier', value: 1 }],
    });
    expect(under(reasons, 'npc-actions')).toBe(1);
  });

  it('explain lists the base of a stat and the bonuses of equipment', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0], items: ['lockpicks', 'crowbar'] } });
    expect(heistCity.explain(match.view(0), `stat:${NINJA}:H`)).toEqual([
      {
        code: 'stat',
        params: { stat: 'H' },
        value: 6,
        reasons: [
          { code: 'stat', params: { stat: 'H' }, value: 8 },
          { code: 'item', params: { item: 'lockpicks' }, value: -1 },
          { code: 'item', params: { item: 'crowbar' }, value: -1 },
        ],
      },
    ]);
  });
});

describe('preview', () => {
  const preview = (match: ReturnType<typeof table>, action: Parameters<typeof heistCity.preview>[2]) =>
    heistCity.preview(match.view(0), 0, action);

  it('preview of a move gives slots, hexes, and the hex where the character is noticed', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], stance: 'hidden' },
      npcs: [{ kind: 'guard', at: [3, 0] }],
    });
    const reasons = preview(match, { type: 'move', to: hex(match, 2, 0) });
    expect(under(reasons, 'slots')).toBe(1);
    expect(under(reasons, 'slots-left')).toBe(2);
    expect(under(reasons, 'hexes')).toBe(2);
    expect(under(reasons, 'noticed-at')).toBe(hex(match, 2, 0));
    expect(under(reasons, 'alert')).toBe(1);
    expect(under(preview(match, { type: 'move', to: hex(match, 1, 0) }), 'noticed-at')).toBeUndefined();
  });

  it('preview of a check gives the probability', () => {
    const match = table({
      acting: FACE,
      face: { at: [0, 0], stance: 'disguised' },
      npcs: [{ kind: 'guard', at: [1, 0] }],
    });
    expect(under(preview(match, { type: 'charm', npc: GUARD }), 'chance')).toBeCloseTo(26 / 36, 12);
    expect(under(preview(match, { type: 'mob-intel', npc: GUARD }), 'slots')).toBe(2);
  });

  it('preview of a grenade lists every unit in the area', () => {
    const match = table({
      acting: SPOOK,
      spook: { at: [0, 0], items: ['frag'] },
      ninja: { at: [3, 0] },
      'enemy-brain': { at: [4, 0] },
      'enemy-face': { at: [9, 0] },
    });
    const reasons = preview(match, { type: 'throw', item: 'frag', cell: hex(match, 4, 0) });
    expect(under(reasons, 'chance-to-hit')).toBeCloseTo(15 / 36, 12);
    const caught = reasons.filter(({ code }) => code === 'caught').map(({ params, value }) => [params?.unit, value]);
    expect(caught).toEqual([
      [ENEMY_BRAIN, expect.closeTo((15 / 36) * (62 / 36), 12)],
      [NINJA, expect.any(Number)],
    ]);
  });

  it('preview of CQC gives the odds from the end of the move', () => {
    const match = table({ acting: SPOOK, spook: { at: [0, 0] }, 'enemy-brain': { at: [4, 0] } });
    const reasons = preview(match, { type: 'cqc', to: hex(match, 3, 0), weapon: 'fist', target: ENEMY_BRAIN });
    expect(under(reasons, 'hexes')).toBe(3);
    expect(under(reasons, 'to-beat')).toBe(9);
  });
});
