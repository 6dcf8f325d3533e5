/** The result for a line without a wall in its way. */
export const CLEAR = -1;

/** The vectors from a hex's centre to its corners, on axial axes scaled by three. */
export const CORNER_X = Int32Array.of(2, 1, -1, -2, -1, 1);
export const CORNER_Y = Int32Array.of(-1, -2, -1, 1, 2, 1);

// By how far a line's heading is ahead of its first corner: the number (see below) of the hex it enters.
const HEX_AHEAD = Uint8Array.of(1, 2, 2, 0, 0, 1);
// The same for a line along a side: the number of the hex opposite that side.
const HEX_BEHIND = Uint8Array.of(0, 0, 1, 1, 2, 2);

const LEFT = 1;
const RIGHT = 2;

/**
 * Finds where a straight line from a corner of one hex to a corner of another first meets a wall. All in integers: on
 * axial axes scaled by three, centres and corners of hexes are integers. This is a linear image of the drawn board, so
 * straight lines, crossings and contacts are preserved.
 *
 * Corner k of a hex lies between its neighbours in directions k and k + 1; the side facing direction d joins corners d
 * - 1 and d, and the vectors to these two together lead to the next centre in direction d. The three hexes that meet at
 * corner k of hex X are numbered 0: X, 1: its neighbour k, 2: its neighbour k + 1. The walls that meet there are a
 * knot: bit 1 between hexes 0 and 1, bit 2 between 0 and 2, bit 4 between 1 and 2. A line has heading d when, drawn
 * from a centre, it leaves by side d or by corner d.
 */
export class CornerTrace {
  readonly #sides: Uint8Array;
  readonly #steps: Int32Array;
  readonly #touching: boolean;
  readonly #bareEnds: boolean;

  /**
   * `sides` are those of the walls, `steps` those of their board's frame. `touching`: the line may touch walls but not
   * pass through. `bareEnds`: at its ends the line may be on either side of a wall.
   */
  constructor(sides: Uint8Array, steps: Int32Array, touching: boolean, bareEnds: boolean) {
    this.#sides = sides;
    this.#steps = steps;
    this.#touching = touching;
    this.#bareEnds = bareEnds;
  }

  /**
   * Traces the line from corner `i` of the hex at slot `a` to corner `j` of the hex at slot `b`, which lies (dq, dr)
   * away. Returns CLEAR or a wall in the way, as slot * 8 + direction.
   */
  blocker(a: number, i: number, b: number, j: number, dq: number, dr: number): number {
    const dx = 3 * dq + CORNER_X[j]! - CORNER_X[i]!;
    const dy = 3 * dr + CORNER_Y[j]! - CORNER_Y[i]!;
    // The cross products of the line with the vectors to the corners: the side of the line and the distance of each.
    const c3 = dx + 2 * dy;
    const c4 = 2 * dx + dy;
    const c5 = dx - dy;
    const c0 = 0 - c3;
    const c1 = 0 - c4;
    const c2 = 0 - c5;
    if (c0 > 0 && c1 <= 0) return this.#follow(a, i, b, j, 1, c0, c1);
    if (c1 > 0 && c2 <= 0) return this.#follow(a, i, b, j, 2, c1, c2);
    if (c2 > 0 && c3 <= 0) return this.#follow(a, i, b, j, 3, c2, c3);
    if (c3 > 0 && c4 <= 0) return this.#follow(a, i, b, j, 4, c3, c4);
    if (c4 > 0 && c5 <= 0) return this.#follow(a, i, b, j, 5, c4, c5);
    if (c5 > 0 && c0 <= 0) return this.#follow(a, i, b, j, 0, c5, c0);
    return this.#meets(a, i, b) ? CLEAR : this.#wallAt(a, i);
  }

