/**
 * The next value of something immutable, made by mutating a draft of it. What the recipe does not change is shared with
 * the old value, which stays as it was. For plain JSON only: objects and arrays, no classes, no cycles.
 *
 * Objects and arrays that hold only plain values (most of a compact state), and objects that hold few of those, are handed
 * out as real copies and compared afterwards, so rules read and write them at full speed. Only what holds more goes
 * through a proxy.
 */
export function produce<T extends object>(base: T, recipe: (draft: T) => void): T {
  const copy = realCopy(base);
  if (copy) {
    recipe(copy as T);
    return settledCopy(copy, base) as T;
  }
  const root = new Draft(base);
  recipe(root.proxy as T);
  return settledDraft(root) as T;
}

/** What a proxy answers with the draft behind it; plain objects have no such field. */
const DRAFT: unique symbol = Symbol('draft');

type Container = Record<string, unknown> & { readonly [DRAFT]?: Draft };

/**
 * An object that holds objects, and at the same time the handler of its proxy. The proxy's target is a shallow copy made
 * at first sight, so that everything but reading a field and writing one goes its native way; what it holds is drafted
 * when it is read, and kept in the copy from then on.
 */
class Draft implements ProxyHandler<Container> {
  readonly base: Container;
  readonly copy: Container;
  readonly proxy: Container;
  /** Fields that were read and may have changed inside. */
  readonly touched: string[] = [];
  /** A field of this very object was written, so any field may hold anything. */
  written = false;
  settled: unknown;

  constructor(base: object) {
    this.base = base as Container;
    this.copy = shallowCopy(base);
    this.proxy = new Proxy(this.copy, this);
  }

  get(target: Container, key: string | typeof DRAFT): unknown {
    if (key === DRAFT) return this;
    const value = target[key];
    // Anything else in this place was handed out before, or is new and therefore free to be mutated as it is.
    if (typeof value !== 'object' || value === null || value !== this.base[key]) return value;
    const own = realCopy(value) ?? new Draft(value).proxy;
    target[key] = own;
    this.touched.push(key);
    return own;
  }

  set(target: Container, key: string, value: unknown): boolean {
    if (target[key] === value && (value !== undefined || key in target)) return true;
    target[key] = value;
    this.written = true;
    return true;
  }

  deleteProperty(target: Container, key: string): boolean {
    if (key in target) {
      delete target[key];
      this.written = true;
    }
    return true;
  }
}

/** The finished value of a draft: its old self if nothing in it changed. */
function settledDraft(draft: Draft): unknown {
  if (draft.settled !== undefined) return draft.settled;
  const { base, copy, touched, written } = draft;
  // Set first: two places may hold the same draft, and a finished copy is the same object for both.
  draft.settled = copy;
  let changed = written;
  for (const key of written ? Object.keys(copy) : touched) {
    const value = settled(copy[key], base[key]);
    copy[key] = value;
    if (value !== base[key]) changed = true;
  }
  if (!changed) draft.settled = base;
  return draft.settled;
}

function settled(value: unknown, old: unknown): unknown {
  if (typeof value !== 'object' || value === null || value === old) return value;
  const draft = (value as Container)[DRAFT];
  return draft ? settledDraft(draft) : settledCopy(value as Container, old);
}

/** A copy that was handed out, or something new: with no drafts left inside, and its old self if it is the same. */
function settledCopy(value: Container, old: unknown): unknown {
  const was = typeof old === 'object' && old !== null ? (old as Container) : undefined;
  const plain = isFlat(value) ? value : withoutDrafts(value, was);
  return was && isSame(plain, was) ? was : plain;
}

function withoutDrafts(value: Container, was: Container | undefined): Container {
  let plain = value;
  for (const key in value) {
    const part = settled(value[key], was?.[key]);
    if (part === value[key]) continue;
    // What is new may be content, which is frozen.
    if (plain === value) plain = shallowCopy(value);
    plain[key] = part;
  }
  return plain;
}

/** How many plain values an object may hold in others and still be copied whole. */
const FEW = 32;

/** A copy to be changed at will, of what is flat or holds few values in flat parts; undefined: it needs a draft. */
function realCopy(value: object): Container | undefined {
  if (Array.isArray(value)) return isFlat(value) ? shallowCopy(value) : undefined;
  let inParts = 0;
  for (const key in value) {
    const part = (value as Container)[key];
    if (typeof part === 'object' && part !== null) inParts += 1 + plainValues(part);
    if (inParts > FEW) return undefined;
  }
  const copy = shallowCopy(value);
  if (inParts === 0) return copy;
  for (const key in copy) {
    const part = copy[key];
    if (typeof part === 'object' && part !== null) copy[key] = shallowCopy(part);
  }
  return copy;
}

function isFlat(value: object): boolean {
  return plainValues(value) < Number.POSITIVE_INFINITY;
}

/** How many values it holds, all of them plain; infinitely many if it holds other objects. */
function plainValues(value: object): number {
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++)
      if (typeof value[i] === 'object' && value[i] !== null) return Number.POSITIVE_INFINITY;
    return value.length;
  }
  let count = 0;
  for (const key in value) {
    const inner = (value as Container)[key];
    if (typeof inner === 'object' && inner !== null) return Number.POSITIVE_INFINITY;
    count++;
  }
  return count;
}

function shallowCopy(value: object): Container {
  return (Array.isArray(value) ? value.slice() : { ...value }) as Container;
}

function isSame(value: Container, old: Container): boolean {
  if (Array.isArray(value)) {
    if (!Array.isArray(old) || value.length !== old.length) return false;
    for (let i = 0; i < value.length; i++) if (value[i] !== old[i]) return false;
    return true;
  }
  if (Array.isArray(old)) return false;
  let fields = 0;
  for (const key in value) {
    if (value[key] !== (old as Container)[key] || !(key in old)) return false;
    fields++;
  }
  return fields === Object.keys(old).length;
}
