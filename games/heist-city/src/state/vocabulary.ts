// Closed vocabularies of the game: each list gives both the values and their type.

export const ROLES = ['face', 'muscle', 'ninja', 'brain', 'spook'] as const;
export type Role = (typeof ROLES)[number];

/** Overt, Hidden and Disguised are standing states; the other two are down. R 11 */
export const STANCES = ['overt', 'hidden', 'disguised', 'stunned', 'unconscious'] as const;
export type Stance = (typeof STANCES)[number];

export const NPC_KINDS = ['guard', 'elite', 'turret'] as const;
export type NpcKind = (typeof NPC_KINDS)[number];

export const PHASES = [
  'loadout',
  'deployment',
  'under-cover',
  'player-activation',
  'npc-phase',
  'end-of-turn',
  'game-over',
] as const;
export type Phase = (typeof PHASES)[number];

/** Scoring events. R 17 */
export const VP_EVENTS = [
  'hack-computer',
  'hack-info-drop',
  'info-drop-extract',
  'down-enemy',
  'reveal-hidden',
  'reveal-disguised',
  'mob-intel',
  'escape',
] as const;
export type VPEventType = (typeof VP_EVENTS)[number];
