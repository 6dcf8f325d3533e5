import { describe, expect, it } from 'vitest';
import {
  asked,
  BRAIN,
  ENEMY_BRAIN,
  ENEMY_FACE,
  ENEMY_NINJA,
  FACE,
  GUARD,
  hex,
  legal,
  MUSCLE,
  NINJA,
  type Position,
  play,
  refusal,
  scored,
  table,
  told,
  under,
  whereIs,
} from '../test/table.ts';
import { coordsOf, siteOf } from './site.ts';
import type { Variant } from './variants.ts';

describe('things to carry', () => {
  it('12.1: are picked up within one hex, and take a slot each', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], items: ['katana', 'knife'] },
      drops: [
        [1, 0],
        [0, 1],
        [3, 0],
      ],
    });
    expect(refusal(match, { type: 'pick-up', what: { drop: 2 } })).toBe('out-of-range');
    play(match, { type: 'pick-up', what: { drop: 0 } });
    expect(match.state.characters[NINJA]!.carries).toEqual([0]);
    expect(match.state.drops[0]!.cell).toBe(-1);
    expect(refusal(match, { type: 'pick-up', what: { drop: 0 } })).toBe('no-target');
    expect(refusal(match, { type: 'pick-up', what: { drop: 1 } })).toBe('no-room');
    play(match, { type: 'pick-up', what: { drop: 1 }, leave: { item: 'knife' } });
    expect(match.state.characters[NINJA]).toMatchObject({ carries: [0, 1], items: [{ item: 'katana' }] });
    expect(match.state.gear).toMatchObject([{ item: 'knife', cell: hex(match, 0, 0), known: true }]);
  });

  it('12.1: nothing fits by leaving the very thing that made room', () => {
    const match = table({
      acting: NINJA,
      ninja: { at: [0, 0], items: ['attache-case', 'knife', 'katana', 'scope'] },
      drops: [[1, 0]],
    });
    expect(refusal(match, { type: 'pick-up', what: { drop: 0 } })).toBe('no-room');
    expect(refusal(match, { type: 'pick-up', what: { drop: 0 }, leave: { item: 'attache-case' } })).toBe('no-room');
    expect(refusal(match, { type: 'pick-up', what: { drop: 0 }, leave: { item: 'scope' } })).toBeUndefined();
    expect(legal(match, 'pick-up').map(({ leave }) => leave)).toEqual([
      { item: 'knife' },
      { item: 'katana' },
      { item: 'scope' },
    ]);
  });

  it('carry-free: objectives take no slot', () => {
    const match = table({
      ...under('carry-free'),
      acting: NINJA,
      ninja: { at: [0, 0], items: ['katana', 'knife', 'scope'] },
      drops: [[1, 0]],
    });
    expect(refusal(match, { type: 'pick-up', what: { drop: 0 } })).toBeUndefined();
  });

  it('5.6: unread gear shows when it is picked up, and comes with all its uses', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] }, gear: [{ at: [1, 0], item: 'frag', known: false }] });
    expect(match.view(0).gear[0]).not.toHaveProperty('item');
    const events = play(match, { type: 'pick-up', what: { gear: 0 } });
    expect(told(events, 'picked-up')).toMatchObject([{ item: 'frag' }]);
    expect(match.state).toMatchObject({ gear: [], read: ['frag'] });
    expect(match.state.characters[NINJA]!.items).toEqual([{ item: 'frag', loaded: true, uses: 1, found: true }]);
  });

  it('H13: fall with whoever is stunned, and anybody may take them; bought things stay', () => {
    const match = table({
      acting: ENEMY_FACE,
      'enemy-face': { at: [1, 0], items: ['katana'] },
      ninja: { at: [0, 0], wounds: 1, items: ['plink-gun'], carries: [0] },
      state: { drops: [{ kind: 'info', cell: -1, uploadedThisTurn: false }] },
    });
    play(match, { type: 'attack', weapon: 'katana', target: NINJA }, [6, 6, 1, 1]);
    expect(match.state.drops[0]!.cell).toBe(hex(match, 0, 0));
    expect(match.state.characters[NINJA]).toMatchObject({ carries: [], items: [{ item: 'plink-gun' }] });
    play(match, { type: 'pick-up', what: { drop: 0 } });
    expect(match.state.characters[ENEMY_FACE]!.carries).toEqual([0]);
  });

  it('12.5: are put down for free', () => {
    const match = table({
      acting: NINJA,
      slots: 0,
      ninja: { at: [0, 0], carries: [0] },
      state: { drops: [{ kind: 'info', cell: -1, uploadedThisTurn: false }] },
    });
    expect(refusal(match, { type: 'drop', what: { drop: 1 } })).toBe('not-carrying');
    expect(refusal(match, { type: 'drop', what: { item: 'fist' } })).toBe('not-carrying');
    play(match, { type: 'drop', what: { drop: 0 } });
    expect(match.state.drops[0]!.cell).toBe(hex(match, 0, 0));
  });
});

