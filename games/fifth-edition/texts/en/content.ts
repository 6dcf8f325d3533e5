/** Messages of the game's content checks. General messages about packs are in `problemTexts` of @tessera/rules. */
export const content = {
  // Unknown names. A name has its article where the language needs one.
  'unknown-name': 'no content has the {what} {found}.',
  'name-of': 'the name of a {what}',
  'what-ability': 'ability',
  'what-armor': 'kind of armor',
  'what-weapon': 'weapon or kind of weapon',
  'what-tool': 'tool',
  'what-resource': 'resource',
  'what-spell-list': 'spell list',
  'what-choice': 'choice',
  'what-choice-of': 'choice of {name}',
  'what-switch': 'switch',
  'what-feature': 'feature',
  'what-tag': 'tag',
  'what-class': 'class',
  'what-condition': 'condition',
  'what-scale': 'scale',
  'no-variable': '"@{variable}" is not a variable: there is no {what} "{name}".',

  // Choices.
  'choice-without-offer': 'a choice offers "options" or says "from" where they come.',
  'options-or-from': '"options" or "from"',
  neither: 'neither',
  'offers-too-few': 'asks for {fewest} and offers {offered}.',
  'or-fewer': '{n} or fewer',
  'offered-twice': '"{value}" is offered twice.',
  'unused-choice': 'the answer to "{id}" changes nothing.',
  'use-for-choice': 'effects in "each" or "options", or "@choice.{id}" in another effect',

  // Effects and records.
  'base-of-one-mode': 'a base is the speed of one mode of movement.',
  'unused-tag': 'nothing asks for the tag "{tag}".',
  'predicate-that-reads': 'a predicate that reads it',
  'twice-in-record': '"{id}" stands twice in one record.',
  'feature-without-level': 'a feature of a class says from which level it counts.',
  'a-level': 'a level from 1 to {most}',
  'no-saving-throw': '{name} is proficient in no saving throw.',
  'saving-throw-effect': 'a grantProficiency effect with profType "savingThrow"',
  'armor-without-class': '{name} is armor and changes no armor class.',
  'armor-class-effect': 'an effect of the kind "armorClass"',
  none: 'none',
  'pack-for-edition': 'the pack is for {editions} only.',
  'pack-of-other-edition': 'the pack "{id}" has rules of {editions} only, and this character follows {edition}.',
  'leave-out-pack': 'Leave "{id}" out, or write its records for {edition} too and list {edition} in "editions".',
  'either-edition': '{first} or {second}',
  'both-editions': '{first} and {second}',
  'no-summary': '"{name}" has no summary.',
  'a-summary': 'a line in "summary"',

  // Predicates that can never hold.
  'never-holds': 'never holds: {reason}.',
  'what-can-hold': 'what can hold',
  'no-way-to-hold': 'it offers no way to hold',
  'no-such-level': 'no level is at least {lowest} and at most {highest}',
  'too-many-class-levels': 'its class levels come to {levels}, and there are {most}',
  'no-such-score': 'no score reaches {score}',
  'asks-for-and-against': 'it asks for {question} and against it',
  'exclude-each-other': '{question} and "{other}" exclude each other',

  // The content as a whole.
  circle: 'these depend on each other: {cycle}.',
  'one-after-the-other': 'numbers that can be worked out one after the other',
  'break-the-circle': 'One of the predicates or formulas has to go, in the feature "{id}" for example.',
  'with-content-of': '{message} (With the content of {editions}.)',

  // Schema errors.
  'select-something': 'select nothing in particular would select everything.',
  'expected-roll': 'expected a roll such as "saves.DEX", "skills.Stealth", "checks.STR", "attacks" or "initiative".',
  'expected-dice': 'expected dice such as "1d4".',
  'priority-required': 'say {options}.',
  'priority-flag': 'priority "flag" cannot carry a number.',
  'die-or-number': 'expected a die, or a number to add.',
  'expected-reference': 'expected a record such as "feat:alert".',
  'id-in-lower-case': 'ids are lower case with dashes.',
  'variables-differ': 'variables do not match the expression ({wrong}).',
  'missing-variable': 'missing {name}',
  'unused-variable': 'unused {name}',

  // Character files.
  'file-too-large': 'larger than {most} MB, which no character is.',
  'file-without-object': 'expected an object.',
  'too-many-entries': 'expected at most {most} entries.',
  'class-left-open': 'only the class of the first level can be open.',

  // Content in the format of the specification.
  'spec-no-effect': 'is no effect: an effect is an object with a "kind".',
  'spec-no-entry': 'says the casting ability of no class: give it a source such as "class:wizard", or an "entry".',
  'spec-prepared':
    'which spells are prepared is the choice of the player: grant the spell as "known" or "alwaysPrepared".',
  'spec-save-dc':
    'the save DC of spells is 8, the proficiency bonus and the modifier of the casting ability for every caster; change it with "spellBonus".',
  'spec-priority': 'an effect of the kind "{kind}" has no priority "{priority}": it only adds.',
  'spec-slots':
    'spell slots need a "level" from 1 to 9 and a number as "value"; a table of slots is a progression of "spellcasting".',
  'spec-target': '"{target}" is not among the targets that a modifier can add to: {targets}.',
  'spec-no-source':
    'has no "sourceId": this is data from before effects. Write it as sourced effects, each with a source, an id and its effects.',
  'spec-source': '"{id}" is no source; a source is one of {kinds}, a colon and its name.',
  'spec-new-source':
    'there is no "{id}": effects can be added to one that is there. A new one needs facts that effects do not have.',
} as const;
