/** Icon of the game in lists. */
export { scrollUnfurled as icon } from '@tessera/ui/icons';
