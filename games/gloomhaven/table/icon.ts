/** The icon of the game in lists. */
export { dungeonGate as icon } from '@tessera/ui/icons';
