import type { Translation } from '@tessera/text';
import type { planTexts as English } from '../en/plan.ts';

/** German texts of the plan of a turn. */
export const planTexts: Translation<typeof English> = {
  attack: '{names} angreifen',
  joint: '{count, plural, one {das Ziel fällt} other {alle Ziele fallen}}',
  short: { open: 'Planen', all: 'Alles spielen', certain: 'Bis zur ersten Karte' },
  title: 'Dein Plan',
  open: 'Zug planen',
  leave: 'Plan verlassen',
  add: 'In den Plan aufnehmen',
  empty: 'Plan: Welche Hälfte kommt zuerst?',
  next: 'Plan: {question}',
  complete: 'Dein Plan steht',
  broken: 'Ein Schritt deines Plans ist nicht mehr möglich',
  impossible: 'Nicht mehr möglich: {why}',
  nothingPlayed: 'Noch ist nichts gespielt.',
  allFall: 'Chance, dass alles fällt: {chance}. Noch ist nichts gespielt.',
  tooMany: 'Zu viele Angriffe, um ihre gemeinsame Chance zu zählen.',
  reveals: 'Der letzte Schritt deckt etwas auf: Was danach kommt, lässt sich nicht planen.',
  firstCard: 'ab hier wird die erste Karte gezogen',
  sure: 'sicher',
  soFar: 'bisher {chance}',
  cut: 'Diesen und alle späteren Schritte streichen: {step}',
  play: 'Den Plan spielen',
  playAll: 'Alle Schritte spielen',
  playCertain: 'Bis zur ersten Karte spielen',
  drawsFirst: 'Der erste Schritt zieht eine Karte: spiele stattdessen alle Schritte',
  chooseFirst: 'Wähle zuerst eine Kartenhälfte',
  useAdded: '{count, plural, one {Einsetzen} other {Diese # einsetzen}}{goesOn, select, true { und weiter} other {}}',
  addMore: 'Wähle weitere dazu oder drücke Enter.',
};
