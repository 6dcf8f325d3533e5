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
  const { view, t } = speaker;
  if (isNpc(unit)) {
    const forecast = previewNPCPhase(view).npcs.find((one) => one.unit === unit);
    const [likely] = [...(forecast?.targets ?? [])].sort((a, b) => b.chance - a.chance);
    if (view.npcs[unit - FIRST_NPC]!.charmed) return [t('crew.charmed')];
    if (!likely) return [t('card.goesForNobody')];
    const { motive, tied } = choose(view, unit);
    const why = t(`reason.${tied.length > 1 ? 'tie' : motive}`);
    return [t('card.goesFor', { unit: speaker.unit(likely.unit), why })];
  }
  const actor = view.activation?.character ?? -1;
  const facts: string[] = [];
  if (actor >= 0 && actor !== unit && cellOf(view, actor) >= 0 && cellOf(view, unit) >= 0) {
    const from = cellOf(view, actor);
    const to = cellOf(view, unit);
    const place = [t('card.distance', { n: distanceBetween(view, actor, unit) })];
    if (sees(view, from, to)) place.push(t('card.sight'));
    if (hasCover(siteOf(view.map), from, to, view.variants)) place.push(t('card.cover'));
    facts.push(place.join(', '));
  }
  const threat = previewNPCPhase(view).threats.find((one) => one.unit === unit);
  if (threat) facts.push(t('card.expectedFromGuards', { n: tenths(speaker, threat.expectedDamage) }));
  return facts;
}