describe('uploading', () => {
  const carrier = (...variants: Variant[]) =>
    table({
      ...under(...variants),
      acting: BRAIN,
      brain: { at: [0, 0], carries: [0, 1] },
      state: {
        drops: [-1, -1, hex(table({}), 1, 0)].map((cell) => ({ kind: 'info', cell, uploadedThisTurn: false })),
      },
    });

  it('H3: from a carried drop is a hack at +1, once a turn for each drop', () => {
    const match = carrier();
    play(match, { type: 'hack-upload', drop: 0 }, [4, 3]);
    expect(scored(match)).toEqual([]);
    play(match, { type: 'hack-upload', drop: 0 }, [5, 3]);
    expect(scored(match)).toEqual([`${BRAIN} hack-info-drop`]);
    expect(refusal(match, { type: 'hack-upload', drop: 0 })).toBe('used-up');
    expect(refusal(match, { type: 'hack-upload', drop: 1 })).toBeUndefined();
  });

  it('needs carrying; upload-adjacent: or standing beside it', () => {
    expect(refusal(carrier(), { type: 'hack-upload', drop: 2 })).toBe('not-carrying');
    expect(refusal(carrier('upload-adjacent'), { type: 'hack-upload', drop: 2 })).toBeUndefined();
  });
});

describe('charm and mob intel', () => {
  const talker = (position: Position = {}) =>
    table({
      acting: FACE,
      face: { at: [0, 0], stance: 'disguised' },
      npcs: [
        { kind: 'guard', at: [1, 0] },
        { kind: 'guard', at: [0, 2] },
        { kind: 'turret', at: [-1, 0] },
      ],
      ...position,
    });

  it('H5: take a disguise and a mob beside one', () => {
    const overt = talker({ face: { at: [0, 0] } });
    expect(refusal(overt, { type: 'charm', npc: GUARD })).toBe('wrong-state');
    expect(refusal(overt, { type: 'mob-intel', npc: GUARD })).toBe('wrong-state');
    expect(refusal(talker(), { type: 'charm', npc: 11 })).toBe('no-target');
    expect(refusal(talker(), { type: 'mob-intel', npc: 12 })).toBe('no-target');
    expect(
      refusal(talker({ ...under('charm-any-state'), face: { at: [0, 0] } }), { type: 'charm', npc: GUARD }),
    ).toBeUndefined();
  });

  it('H6: charm keeps a mob busy for the phase, and scores only by variant', () => {
    const match = talker();
    play(match, { type: 'charm', npc: GUARD }, [4, 2]);
    expect(match.state.npcs[0]!.charmed).toBe(true);
    expect(scored(match)).toEqual([]);
    expect(refusal(match, { type: 'charm', npc: GUARD })).toBe('used-up');
    const scoring = talker(under('charm-vp'));
    play(scoring, { type: 'charm', npc: GUARD }, [4, 2]);
    expect(scored(scoring)).toEqual([`${FACE} mob-intel`]);
  });

  it('12.7: intel is a charm check at +2 for two slots, tried once a turn; Donuts make it one slot', () => {
    const match = talker();
    play(match, { type: 'mob-intel', npc: GUARD }, [4, 4]);
    expect(scored(match)).toEqual([`${FACE} mob-intel`]);
    expect(match.state.activation!.slots).toBe(1);
    const fed = talker({ face: { at: [0, 0], stance: 'disguised', items: ['donuts'] } });
    play(fed, { type: 'mob-intel', npc: GUARD }, [1, 1]);
    expect(fed.state.activation!.slots).toBe(2);
    expect(refusal(fed, { type: 'mob-intel', npc: GUARD })).toBe('used-up');
  });

  it('intel-per-crew: one try for the whole crew', () => {
    const match = talker({ ...under('intel-per-crew'), ninja: { at: [5, 0], triedIntel: true } });
    expect(refusal(match, { type: 'mob-intel', npc: GUARD })).toBe('used-up');
    expect(
      refusal(talker({ ninja: { at: [5, 0], triedIntel: true } }), { type: 'mob-intel', npc: GUARD }),
    ).toBeUndefined();
  });
});

