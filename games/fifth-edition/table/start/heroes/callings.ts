import type { Ability } from '@tessera/fifth-edition';

/** Advice for a class: what experienced players take first. */
export interface ClassAdvice {
  /** Abilities by priority. */
  readonly scores: readonly Ability[];
  /** Candidates; the first that the edition has is used. */
  readonly species: readonly string[];
  /** Candidates; the first that the edition has is used. */
  readonly backgrounds: readonly string[];
  /** Recommended answers of all kinds, the best first; an edition may lack some. */
  readonly picks: readonly string[];
  /** Whether a bow is in hand instead of a blade. */
  readonly isArcher?: boolean;
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/** Advice by class. */
export const callings: Readonly<Record<string, ClassAdvice>> = {
  barbarian: {
    scores: ['STR', 'CON', 'DEX', 'WIS'],
    species: ['goliath', 'half-orc'],
    backgrounds: ['soldier', 'acolyte'],
    picks: words('Perception Athletics Intimidation Survival stone giant orc boon-of-irresistible-offense'),
  },
  bard: {
    scores: ['CHA', 'DEX', 'CON', 'WIS'],
    species: ['half-elf', 'halfling'],
    backgrounds: ['acolyte'],
    picks: words(`
      Persuasion Perception Deception Stealth Performance Insight lute flute lyre elvish dwarvish boon-of-spell-recall
      healing-word vicious-mockery minor-illusion guidance light mage-hand prestidigitation message
      dissonant-whispers faerie-fire sleep charm-person heroism thunderwave silent-image bless detect-magic cure-wounds
      suggestion heat-metal invisibility hold-person aid lesser-restoration see-invisibility shatter silence
      hypnotic-pattern counterspell fireball dispel-magic fear mass-healing-word major-image tongues
      polymorph greater-invisibility dimension-door freedom-of-movement confusion
      mass-cure-wounds hold-monster greater-restoration animate-objects raise-dead scrying dominate-person
      mass-suggestion irresistible-dance true-seeing eyebite forcecage teleport regenerate plane-shift
      power-word-stun dominate-monster glibness mind-blank foresight wish true-polymorph power-word-heal power-word-kill`),
  },
  cleric: {
    scores: ['WIS', 'CON', 'STR', 'DEX'],
    species: ['dwarf', 'human'],
    backgrounds: ['acolyte'],
    picks: words(`
      protector Perception Insight Medicine Religion Persuasion celestial dwarvish boon-of-spell-recall
      healing-word sacred-flame guidance light thaumaturgy spare-the-dying resistance mending
      bless guiding-bolt shield-of-faith command cure-wounds sanctuary detect-magic
      spiritual-weapon aid hold-person lesser-restoration silence prayer-of-healing
      spirit-guardians revivify mass-healing-word dispel-magic beacon-of-hope remove-curse
      banishment death-ward guardian-of-faith freedom-of-movement divination
      mass-cure-wounds greater-restoration flame-strike raise-dead scrying commune
      heal heroes-feast blade-barrier true-seeing word-of-recall resurrection regenerate plane-shift fire-storm
      holy-aura antimagic-field control-weather mass-heal gate true-resurrection`),
  },
  druid: {
    scores: ['WIS', 'CON', 'DEX', 'INT'],
    species: ['dwarf', 'elf'],
    backgrounds: ['sage', 'acolyte'],
    picks: words(`
      magician wood-elf Perception Nature Survival Insight Medicine elvish dwarvish sylvan shield boon-of-spell-recall
      temperate forest wolf brown-bear giant-spider healing-word produce-flame guidance shillelagh starry-wisp druidcraft
      mage-hand minor-illusion mending entangle faerie-fire goodberry cure-wounds thunderwave detect-magic fog-cloud
      moonbeam pass-without-trace spike-growth lesser-restoration hold-person heat-metal barkskin
      call-lightning conjure-animals revivify dispel-magic sleet-storm plant-growth wind-wall
      polymorph conjure-woodland-beings freedom-of-movement wall-of-fire ice-storm stone-shape
      greater-restoration mass-cure-wounds wall-of-stone reincarnate insect-plague scrying
      heal heroes-feast transport-via-plants sunbeam wind-walk reverse-gravity regenerate plane-shift fire-storm
      sunburst animal-shapes control-weather shapechange foresight storm-of-vengeance`),
  },
  fighter: {
    scores: ['STR', 'CON', 'DEX', 'WIS'],
    species: ['human', 'half-orc'],
    backgrounds: ['soldier', 'acolyte'],
    picks: words(`Perception Athletics Intimidation Insight Survival defense dueling great-weapon-fighting
      orc goblin dwarvish boon-of-combat-prowess`),
  },
  monk: {
    scores: ['DEX', 'WIS', 'CON', 'STR'],
    species: ['elf', 'halfling'],
    backgrounds: ['criminal', 'acolyte'],
    picks: words('wood-elf Perception Stealth Acrobatics Insight elvish halfling flute boon-of-irresistible-offense'),
  },
  paladin: {
    scores: ['STR', 'CHA', 'CON', 'WIS'],
    species: ['dragonborn', 'human'],
    backgrounds: ['soldier', 'acolyte'],
    picks: words(`
      Athletics Persuasion Perception Insight Intimidation defense dueling celestial draconic gold boon-of-truesight
      bless cure-wounds shield-of-faith command heroism divine-favor protection-from-evil-and-good searing-smite
      aid find-steed lesser-restoration magic-weapon shining-smite branding-smite zone-of-truth
      revivify dispel-magic remove-curse magic-circle
      death-ward banishment aura-of-life greater-restoration raise-dead dispel-evil-and-good`),
  },
  ranger: {
    scores: ['DEX', 'WIS', 'CON', 'STR'],
    species: ['elf', 'halfling'],
    backgrounds: ['soldier', 'acolyte'],
    isArcher: true,
    picks: words(`
      wood-elf Perception Stealth Survival Nature Athletics Insight archery elvish sylvan undead forest boon-of-irresistible-offense
      hunters-mark cure-wounds goodberry ensnaring-strike entangle fog-cloud longstrider speak-with-animals detect-magic
      pass-without-trace spike-growth lesser-restoration aid silence darkvision
      conjure-animals plant-growth revivify dispel-magic wind-wall water-breathing
      freedom-of-movement conjure-woodland-beings stoneskin greater-restoration tree-stride commune-with-nature`),
  },
  rogue: {
    scores: ['DEX', 'CON', 'WIS', 'CHA'],
    species: ['halfling', 'elf'],
    backgrounds: ['criminal', 'acolyte'],
    picks: words(`Stealth Perception SleightOfHand Acrobatics Investigation Deception Insight Persuasion thieves-tools
      goblin elvish boon-of-the-night-spirit`),
  },
  sorcerer: {
    scores: ['CHA', 'CON', 'DEX', 'WIS'],
    species: ['half-elf', 'tiefling'],
    backgrounds: ['acolyte'],
    picks: words(`
      infernal red fire Persuasion Insight Deception Arcana draconic elvish quickened-spell twinned-spell subtle-spell heightened-spell
      empowered-spell careful-spell boon-of-spell-recall healing-word
      fire-bolt guidance light mage-hand minor-illusion prestidigitation ray-of-frost message
      shield magic-missile sleep chromatic-orb burning-hands thunderwave detect-magic charm-person
      misty-step scorching-ray web mirror-image suggestion hold-person invisibility shatter
      fireball counterspell haste fly hypnotic-pattern dispel-magic lightning-bolt
      polymorph greater-invisibility banishment dimension-door wall-of-fire
      hold-monster cone-of-cold animate-objects telekinesis wall-of-stone
      disintegrate globe-of-invulnerability chain-lightning true-seeing teleport reverse-gravity plane-shift
      dominate-monster power-word-stun sunburst wish time-stop meteor-swarm gate`),
  },
  warlock: {
    scores: ['CHA', 'CON', 'DEX', 'WIS'],
    species: ['half-elf', 'tiefling'],
    backgrounds: ['acolyte'],
    picks: words(`
      infernal Persuasion Deception Arcana Intimidation Insight elvish abyssal boon-of-spell-recall
      eldritch-blast agonizing-blast pact-of-the-tome repelling-blast eldritch-mind devils-sight book-of-ancient-secrets
      mask-of-many-faces misty-visions lessons-of-the-first-ones gift-of-the-depths one-with-shadows witch-sight
      visions-of-distant-realms eldritch-sight ascendant-step otherworldly-leap whispers-of-the-grave eldritch-spear
      healing-word minor-illusion guidance light mage-hand prestidigitation chill-touch spare-the-dying
      hex hellish-rebuke charm-person protection-from-evil-and-good expeditious-retreat detect-magic find-familiar
      misty-step invisibility mirror-image suggestion hold-person darkness shatter
      counterspell hypnotic-pattern fly dispel-magic fear major-image
      banishment dimension-door blight hold-monster scrying dream
      mass-suggestion true-seeing eyebite forcecage plane-shift finger-of-death dominate-monster glibness power-word-stun
      foresight true-polymorph power-word-kill`),
  },
  wizard: {
    scores: ['INT', 'CON', 'DEX', 'WIS'],
    species: ['gnome', 'elf'],
    backgrounds: ['sage', 'acolyte'],
    picks: words(`
      rock-gnome high-elf Arcana Investigation Perception History Insight Religion draconic elvish boon-of-spell-recall
      fire-bolt mage-hand minor-illusion light prestidigitation ray-of-frost message mending
      mage-armor shield magic-missile sleep find-familiar detect-magic thunderwave feather-fall identify burning-hands
      misty-step web scorching-ray mirror-image invisibility suggestion hold-person shatter knock see-invisibility
      fireball counterspell haste hypnotic-pattern fly dispel-magic lightning-bolt slow tiny-hut
      polymorph greater-invisibility dimension-door banishment wall-of-fire fabricate ice-storm
      wall-of-force cone-of-cold hold-monster telekinesis animate-objects teleportation-circle scrying
      disintegrate globe-of-invulnerability chain-lightning contingency true-seeing mass-suggestion
      forcecage teleport simulacrum plane-shift reverse-gravity maze mind-blank clone dominate-monster
      wish time-stop foresight meteor-swarm true-polymorph shapechange`),
  },
};
