/**
 * Measures the rates of several contestants in one run. They take short turns in rotation, so that a slow phase of the machine
 * affects all of them; the median turn of each counts. A contestant runs for about `ms` and returns its number of operations.
 */
export function rates(contestants, { rounds = 7, ms = 120 } = {}) {
  const names = Object.keys(contestants);
  const seen = Object.fromEntries(names.map((name) => [name, []]));
  for (const name of names) turn(contestants[name], ms);
  for (let round = 0; round < rounds; round++) {
    for (const name of names) seen[name].push(turn(contestants[name], ms));
  }
  return Object.fromEntries(names.map((name) => [name, median(seen[name])]));
}

function turn(contestant, ms) {
  const start = performance.now();
  let done = 0;
  let elapsed = 0;
  do {
    done += contestant();
    elapsed = performance.now() - start;
  } while (elapsed < ms);
  return (done * 1000) / elapsed;
}

export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
