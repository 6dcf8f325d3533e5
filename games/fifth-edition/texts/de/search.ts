import type { Translation } from '@tessera/text';
import type { search as original } from '../en/search.ts';

/** Search by name and by facets. */
export const search: Translation<typeof original> = {
  search: {
    label: 'Regelwerk durchsuchen',
    hint: 'Ein Name oder was es tut: Feuerschaden, Geschicklichkeit-Rettungswurf, 2. Grad',
    filters: 'Filter',
    any: 'alle',
    filter: { kind: 'Art', level: 'Zaubergrad', school: 'Schule', list: 'Klasse', time: 'Zeitaufwand' },
    kind: {
      spell: 'Zauber',
      class: 'Klassenmerkmal',
      feat: 'Talent',
      species: 'Spezies',
      background: 'Hintergrund',
      item: 'Gegenstand',
      mastery: 'Waffenmeisterschaft',
      condition: 'Zustand',
    },
    time: { action: 'Aktion', bonus: 'Bonusaktion', reaction: 'Reaktion', longer: 'Länger' },
    ritual: 'Ritual',
    concentration: 'Konzentration',
    facet: {
      level: 'Grad {level}',
      save: '{ability}-Rettungswurf',
      anySave: 'Rettungswurf',
      attack: 'Angriffswurf',
      damage: '{type}schaden',
      healing: 'Heilung',
    },
    ordinal: {
      0: 'Zaubertrick',
      1: '1. Grad',
      2: '2. Grad',
      3: '3. Grad',
      4: '4. Grad',
      5: '5. Grad',
      6: '6. Grad',
      7: '7. Grad',
      8: '8. Grad',
      9: '9. Grad',
    },
    found: '{n, plural, =0 {Nichts gefunden} one {# gefunden} other {# gefunden}}',
    results: 'Was gefunden wurde',
    more: 'Mehr zeigen: noch {n}',
    loading: 'Die Texte werden geholt',
    loadingText: 'Sie werden einmal geladen, wenn die Suche zum ersten Mal geöffnet wird.',
    start: 'Was suchst du?',
    startText:
      'Gib einen Namen ein oder was es tut, oder setze einen Filter. Die Pfeiltasten gehen durch die Treffer, die Eingabetaste öffnet einen.',
    nothing: 'Nichts dergleichen',
    nothingText: 'Versuche es mit weniger Wörtern oder nimm einen Filter weg.',
    clear: 'Suche leeren',
  },
};
