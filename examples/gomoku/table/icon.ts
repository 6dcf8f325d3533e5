/** The icon of the game in lists. */
export { grid as icon } from '@tessera/ui/icons';
