/** German card texts of actions. */
export const actionTexts = {
  attack: 'Angriff {value}',
  move: 'Bewegung {value}',
  heal: 'Heilung {value}',
  loot: 'Beute {value}',
  special: '{modifiers}',
  summon: {
    figure: 'beschwöre {count, plural, =1 {} other {# × }}„{name}“ ({stats})',
    monsters: 'beschwöre {monsters}',
    varied: 'beschwöre bei 2 Charakteren: {two}; bei 3 Charakteren: {three}; bei 4 Charakteren: {four}',
    monster:
      '{count} × {name} ({rank, select, normal {normal} elite {Elite} other {}}){hitPoints, select, none {} other { mit Trefferpunkten {hitPoints}}}',
    none: 'nichts',
    object: 'lege {count} × {name} auf das Spielfeld{where}',
    table: 'beschwöre die Monster, die das Szenario nennt',
    beside: 'neben dem Ziel',
    hitPoints: 'Trefferpunkte {value}',
    attack: 'Angriff {value}',
    move: 'Bewegung {value}',
    range: 'Reichweite {value}',
    flying: 'Fliegen',
  },
  with: '{action} ({modifiers})',
  next: '{before}, dann {after}',
};
