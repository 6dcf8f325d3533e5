/** Object with the chosen variants: a state, a view, the options of a match. */
export interface Rules {
  readonly variants: readonly Variant[];
}

/** Returns whether a variant is chosen. */
export function hasVariant(rules: Rules, variant: Variant): boolean {
  return rules.variants.length > 0 && rules.variants.includes(variant);
}

/** Rules without variants. */
export const DEFAULT: Rules = { variants: [] };

/** Variant of a ruling, and its meaning. */
export interface Ruling {
  readonly ruling: string;
  readonly meaning: string;
}

/** Rulings that variants change, by variant. */
export const RULINGS = {
  'hit-gte': { ruling: 'A1', meaning: 'An attack hits when the roll reaches its number, not only above it.' },
  'check-gte': { ruling: 'A3', meaning: 'A hack or charm check succeeds when the roll reaches the stat.' },
  'prob-strict': { ruling: 'A4', meaning: 'probability2d6 tells the chance of more than the number.' },
  'margin-strict': { ruling: 'A6', meaning: 'expectedSuccessMargin averages over totals above the number only.' },
  'check-margin': { ruling: 'A7', meaning: 'Difficulty is the margin a check must reach, not added to the stat.' },
  'hidden-no-hack-bonus': { ruling: 'A8', meaning: 'Hidden gives no bonus to hack rolls.' },
  'opposed-tie-second': { ruling: 'A9', meaning: 'A tied opposed roll goes to the second character.' },
  'natural-extremes': { ruling: 'A10', meaning: 'A natural 2 always fails and a natural 12 always succeeds.' },
  'hidden-evasive': { ruling: 'B1', meaning: 'Hidden makes one harder to hit instead of hitting more easily.' },
  'overt-no-bonus': { ruling: 'B3', meaning: 'Overt gives no bonus to saves.' },
  'repeat-weapon': { ruling: 'B4', meaning: 'Only attacks with the same weapon count as repeated.' },
  'repeat-any': { ruling: 'B4', meaning: 'All attacks of an activation count as repeated, melee and ranged alike.' },
  'repeat-per-roll': { ruling: 'B5', meaning: 'Every roll counts as a repeated attack, also within one action.' },
  'single-roll': { ruling: 'B6', meaning: 'An attack action is one roll, whatever the weapon.' },
  'melee-any-unit': { ruling: 'B7', meaning: 'Anybody next to the target makes a shot one into melee.' },
  'ev-linear': { ruling: 'B8', meaning: 'Expected damage by means alone, for comparison; it can be negative.' },
  'vp-every-down': { ruling: 'B9', meaning: 'Every fall of an enemy character scores, not only the first.' },
  'stunned-any-hit': { ruling: 'B10', meaning: 'Any hit puts a Stunned character at 0 out, even one fully saved.' },
  'wake-always-4': { ruling: 'B11', meaning: 'Waking up sets wounds to 4, whatever they were.' },
  'auto-wake': { ruling: 'B12', meaning: 'Stunned characters wake by themselves when the turn ends.' },
  'fist-fallback-only': { ruling: 'B14', meaning: 'Fists are used only by those without a melee weapon.' },
  'cover-anywhere': { ruling: 'B15', meaning: 'A table anywhere on the line of fire gives cover.' },
  'cover-off': { ruling: 'B15', meaning: 'Nothing gives cover.' },
  'split-fire': { ruling: 'B16', meaning: 'The rolls of one attack action may go at different targets.' },
  'hidden-untargetable': { ruling: 'B17', meaning: 'Hidden characters cannot be shot at from beyond 3 hexes.' },
  'melee-reveals-disguise': { ruling: 'B18', meaning: 'A melee hit reveals a Disguised target too.' },
  'push-full-attacks': { ruling: 'B20', meaning: 'Push makes all the rolls of its weapon.' },
  'splash-target-only': { ruling: 'B22', meaning: 'Splash in melee spreads around the target, not the wielder.' },
  'melee-bodies': { ruling: 'B24', meaning: 'Unconscious allies next to the target count for a shot into melee.' },
  'start-overt': { ruling: 'C1', meaning: 'Everybody starts Overt.' },
  'start-max-3-stealth': { ruling: 'C1', meaning: 'At most three of a crew start Hidden or Disguised.' },
  'mob-step-reveals': { ruling: 'C3', meaning: 'A mob stepping next to a Hidden character reveals it.' },
  'hustle-overt-only': { ruling: 'C4', meaning: 'Hidden characters cannot Hustle.' },
  'brain-one-hex': { ruling: 'C5', meaning: 'Moves given by the Brain are one hex long.' },
  'plain-sight-turn': { ruling: 'C6', meaning: 'In Plain Sight lasts until the turn ends.' },
  'charm-vp': { ruling: 'C8', meaning: 'Charming a mob scores a point.' },
  'charm-any-state': { ruling: 'C8', meaning: 'Any standing character may charm.' },
  'p1-first': { ruling: 'C14', meaning: 'The first player deploys first; there is no roll-off.' },
  'allow-pass': { ruling: 'C15', meaning: 'A player may pass instead of activating a character.' },
  'plan-first': { ruling: 'C18', meaning: 'All three slots are planned before the first is played.' },
  'thrown-unlimited': { ruling: 'C20', meaning: 'Thrown items are not used up.' },
  'size-is-radius': { ruling: 'C21', meaning: 'The size of a thrown item is the radius of its blast.' },
  'effect-next-turn': { ruling: 'C22', meaning: 'Smoke, shock and freeze last until the following turn ends.' },
  'shock-after-damage': { ruling: 'C26', meaning: 'A Shock grenade deals its damage before it disables equipment.' },
  'escape-2': { ruling: 'D1', meaning: 'Escaping scores 2.' },
  'escape-standing-only': { ruling: 'D2', meaning: 'Only standing characters escape, not Stunned ones.' },
  'hack-immediate': { ruling: 'D3', meaning: 'Computers are hacked on the spot, not at the end of the turn.' },
  'hack-vs-system': { ruling: 'D4', meaning: 'A lone hacker rolls against the computer, which hacks at 8.' },
  'upload-adjacent': { ruling: 'D5', meaning: 'Drops within one hex can be uploaded, not only carried ones.' },
  'extract-each-turn': { ruling: 'D6', meaning: 'Drops are extracted at the end of every turn.' },
  'carry-free': { ruling: 'D7', meaning: 'Objectives take no equipment slot.' },
  'intel-per-crew': { ruling: 'D8', meaning: 'A crew tries for mob intel once a turn, all together.' },
  'vp-npc': { ruling: 'D10', meaning: 'Taking out guards, elites and turrets scores like a down.' },
  'exit-none': { ruling: 'D13', meaning: 'An Exit counts for nobody.' },
  'football-buyable': { ruling: 'D14', meaning: 'The Football can be bought.' },
  'draw-on-tie': { ruling: 'D15', meaning: 'Equal points are a draw, with no tie-break.' },
  'budget-75': { ruling: 'D16', meaning: 'A crew has 75 credits.' },
  'budget-150': { ruling: 'D16', meaning: 'A crew has 150 credits.' },
  'connect-beside': { ruling: 'D17', meaning: 'Nobody connects to a computer while standing on it, only beside it.' },
  'turret-d7': { ruling: 'E1', meaning: 'Turrets defend at 7.' },
  'lockdown-3': { ruling: 'E2', meaning: 'In Lockdown every NPC has three actions.' },
  'alert-lagged': { ruling: 'E3', meaning: 'NPCs act on the alert level of the end of the turn before.' },
  'alert-manual': { ruling: 'E4', meaning: 'Players may change the alert modifier.' },
  'elite-each-turn': { ruling: 'E5', meaning: 'Elites arrive on every turn of Lockdown.' },
  'tie-highest-defence': { ruling: 'E6', meaning: 'Of targets equally near an NPC takes the one that defends best.' },
  'turret-nearest': { ruling: 'E7', meaning: 'A turret minds only the nearest target, even one it cannot see.' },
  'elite-shoots-first': { ruling: 'E8', meaning: 'An elite shoots even at a target next to it.' },
  'npc-locked-target': { ruling: 'E9', meaning: 'An NPC keeps its first target for the whole phase.' },
  'npc-shuffle': { ruling: 'E11', meaning: 'NPCs act in a random order.' },
  'tables-difficult': { ruling: 'E13', meaning: 'Tables can be crossed at one extra step.' },
  'los-single': { ruling: 'E14', meaning: 'Sight is tested along one line only.' },
  'teleporters-portals-only': { ruling: 'E17', meaning: 'Linked teleporters carry nobody; they are security portals.' },
  'old-stats': { ruling: 'E19', meaning: 'Roles have the older stats that some maps were drawn with.' },
  'lure-onto-hex': {
    ruling: 'E22',
    meaning: 'The first lured mob to get there steps onto the hex of the Camera Squib.',
  },
} as const satisfies Readonly<Record<string, Ruling>>;

export type Variant = keyof typeof RULINGS;

/** Names of the variants, in the order of the rulings. */
export const VARIANTS = Object.keys(RULINGS) as readonly Variant[];
