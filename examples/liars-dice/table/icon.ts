/** The icon of the game in lists. */
export { rollingDices as icon } from '@tessera/ui/icons';
