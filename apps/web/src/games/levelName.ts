import { t as now, type Translate } from '../i18n/texts.ts';

/** How strong a bot is, in words; a level that only one game has is called as the game calls it. */
export function levelName(level: string, t: Translate = now): string {
  switch (level) {
    case 'easy':
    case 'normal':
    case 'hard':
    case 'expert':
      return t(`level.${level}`);
    default:
      return level;
  }
}
