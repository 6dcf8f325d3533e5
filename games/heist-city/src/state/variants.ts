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

/** Numbers of the rulings that variants change, by variant; `option.variants` in the texts has their meanings. */
export const RULINGS = {
  'hit-gte': 'A1',
  'check-gte': 'A3',
  'prob-strict': 'A4',
  'margin-strict': 'A6',
  'check-margin': 'A7',
  'hidden-no-hack-bonus': 'A8',
  'opposed-tie-second': 'A9',
  'natural-extremes': 'A10',
  'hidden-evasive': 'B1',
  'overt-no-bonus': 'B3',
  'repeat-weapon': 'B4',
  'repeat-any': 'B4',
  'repeat-per-roll': 'B5',
  'single-roll': 'B6',
  'melee-any-unit': 'B7',
  'ev-linear': 'B8',
  'vp-every-down': 'B9',
  'stunned-any-hit': 'B10',
  'wake-always-4': 'B11',
  'auto-wake': 'B12',
  'fist-fallback-only': 'B14',
  'cover-anywhere': 'B15',
  'cover-off': 'B15',
  'split-fire': 'B16',
  'hidden-untargetable': 'B17',
  'melee-reveals-disguise': 'B18',
  'push-full-attacks': 'B20',
  'splash-target-only': 'B22',
  'melee-bodies': 'B24',
  'start-overt': 'C1',
  'start-max-3-stealth': 'C1',
  'mob-step-reveals': 'C3',
  'hustle-overt-only': 'C4',
  'brain-one-hex': 'C5',
  'plain-sight-turn': 'C6',
  'charm-vp': 'C8',
  'charm-any-state': 'C8',
  'p1-first': 'C14',
  'allow-pass': 'C15',
  'plan-first': 'C18',
  'thrown-unlimited': 'C20',
  'size-is-radius': 'C21',
  'effect-next-turn': 'C22',
  'shock-after-damage': 'C26',
  'escape-2': 'D1',
  'escape-standing-only': 'D2',
  'hack-immediate': 'D3',
  'hack-vs-system': 'D4',
  'upload-adjacent': 'D5',
  'extract-each-turn': 'D6',
  'carry-free': 'D7',
  'intel-per-crew': 'D8',
  'vp-npc': 'D10',
  'exit-none': 'D13',
  'football-buyable': 'D14',
  'draw-on-tie': 'D15',
  'budget-75': 'D16',
  'budget-150': 'D16',
  'connect-beside': 'D17',
  'turret-d7': 'E1',
  'lockdown-3': 'E2',
  'alert-lagged': 'E3',
  'alert-manual': 'E4',
  'elite-each-turn': 'E5',
  'tie-highest-defence': 'E6',
  'turret-nearest': 'E7',
  'elite-shoots-first': 'E8',
  'npc-locked-target': 'E9',
  'npc-shuffle': 'E11',
  'tables-difficult': 'E13',
  'los-single': 'E14',
  'teleporters-portals-only': 'E17',
  'old-stats': 'E19',
  'lure-onto-hex': 'E22',
} as const satisfies Readonly<Record<string, string>>;

export type Variant = keyof typeof RULINGS;

/** Names of the variants, in the order of the rulings. */
export const VARIANTS = Object.keys(RULINGS) as readonly Variant[];
