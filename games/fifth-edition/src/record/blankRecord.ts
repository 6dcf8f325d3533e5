import type { Edition } from '../vocabulary/vocabulary.ts';
import type { CharacterRecord } from './record.ts';

/** Returns a character without any decision: every choice is open and all scores are 10. */
export function blankRecord({ id, name, edition }: { id: string; name: string; edition: Edition }): CharacterRecord {
  return {
    schemaVersion: 1,
    id,
    name,
    edition,
    packs: [],
    baseAbilities: { STR: 10, DEX: 10, CON: 10, INT: 10, WIS: 10, CHA: 10 },
    species: '',
    background: '',
    levels: [{ class: '', hp: 'fixed' }],
    choices: {},
    inventory: [],
    coins: { cp: 0, sp: 0, ep: 0, gp: 0, pp: 0 },
    conditions: [],
    active: [],
    toggles: {},
    used: {},
    time: 0,
    details: {},
    manual: [],
  };
}
