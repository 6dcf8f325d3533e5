/** Names of the cards of the class music-note. */
export const musicNote = {};
