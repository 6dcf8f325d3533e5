import { describe, expect, it } from 'vitest';
import {
  asked,
  BRAIN,
  ENEMY_BRAIN,
  ENEMY_FACE,
  ENEMY_NINJA,
  eventsOf,
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
  under,
  whereIs,
} from '../../test/table.ts';
import { coordsOf, siteOf } from '../map/site.ts';
import type { Variant } from '../state/variants.ts';

describe('Carried things', () => {
  it('things are picked up within one hex and take one slot each (R 12.1)', () => {
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

  it('a pick-up that leaves the item which added the slot is refused (R 12.1)', () => {
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

  it('under carry-free objectives take no slot', () => {
    const match = table({
      ...under('carry-free'),
      acting: NINJA,
      ninja: { at: [0, 0], items: ['katana', 'knife', 'scope'] },
      drops: [[1, 0]],
    });
    expect(refusal(match, { type: 'pick-up', what: { drop: 0 } })).toBeUndefined();
  });

  it('unread gear is revealed when picked up, and has all its uses (R 5.6)', () => {
    const match = table({ acting: NINJA, ninja: { at: [0, 0] }, gear: [{ at: [1, 0], item: 'frag', known: false }] });
    expect(match.view(0).gear[0]).not.toHaveProperty('item');
    const events = play(match, { type: 'pick-up', what: { gear: 0 } });
    expect(eventsOf(events, 'picked-up')).toMatchObject([{ item: 'frag' }]);
    expect(match.state).toMatchObject({ gear: [], read: ['frag'] });
    expect(match.state.characters[NINJA]!.items).toEqual([{ item: 'frag', loaded: true, uses: 1, found: true }]);
  });

  it('a Stunned character drops found things, which either crew may take, and keeps bought ones (H13)', () => {
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

  it('dropping a thing is free (R 12.5)', () => {
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

describe('Uploads', () => {
  const carrier = (...variants: Variant[]) =>
    table({
      ...under(...variants),
      acting: BRAIN,
      brain: { at: [0, 0], carries: [0, 1] },
      state: {
        drops: [-1, -1, hex(table({}), 1, 0)].map((cell) => ({ kind: 'info', cell, uploadedThisTurn: false })),
      },
    });

  it('uploading a carried drop is a hack check at +1, once per turn and drop (H3)', () => {
    const match = carrier();
    play(match, { type: 'hack-upload', drop: 0 }, [4, 3]);
    expect(scored(match)).toEqual([]);
    play(match, { type: 'hack-upload', drop: 0 }, [5, 3]);
    expect(scored(match)).toEqual([`${BRAIN} hack-info-drop`]);
    expect(refusal(match, { type: 'hack-upload', drop: 0 })).toBe('used-up');
    expect(refusal(match, { type: 'hack-upload', drop: 1 })).toBeUndefined();
  });

  it('an upload needs a carried drop; under upload-adjacent an adjacent one is enough', () => {
    expect(refusal(carrier(), { type: 'hack-upload', drop: 2 })).toBe('not-carrying');
    expect(refusal(carrier('upload-adjacent'), { type: 'hack-upload', drop: 2 })).toBeUndefined();
  });
});

describe('Charm and mob intel', () => {
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

  it('charm and mob intel need a disguise and an adjacent mob (H5)', () => {
    const overt = talker({ face: { at: [0, 0] } });
    expect(refusal(overt, { type: 'charm', npc: GUARD })).toBe('wrong-state');
    expect(refusal(overt, { type: 'mob-intel', npc: GUARD })).toBe('wrong-state');
    expect(refusal(talker(), { type: 'charm', npc: 11 })).toBe('no-target');
    expect(refusal(talker(), { type: 'mob-intel', npc: 12 })).toBe('no-target');
    expect(
      refusal(talker({ ...under('charm-any-state'), face: { at: [0, 0] } }), { type: 'charm', npc: GUARD }),
    ).toBeUndefined();
  });

  it('charm stops a mob for the phase, and scores only by variant (H6)', () => {
    const match = talker();
    play(match, { type: 'charm', npc: GUARD }, [4, 2]);
    expect(match.state.npcs[0]!.charmed).toBe(true);
    expect(scored(match)).toEqual([]);
    expect(refusal(match, { type: 'charm', npc: GUARD })).toBe('used-up');
    const scoring = talker(under('charm-vp'));
    play(scoring, { type: 'charm', npc: GUARD }, [4, 2]);
    expect(scored(scoring)).toEqual([`${FACE} mob-intel`]);
  });

  it('mob intel is a charm check at +2 for two slots, once per turn; Donuts make it one slot (R 12.7)', () => {
    const match = talker();
    play(match, { type: 'mob-intel', npc: GUARD }, [4, 4]);
    expect(scored(match)).toEqual([`${FACE} mob-intel`]);
    expect(match.state.activation!.slots).toBe(1);
    const fed = talker({ face: { at: [0, 0], stance: 'disguised', items: ['donuts'] } });
    play(fed, { type: 'mob-intel', npc: GUARD }, [1, 1]);
    expect(fed.state.activation!.slots).toBe(2);
    expect(refusal(fed, { type: 'mob-intel', npc: GUARD })).toBe('used-up');
  });

  it('under intel-per-crew the whole crew has one attempt', () => {
    const match = talker({ ...under('intel-per-crew'), ninja: { at: [5, 0], triedIntel: true } });
    expect(refusal(match, { type: 'mob-intel', npc: GUARD })).toBe('used-up');
    expect(
      refusal(talker({ ninja: { at: [5, 0], triedIntel: true } }), { type: 'mob-intel', npc: GUARD }),
    ).toBeUndefined();
  });
});

describe('Remove Disguise', () => {
  it('Remove Disguise is a hack check of a Hidden character on an adjacent Disguised enemy (H7)', () => {
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

describe('Computers', () => {
  const site = siteOf('ballroom');
  const [q, r] = coordsOf(site, site.computers[0]!);
  const [east, west, above] = [
    [q + 1, r],
    [q - 1, r],
    [q, r - 1],
  ] as const;

  /** Plays the end of a turn with characters connected to the first computer. */
  function endOfTurn(position: Position, dice?: number[]) {
    const match = table({ map: 'ballroom', acting: MUSCLE, next: [{ at: 'end-of-turn' }], ...position });
    const events = play(match, { type: 'end' }, dice);
    return { match, events };
  }

  it('a character connects to a computer once (R 12.2)', () => {
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

  it('a single connected crew makes a plain check (H8)', () => {
    const brain = { at: east, connected: 0 };
    expect(scored(endOfTurn({ brain }, [4, 3]).match)).toEqual([`${BRAIN} hack-computer`]);
    expect(scored(endOfTurn({ brain }, [3, 3]).match)).toEqual([]);
  });

  it('two connected crews make an opposed roll with the bonus of their states (H10)', () => {
    const both = {
      brain: { at: east, connected: 0 },
      'enemy-ninja': { at: west, connected: 0, stance: 'hidden' },
    } as const;
    expect(scored(endOfTurn(both, [4, 3, 6, 4]).match)).toEqual([`${ENEMY_NINJA} hack-computer`]);
    expect(scored(endOfTurn(both, [2, 2, 3, 3]).match)).toEqual([]);
  });

  it('downed and distant characters and those in an area of shock do not count (H11)', () => {
    expect(endOfTurn({ brain: { at: east, connected: 0, stance: 'stunned' } }, []).match.state.scores).toEqual([]);
    expect(endOfTurn({ brain: { at: [q + 2, r], connected: 0 } }, []).match.state.scores).toEqual([]);
    const areas = [{ effect: 'shock' as const, cells: [site.computers[0]!], turns: 1 }];
    expect(endOfTurn({ brain: { at: east, connected: 0 }, state: { areas } }, []).match.state.scores).toEqual([]);
  });

  it('the best hacker of a crew rolls; the owner chooses among equals (H12)', () => {
    const { events } = endOfTurn({ brain: { at: east, connected: 0 }, muscle: { at: west, connected: 0 } }, [6, 6]);
    expect(eventsOf(events, 'computer')).toMatchObject([{ champions: [BRAIN], winner: BRAIN }]);
    const { match } = endOfTurn({ face: { at: east, connected: 0 }, ninja: { at: west, connected: 0 } });
    expect(asked(match)).toBe('0 champion');
    expect(refusal(match, { type: 'champion', character: MUSCLE })).toBe('no-target');
    play(match, { type: 'champion', character: NINJA }, [6, 6]);
    expect(scored(match)).toEqual([`${NINJA} hack-computer`]);
  });

  it('under hack-vs-system a lone hacker rolls against the computer', () => {
    const brain = { at: above, connected: 0 };
    expect(scored(endOfTurn({ ...under('hack-vs-system'), brain }, [6, 6, 1, 1]).match)).toHaveLength(1);
    expect(scored(endOfTurn({ ...under('hack-vs-system'), brain }, [4, 3, 6, 6]).match)).toEqual([]);
  });

  it('under hack-immediate the check is made at once, one success per computer and turn', () => {
    const match = table({ ...under('hack-immediate'), map: 'ballroom', acting: BRAIN, brain: { at: east } });
    play(match, { type: 'hack-computer', computer: 0 }, [3, 3]);
    play(match, { type: 'hack-computer', computer: 0 }, [4, 3]);
    expect(scored(match)).toEqual([`${BRAIN} hack-computer`]);
    expect(refusal(match, { type: 'hack-computer', computer: 0 })).toBe('used-up');
  });
});

describe('Last end of turn', () => {
  const site = siteOf('ballroom');
  const home = (i: number) => coordsOf(site, site.zones[0][i]!);
  const drops = [{ kind: 'info' as const, cell: -1, uploadedThisTurn: false }];

  function lastEnd(position: Position) {
    const match = table({ map: 'ballroom', turn: 5, acting: MUSCLE, next: [{ at: 'end-of-turn' }], ...position });
    play(match, { type: 'end' });
    return match;
  }

  it('a character at home scores extraction 3 and escape 1, and the match ends (V6)', () => {
    const match = lastEnd({ ninja: { at: home(0), carries: [0] }, brain: { at: [0, 0] }, state: { drops } });
    expect(scored(match)).toEqual([`${NINJA} info-drop-extract`, `${NINJA} escape`]);
    expect(match.outcome).toEqual({ results: ['win', 'loss'], scores: [4, 0], why: 'points' });
    expect(match.state).toMatchObject({ phase: 'game-over', turn: 5 });
  });

  it('a Jetpack takes one adjacent ally along, chosen among several (R 14.5)', () => {
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

  it('under extract-each-turn drops score once when a turn ends at home', () => {
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

  it('the match ends at once when all characters are out (R 17.3)', () => {
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
