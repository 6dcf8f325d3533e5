/** The sign of the game in lists. */
export { rollingDices as icon } from '@tessera/ui/icons';