describe('removing a disguise', () => {
  it('H7: is a hack check of somebody Hidden on a Disguised enemy beside', () => {
    const scene = (own: 'hidden' | 'overt', theirs: 'disguised' | 'hidden') =>
      table({
        acting: NINJA,
        ninja: { at: [0, 0], stance: own },
        'enemy-face': { at: [1, 0], stance: theirs },
      });
    const match = scene('hidden', 'disguised');
    play(match, { type: 'remove-disguise', target: ENEMY_FACE }, [4, 4]);
    expect(match.state.characters[ENEMY_FACE]!.stance).toBe('overt');
    expect(scored(match)).toEqual([`${NINJA} reveal-disguised`]);
    expect(refusal(scene('hidden', 'hidden'), { type: 'remove-disguise', target: ENEMY_FACE })).toBe('no-target');
    expect(refusal(scene('overt', 'disguised'), { type: 'remove-disguise', target: ENEMY_FACE })).toBe('wrong-state');
  });
});

describe('computers', () => {
  const site = siteOf('ballroom');
  const [q, r] = coordsOf(site, site.computers[0]!);
  const [east, west, above] = [
    [q + 1, r],
    [q - 1, r],
    [q, r - 1],
  ] as const;

  /** People connected to the first computer, and the end of the turn. */
  function endOfTurn(position: Position, dice?: number[]) {
    const match = table({ map: 'ballroom', acting: MUSCLE, next: [{ at: 'end-of-turn' }], ...position });
    const events = play(match, { type: 'end' }, dice);
    return { match, events };
  }

  it('12.2: connecting marks a character, once', () => {
    const match = table({ map: 'ballroom', acting: BRAIN, brain: { at: east } });
    expect(legal(match, 'hack-computer')).toEqual([{ type: 'hack-computer', computer: 0 }]);
    play(match, { type: 'hack-computer', computer: 0 });
    expect(match.state.characters[BRAIN]!.connected).toBe(0);
    expect(refusal(match, { type: 'hack-computer', computer: 0 })).toBe('used-up');
    expect(refusal(match, { type: 'hack-computer', computer: 1 })).toBe('out-of-range');
    expect(refusal(match, { type: 'hack-computer', computer: 9 })).toBe('no-target');
    const step = legal(match, 'move').at(-1)!;
    play(match, step);
    expect(match.state.characters[BRAIN]!.connected).toBe(-1);
  });

  it('H8: one crew alone makes a plain check', () => {
    const brain = { at: east, connected: 0 };
    expect(scored(endOfTurn({ brain }, [4, 3]).match)).toEqual([`${BRAIN} hack-computer`]);
    expect(scored(endOfTurn({ brain }, [3, 3]).match)).toEqual([]);
  });

  it('H10: two crews roll against each other, with the bonus of their state', () => {
    const both = {
      brain: { at: east, connected: 0 },
      'enemy-ninja': { at: west, connected: 0, stance: 'hidden' },
    } as const;
    expect(scored(endOfTurn(both, [4, 3, 6, 4]).match)).toEqual([`${ENEMY_NINJA} hack-computer`]);
    expect(scored(endOfTurn(both, [2, 2, 3, 3]).match)).toEqual([]);
  });

  it('H11: whoever is down, away or in an area of shock does not count', () => {
    expect(endOfTurn({ brain: { at: east, connected: 0, stance: 'stunned' } }, []).match.state.scores).toEqual([]);
    expect(endOfTurn({ brain: { at: [q + 2, r], connected: 0 } }, []).match.state.scores).toEqual([]);
    const areas = [{ effect: 'shock' as const, cells: [site.computers[0]!], turns: 1 }];
    expect(endOfTurn({ brain: { at: east, connected: 0 }, state: { areas } }, []).match.state.scores).toEqual([]);
  });

  it('H12: the best of a crew rolls; of equals the owner chooses', () => {
    const { events } = endOfTurn({ brain: { at: east, connected: 0 }, muscle: { at: west, connected: 0 } }, [6, 6]);
    expect(told(events, 'computer')).toMatchObject([{ champions: [BRAIN], winner: BRAIN }]);
    const { match } = endOfTurn({ face: { at: east, connected: 0 }, ninja: { at: west, connected: 0 } });
    expect(asked(match)).toBe('0 champion');
    expect(refusal(match, { type: 'champion', character: MUSCLE })).toBe('no-target');
    play(match, { type: 'champion', character: NINJA }, [6, 6]);
    expect(scored(match)).toEqual([`${NINJA} hack-computer`]);
  });

  it('hack-vs-system: a lone hacker rolls against the computer', () => {
    const brain = { at: above, connected: 0 };
    expect(scored(endOfTurn({ ...under('hack-vs-system'), brain }, [6, 6, 1, 1]).match)).toHaveLength(1);
    expect(scored(endOfTurn({ ...under('hack-vs-system'), brain }, [4, 3, 6, 6]).match)).toEqual([]);
  });

  it('hack-immediate: the check is made at once, one success a computer and turn', () => {
    const match = table({ ...under('hack-immediate'), map: 'ballroom', acting: BRAIN, brain: { at: east } });
    play(match, { type: 'hack-computer', computer: 0 }, [3, 3]);
    play(match, { type: 'hack-computer', computer: 0 }, [4, 3]);
    expect(scored(match)).toEqual([`${BRAIN} hack-computer`]);
    expect(refusal(match, { type: 'hack-computer', computer: 0 })).toBe('used-up');
  });
});

