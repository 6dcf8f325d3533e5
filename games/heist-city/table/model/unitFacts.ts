import {
  cellOf,
  choose,
  distanceBetween,
  FIRST_NPC,
  hasCover,
  isNpc,
  previewNPCPhase,
  sees,
  siteOf,
} from '@tessera/heist-city';
import { type Speaker, tenths } from './speaker.ts';

/** Returns the lines of a unit's card without an aim. */
export function unitFacts(speaker: Speaker, unit: number): readonly string[] {
  const { view, say } = speaker;
  if (isNpc(unit)) {
    const forecast = previewNPCPhase(view).npcs.find((one) => one.unit === unit);
    const [likely] = [...(forecast?.targets ?? [])].sort((a, b) => b.chance - a.chance);
    if (view.npcs[unit - FIRST_NPC]!.charmed) return [say('crew.charmed')];
    if (!likely) return [say('card.goesForNobody')];
    const { motive, tied } = choose(view, unit);
    const why = say(`reason.${tied.length > 1 ? 'tie' : motive}`);
    return [say('card.goesFor', { unit: speaker.unit(likely.unit), why })];
  }
  const actor = view.activation?.character ?? -1;
  const facts: string[] = [];
  if (actor >= 0 && actor !== unit && cellOf(view, actor) >= 0 && cellOf(view, unit) >= 0) {
    const from = cellOf(view, actor);
    const to = cellOf(view, unit);
    const place = [say('card.distance', { n: distanceBetween(view, actor, unit) })];
    if (sees(view, from, to)) place.push(say('card.sight'));
    if (hasCover(siteOf(view.map), from, to, view.variants)) place.push(say('card.cover'));
    facts.push(place.join(', '));
  }
  const threat = previewNPCPhase(view).threats.find((one) => one.unit === unit);
  if (threat) facts.push(say('card.expectedFromGuards', { n: tenths(speaker, threat.expectedDamage) }));
  return facts;
}
