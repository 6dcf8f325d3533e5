/** German card texts of actions. */
export const actionTexts = {
  attack: 'Angriff {value}',
  move: 'Bewegung {value}',
  heal: 'Heilung {value}',
  loot: 'Beute {value}',
  special: '{modifiers}',
  summon: {
    figure: 'Beschwöre {count, plural, =1 {} other {# × }}{name} ({stats})',
    monster: 'Beschwöre {rank, select, none {nicht} normal {(normal)} elite {(Elite)} other {}} {name}',
    varied: 'Beschwöre {name} ({ranks} bei 2/3/4 Charakteren)',
    object: 'Lege {count} × {name} auf den Plan',
    table: 'Beschwöre, was das Szenario vorgibt',
    beside: 'neben dem Ziel',
    hitPoints: 'TP {value}',
    attack: 'Angriff {value}',
    move: 'Bewegung {value}',
    range: 'Reichweite {value}',
    flying: 'Fliegen',
  },
  with: '{action}: {modifiers}',
};
