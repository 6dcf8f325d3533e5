/** The icon of the game in lists. */
export { crossedSwords as icon } from '@tessera/ui/icons';
