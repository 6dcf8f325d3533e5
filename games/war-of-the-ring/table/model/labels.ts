import type { Teller } from '@tessera/text';
import type { Action } from '@tessera/war-of-the-ring';
import {
  cardName,
  characterName,
  faceName,
  isElite,
  nationName,
  placeName,
  troopName,
} from '@tessera/war-of-the-ring/facts';
import type { Option } from './offer.ts';

/** What stands on the tile of an option: short, since the question above says the rest. */
export function optionLabel(option: Option, teller: Teller): string {
  return option.kind === 'place' ? placeName(option.place, teller) : actionLabel(option.action, teller);
}

function actionLabel(action: Action, teller: Teller): string {
  const { say } = teller;
  switch (action.type) {
    case 'march':
    case 'attack':
    case 'onward':
    case 'retreat':
    case 'travel':
      return placeName(action.to, teller);
    case 'walk':
    case 'declare':
      return placeName(action.path.at(-1) ?? 0, teller);
    case 'recruit':
      return troopName(action.troop, teller);
    case 'use':
      return capital(say(`name.use.${action.as}`), teller);
    case 'ring':
      return faceName(action.face, teller);
    case 'advance':
      return nationName(action.nation, teller);
    case 'skip':
      return say('table.skipDie');
    case 'hit':
      return say(isElite(action.troop) ? 'table.reduce' : 'table.removeOne', {
        troop: troopName(action.troop, teller),
      });
    case 'slay':
      return say('table.removeOutright', { troop: troopName(action.troop, teller) });
    case 'guide':
    case 'gather':
      return characterName(action.character, teller);
    case 'allocate':
      return say('table.nDice', { n: action.dice });
    case 'play':
      return cardName(action.card, teller);
    default:
      return capital(teller.action(action), teller);
  }
}

/** What stands on the button that does it: the whole action. */
export function commitLabel(action: Action, teller: Teller): string {
  return capital(teller.action(action), teller);
}

function capital(text: string, { language }: Teller): string {
  return `${text.charAt(0).toLocaleUpperCase(language)}${text.slice(1)}`;
}
