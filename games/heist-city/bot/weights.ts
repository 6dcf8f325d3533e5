/** Weights of the bots, in points. Tuned by matches between planners with different weights. */
export const WEIGHTS = {
  /** Lead that wins about three matches in four. */
  scale: 3,
  /** Slots kept in reserve on the way home. */
  margin: 0,
  /** Wounds counted as a reserve while a character can wake up again. R 10.6 */
  secondWind: 4,
  /** Share of this turn's danger from guards that each later turn has. */
  danger: 0.2,
  /** Wounds per turn for being Overt, independent of units near now. */
  exposure: 0,
  /** Share of its prospects that a character loses with its last wounds. */
  frailty: 0.5,
  /** Cost for a crew of a revealed character, besides the point. R 11.12 */
  unmasked: 0.4,
  /** Share of its prospects that a first fall costs a character. R 10.5 */
  fall: 0.8,
  /** Value of all wounds of a character to their dealer, without the fall. */
  hurt: 1,
  /** Share of a hunt's expected value that is counted. */
  hunt: 0.35,
  /** Slots of advantage that win an objective in 73 of 100 races. */
  race: 2,
  /**
   * Value of a piece of equipment to a bot without lookahead, at the start of a match. It keeps the item unless a
   * better one needs the slot.
   */
  gear: 0.3,
  /** The same for being Hidden or Disguised: the cost of losing it shows only turns later. */
  unseen: 0.6,
};
