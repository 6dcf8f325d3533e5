/** English card texts of actions. */
export const actionTexts = {
  attack: 'Attack {value}',
  move: 'Move {value}',
  heal: 'Heal {value}',
  loot: 'Loot {value}',
  special: '{modifiers}',
  summon: {
    figure: 'summon {count, plural, =1 {} other {# × }}{name} ({stats})',
    monsters: 'summon {monsters}',
    varied: 'summon with 2 characters: {two}; with 3 characters: {three}; with 4 characters: {four}',
    monster:
      '{count, plural, =1 {one} other {# ×}} {rank, select, normal {normal} elite {elite} other {}} {name}{hitPoints, select, none {} other { with hit points {hitPoints}}}',
    none: 'nothing',
    object: 'put {count} × {name} on the map{where}',
    table: 'summon the monsters that the scenario lists',
    beside: 'adjacent to the target',
    hitPoints: 'hit points {value}',
    attack: 'Attack {value}',
    move: 'Move {value}',
    range: 'Range {value}',
    flying: 'Flying',
  },
  with: '{action} ({modifiers})',
  next: '{before}, then {after}',
};
