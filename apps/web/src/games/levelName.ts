import { i18n } from '../i18n/i18n.ts';

/** How strong a bot is, in words; a level that only one game has is called as the game calls it. */
export function levelName(level: string): string {
  switch (level) {
    case 'easy':
    case 'normal':
    case 'hard':
    case 'expert':
      return i18n.t(`level.${level}`);
    default:
      return level;
  }
}
