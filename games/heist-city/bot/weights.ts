/** How much the bots make of things, in points. Found by playing planners with different weights against each other. */
export const WEIGHTS = {
  /** The lead that wins about three matches in four. */
  scale: 3,
  /** Slots kept in hand on the way home. */
  margin: 0,
  /** Wounds that a character has in reserve as long as it can get up again. R 10.6 */
  secondWind: 4,
  /** How much of this turn's danger from the guards each later turn has. */
  danger: 0.2,
  /** Wounds a turn that being Overt costs, whoever is near now. */
  exposure: 0,
  /** The share of its prospects that a character loses with its last wounds. */
  frailty: 0.5,
  /** What it costs a crew, besides the point, to have somebody dragged into the open. R 11.12 */
  unmasked: 0.4,
  /** The share of its prospects that a first fall costs a character. R 10.5 */
  fall: 0.8,
  /** What all wounds of a character are worth to whoever deals them, without the fall. */
  hurt: 1,
  /** How much of what a hunt promises it is taken to bring. */
  hunt: 0.35,
  /** How sharply an objective goes to whoever is there first: the slots that make it 73 in 100. */
  race: 2,
  /**
   * What a piece of equipment is worth in itself to a bot that does not look ahead, while all turns are to come: it knows
   * only that it will be of use some day, and keeps it unless something better needs the room.
   */
  gear: 0.3,
  /** The same of being Hidden or Disguised: what is lost by stepping into the open shows only turns later. */
  unseen: 0.6,
};
