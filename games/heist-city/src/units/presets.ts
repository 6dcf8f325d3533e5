import { checkLoadout, type Purse } from './loadout.ts';

/** Preset of equipment: a list of items per role, in the order face, muscle, ninja, brain, spook. */
export interface Preset {
  readonly name: string;
  readonly items: readonly (readonly string[])[];
  /** Difficulty from 1 to 3, for presets recommended to beginners. */
  readonly starter?: 1 | 2 | 3;
}

/** Presets, the cheapest last. */
export const PRESETS: readonly Preset[] = [
  {
    name: 'Ghosts',
    starter: 1,
    items: [
      ['maintenance-uniform', 'donuts'],
      ['knife'],
      ['katana', 'lockpicks'],
      ['lockpicks', 'crowbar'],
      ['silenced-plink-gun', 'stealth-suit'],
    ],
  },
  {
    name: 'Thunder',
    starter: 3,
    items: [
      ['dart-gun'],
      ['machine-gun'],
      ['brass-knuckles'],
      ['plink-gun', 'frag', 'lockpicks'],
      ['rocket', 'plink-gun', 'rabbits-foot'],
    ],
  },
  {
    name: 'Runners',
    starter: 2,
    items: [
      ['attache-case', 'donuts'],
      ['body-armor'],
      ['teleporter-beacon', 'bonk-stick'],
      ['lockpicks', 'jetpack'],
      ['smoke', 'dart-gun', 'rabbits-foot'],
    ],
  },
  {
    name: 'Demolition',
    items: [
      ['exploding-pen', 'lazer-watch'],
      ['lazer-sword'],
      ['knife', 'silenced-plink-gun'],
      ['he', 'breaching-charge'],
      ['grapple-gun'],
    ],
  },
  {
    name: 'Gadgets',
    items: [['camera-squib', 'security-uniform'], ['hedgehog-suit'], ['freeze'], ['4-leaf-clover'], ['gravity-gun']],
  },
  {
    name: 'Gunners',
    starter: 2,
    items: [['lazer'], ['double-barrel'], ['boxing-gloves'], ['uzi', 'shock'], ['long-gun']],
  },
  {
    name: 'Small change',
    items: [['donuts'], ['bonk-stick'], ['knife'], ['lockpicks'], ['plink-gun', 'dart-gun']],
  },
  { name: 'Bare hands', items: [[], [], [], [], []] },
];

/** Returns the presets that this crew can afford, always including bare hands. */
export function presetsFor(purse: Purse): string[][][] {
  return PRESETS.filter(({ items }) => checkLoadout(purse, items) === undefined).map(({ items }) =>
    items.map((list) => [...list]),
  );
}
