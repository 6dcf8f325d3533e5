/** English card texts of actions. */
export const actionTexts = {
  attack: 'Attack {value}',
  move: 'Move {value}',
  heal: 'Heal {value}',
  loot: 'Loot {value}',
  special: '{modifiers}',
  summon: {
    figure: 'Summon {count, plural, =1 {} other {# × }}{name} ({stats})',
    monster: 'Summon {rank, select, none {no} normal {a normal} elite {an elite} other {}} {name}',
    varied: 'Summon {name} ({ranks} at 2/3/4 characters)',
    object: 'Put {count} × {name} on the map',
    table: 'Summon whatever the scenario says',
    beside: 'beside the target',
    hitPoints: 'HP {value}',
    attack: 'Attack {value}',
    move: 'Move {value}',
    range: 'Range {value}',
    flying: 'Flying',
  },
  with: '{action}: {modifiers}',
};
