import type { Ability } from '../../src/content/character.ts';

/** Values and abilities of characters. */
export const abilities = {
  level: 'Stufe',
  leadership: 'Führung',
  'brings-die': 'Ein Aktionswürfel mehr für seine Seite',
  captain: 'Hauptmann: ein Kampfwürfel mehr für das Heer, in dem er kämpft',
  'advance-with-any-die': 'Von einem uneroberten Ort seines Volkes aus führt jeder Würfel es näher an den Krieg',
  'taken-alive': 'In der Gemeinschaft verloren, kommt er wieder, als hätte er sie verlassen',
  shadowfax: 'Schattenfell: vier Regionen weit, allein oder mit einem Hobbit',
  'white-rider': 'Weißer Reiter: gibt seine Führung auf und hebt die der Nazgûl in einer Schlacht auf',
  sorcerer: 'Hexenmeister: eine Kampfkarte in der ersten Runde seiner Schlacht zieht eine Karte ihres Stapels',
  voice: 'Stimme: zwei weitere Arten, einen Musterungswürfel zu nutzen',
  'elites-lead': 'Eliten Isengarts zählen auch als Anführer',
  messenger: 'Bote: einmal je Runde wirkt ein Musterungswürfel als Heerwürfel',
  'draw-after-event-die': 'Führer: nach einer Karte mit Ereigniswürfel wird eine ihres Stapels gezogen',
  'hide-with-any-die': 'Führer: jeder Würfel verbirgt die Gemeinschaft',
  'separate-against-damage': 'Führer: verlässt die Gemeinschaft und mindert den Jagdschaden um 1',
  'shuns-numbered-reveal':
    'Führer: Zahlenplättchen entdecken nicht; er kann die Gemeinschaft verraten und den Schaden um 1 mindern',
} as const satisfies Record<Ability | 'level' | 'leadership' | 'brings-die', string>;
