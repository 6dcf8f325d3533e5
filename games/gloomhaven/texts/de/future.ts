import type { Translation } from '@tessera/text';
import type { futureTexts as en } from '../en/future.ts';

/** German texts of two options side by side. */
export const futureTexts: Translation<typeof en> = {
  certain: 'Sicher; du wählst weiter',
  settled: 'Sicher',
  plain: 'Wenn die schlichteste Modifikatorkarte kommt',
  open: 'Die Lage von jetzt: Noch nicht gezogene Karten entscheiden, was folgt',
  measure: { falls: 'ein Ziel fällt' },
  falls: '{figure} fällt: {chance}',
  stays: 'bleibt: {chance}',
  best: 'bestes Ziel mit dieser Hälfte',
  hitPoints: 'deine Trefferpunkte',
  cards: 'Karten auf der Hand',
  rounds: 'Runden nach dieser',
  threats: 'Gegner, die dich angreifen können',
  reach: 'Felder in Reichweite der Bewegung',
  targets: 'Ziele zur Auswahl',
  theirs: 'Trefferpunkte von {figure}',
  attacksYou: '{figure} greift dich an',
  goesFor: '{figure} geht auf {target} los',
  base: 'mit den üblichen Werten; die Karte ist noch nicht gezogen',
  drawn: 'mit der Karte dieser Runde',
  attack: 'Angriff {value}',
  lost: 'die Karte ist für dieses Szenario verloren',
  lostCards:
    '{count, plural, one {eine Karte ist} other {# Karten sind}} für dieses Szenario verloren: {rounds, plural, =0 {gleich viele Runden übrig} one {# Runde weniger} other {# Runden weniger}}',
  exhausts: 'du bist erschöpft und aus diesem Szenario',
};