describe('the last end of turn', () => {
  const site = siteOf('ballroom');
  const home = (i: number) => coordsOf(site, site.zones[0][i]!);
  const drops = [{ kind: 'info' as const, cell: -1, uploadedThisTurn: false }];

  function lastEnd(position: Position) {
    const match = table({ map: 'ballroom', turn: 5, acting: MUSCLE, next: [{ at: 'end-of-turn' }], ...position });
    play(match, { type: 'end' });
    return match;
  }

  it('V6: extraction 3 and escape 1 for whoever is home, and the match is over', () => {
    const match = lastEnd({ ninja: { at: home(0), carries: [0] }, brain: { at: [0, 0] }, state: { drops } });
    expect(scored(match)).toEqual([`${NINJA} info-drop-extract`, `${NINJA} escape`]);
    expect(match.outcome).toEqual({ results: ['win', 'loss'], scores: [4, 0], why: 'points' });
    expect(match.state).toMatchObject({ phase: 'game-over', turn: 5 });
  });

  it('14.5: a Jetpack takes one adjacent ally along, of several the one chosen', () => {
    const crew = {
      ninja: { at: [0, 0], items: ['jetpack'] },
      brain: { at: [1, 0] },
      'enemy-brain': { at: [0, 1] },
    } as const;
    expect(scored(lastEnd(crew))).toEqual([`${NINJA} escape`, `${BRAIN} escape`]);
    const match = lastEnd({ ...crew, face: { at: [-1, 0] } });
    expect(asked(match)).toBe('0 jetpack');
    expect(refusal(match, { type: 'extract-with', ally: ENEMY_BRAIN })).toBe('no-target');
    play(match, { type: 'extract-with', ally: FACE });
    expect(scored(match)).toEqual([`${FACE} escape`, `${NINJA} escape`]);
  });

  it('extract-each-turn: drops score as soon as the turn ends at home, once', () => {
    const match = lastEnd({
      ...under('extract-each-turn'),
      turn: 2,
      ninja: { at: home(0), carries: [0] },
      state: { drops },
    });
    expect(scored(match)).toEqual([`${NINJA} info-drop-extract`]);
    expect(match.state.characters[NINJA]!.carries).toEqual([]);
    expect(match.state.turn).toBe(3);
    expect(whereIs(match, NINJA)).toEqual(home(0));
  });

  it('17.3: when everybody is out the match is over at once', () => {
    const out = { at: [0, 0], stance: 'unconscious', wounds: 0 } as const;
    const { characters } = table({ face: out }).state;
    const match = table({
      acting: NINJA,
      ninja: { at: [1, 0], wounds: 1, downs: 1, items: ['frag'] },
      state: {
        characters: characters.map((_, unit) =>
          unit === NINJA ? { ...characters[FACE]!, stance: 'overt', wounds: 1, downs: 1 } : characters[FACE]!,
        ),
      },
    });
    const edited = match.edit(0, [
      [['characters', NINJA, 'items'], [{ item: 'frag', loaded: true, uses: 1, found: false }]],
    ]);
    expect(edited).toMatchObject({ ok: true });
    play(match, { type: 'throw', item: 'frag', cell: match.state.characters[NINJA]!.cell }, [6, 6, 1, 1]);
    expect(match.outcome).toMatchObject({ why: 'draw' });
  });
});