  /** `left` and `right` are the cross products with the vectors to corners heading - 1 and heading: > 0 and <= 0. */
  #follow(a: number, i: number, b: number, j: number, heading: number, left: number, right: number): number {
    if (right === 0) return this.#alongSides(a, i, b, heading, left / 3);
    const turn = mod6(heading - i);
    const from = this.#around(a, i, HEX_AHEAD[turn]!);
    const to = this.#around(b, j, HEX_AHEAD[mod6(heading + 3 - j)]!);
    if (!this.#meets(a, i, from)) return this.#wallAt(a, i);
    if (!this.#meets(b, j, to)) return this.#wallAt(b, j);
    // The vector from the line's first corner to the centre of the first hex is itself one of those two vectors.
    return this.#throughHexes(from, to, heading, left, right, turn % 2 === 0 ? left : right);
  }

  /**
   * Traces a line along no side, which goes through the inside of hex after hex. The signed distance of a hex's centre
   * from the line tells by which of the three sides ahead, or which of the two corners between them, the line leaves
   * it.
   */
  #throughHexes(from: number, to: number, ahead: number, left: number, right: number, start: number): number {
    const sides = this.#sides;
    const leftSide = mod6(ahead - 1);
    const rightSide = mod6(ahead + 1);
    const leftStep = this.#steps[leftSide]!;
    const aheadStep = this.#steps[ahead]!;
    const rightStep = this.#steps[rightSide]!;
    let slot = from;
    let centre = start;
    while (slot !== to) {
      const walled = sides[slot]!;
      if (centre + left < 0) {
        if ((walled >> leftSide) & 1) return slot * 8 + leftSide;
        slot += leftStep;
        centre += 2 * left - right;
      } else if (centre + right > 0) {
        if ((walled >> rightSide) & 1) return slot * 8 + rightSide;
        slot += rightStep;
        centre += 2 * right - left;
      } else {
        if (centre + left === 0) {
          if (this.#stops(slot, leftSide, 2)) return this.#wallAt(slot, leftSide);
        } else if (centre + right === 0) {
          if (this.#stops(slot, ahead, 1)) return this.#wallAt(slot, ahead);
        } else if ((walled >> ahead) & 1) return slot * 8 + ahead;
        slot += aheadStep;
        centre += left + right;
      }
    }
    return CLEAR;
  }

  /**
   * Traces a line in the direction of a corner: along a side, through the middle of a hex (twice as long as a side),
   * along a side, and so on, for `length` sides in total. Where it touches a wall along a side it may pass on either
   * hand.
   */
  #alongSides(a: number, i: number, b: number, heading: number, length: number): number {
    const tail = mod6(heading + 3);
    const stride = this.#steps[heading]! + this.#steps[mod6(heading + 1)]!;
    const turn = mod6(heading - i);
    let along = turn % 2 === 0;
    let slot = this.#around(a, i, along ? HEX_BEHIND[turn]! : HEX_AHEAD[turn]!);
    let hands = this.#bareEnds ? LEFT | RIGHT : this.#handsFrom(slot, heading, a);
    let remaining = length;
    if (along ? hands === 0 : !this.#meets(a, i, slot)) return this.#wallAt(a, i);
    for (; ; along = true) {
      if (along) {
        if (!this.#touching && this.#knot(slot, heading) & 4) return this.#sideAhead(slot, heading);
        slot += stride;
        remaining -= 1;
        if (remaining === 0) return this.#arrives(hands, slot, tail, b) ? CLEAR : this.#wallAt(slot, tail);
        if (!this.#passes(hands, slot, tail)) return this.#wallAt(slot, tail);
      }
      remaining -= 2;
      if (remaining === 0) return this.#meets(slot, heading, b) ? CLEAR : this.#wallAt(slot, heading);
      hands = this.#handsFrom(slot, heading, slot);
      const stopped = this.#touching ? hands === 0 : this.#knot(slot, heading) !== 0;
      if (stopped) return this.#wallAt(slot, heading);
    }
  }

  /** Whether a line from a hex through one of its corners into hex `next` is blocked at that corner. */
  #stops(slot: number, corner: number, next: number): boolean {
    const knot = this.#knot(slot, corner);
    return this.#touching ? parted(knot, 0, next) : knot !== 0;
  }

  /** Whether a line that starts or ends at a corner is on the same side of the walls there as its hex. */
  #meets(slot: number, corner: number, other: number): boolean {
    if (this.#bareEnds || other === slot || this.#sides[slot] === 0) return true;
    return !parted(this.#knot(slot, corner), 0, this.#numberOf(slot, corner, other));
  }

  /**
   * Returns the hands of the side ahead of a corner on which a line can continue from the hex `origin`, one of the
   * three there.
   */
  #handsFrom(slot: number, corner: number, origin: number): number {
    const knot = this.#knot(slot, corner);
    const number = this.#numberOf(slot, corner, origin);
    return (parted(knot, number, 1) ? 0 : LEFT) | (parted(knot, number, 2) ? 0 : RIGHT);
  }

  /** Whether a line can get from the given hands of a side, past the corner at its end, to hex `number` there. */
  #slipsTo(hands: number, slot: number, tail: number, number: number): boolean {
    const knot = this.#knot(slot, tail);
    return ((hands & LEFT) !== 0 && !parted(knot, 2, number)) || ((hands & RIGHT) !== 0 && !parted(knot, 1, number));
  }

  #arrives(hands: number, slot: number, tail: number, end: number): boolean {
    return this.#bareEnds || this.#slipsTo(hands, slot, tail, this.#numberOf(slot, tail, end));
  }

  #passes(hands: number, slot: number, tail: number): boolean {
    return this.#touching ? this.#slipsTo(hands, slot, tail, 0) : this.#knot(slot, tail) === 0;
  }

  #knot(slot: number, corner: number): number {
    const own = this.#sides[slot]!;
    const next = this.#sides[slot + this.#steps[corner]!]!;
    return ((own >> corner) & 1) | (((own >> mod6(corner + 1)) & 1) << 1) | (((next >> mod6(corner + 2)) & 1) << 2);
  }

  /** Returns one of the walls that meet at a corner, as slot * 8 + direction. */
  #wallAt(slot: number, corner: number): number {
    const knot = this.#knot(slot, corner);
    if (knot & 1) return slot * 8 + corner;
    if (knot & 2) return slot * 8 + mod6(corner + 1);
    return this.#sideAhead(slot, corner);
  }

  /** Returns the side that leads away from a hex at one of its corners, as slot * 8 + direction. */
  #sideAhead(slot: number, corner: number): number {
    return (slot + this.#steps[corner]!) * 8 + mod6(corner + 2);
  }

  #around(slot: number, corner: number, number: number): number {
    return number === 0 ? slot : slot + this.#steps[number === 1 ? corner : mod6(corner + 1)]!;
  }

  #numberOf(slot: number, corner: number, other: number): number {
    return other === slot ? 0 : other === slot + this.#steps[corner]! ? 1 : 2;
  }
}

/** Whether the walls of a knot separate two of its hexes: one stands between them and no way around is open. */
function parted(knot: number, x: number, y: number): boolean {
  if (x === y) return false;
  const between = 1 << (x + y - 1);
  return (knot & between) !== 0 && (knot & ~between) !== 0;
}

function mod6(value: number): number {
  if (value < 0) return value + 6;
  return value < 6 ? value : value - 6;
}
