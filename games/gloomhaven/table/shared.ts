// Parts of the table of scenarios that the table of the campaign uses too (`@tessera/gloomhaven/table/shared`).
export { AbilityCard, type AbilityCardProps } from './hand/AbilityCard.tsx';
export { classIcon, SLOT_ICONS, seatColour } from './looks.ts';
export { byWorth } from './model/modifiers.ts';
export { capital } from './model/names.ts';
