/**
 * Returns the next version of an immutable value by running a recipe on a draft of it. Unchanged parts are shared with
 * the base, which is not modified. For plain JSON only: objects and arrays, no classes, no cycles.
 *
 * Flat objects and arrays (most of a compact state), and objects with few flat parts, are real copies that are compared
 * afterwards, so rules access them at full speed. Only larger nested values go through a proxy.
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

/** Key under which a proxy returns its draft; plain objects have no such field. */
const DRAFT: unique symbol = Symbol('draft');

type Container = Record<string, unknown> & { readonly [DRAFT]?: Draft };

/**
 * The draft of a nested object, and the handler of its proxy. The proxy's target is a shallow copy made on first
 * access, so every operation except getting and setting a field is native. Children are drafted when they are read and
 * then kept in the copy.
 */
class Draft implements ProxyHandler<Container> {
  readonly base: Container;
  readonly copy: Container;
  readonly proxy: Container;
  /** Fields that were read and whose values may have been mutated. */
  readonly touched: string[] = [];
  /** Set when a field of this object was assigned, so that any field may have changed. */
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
    // Any other value was drafted before, or is new and may be mutated directly.
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

/** Returns the finished value of a draft, or the base object if nothing changed. */
function settledDraft(draft: Draft): unknown {
  if (draft.settled !== undefined) return draft.settled;
  const { base, copy, touched, written } = draft;
  // Set before recursing: when two fields share one draft, both get the same finished copy.
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

/** Returns a copied or new value without nested drafts, or the old object if it is equal. */
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
    // A new value may be frozen content, so it is copied before writing.
    if (plain === value) plain = shallowCopy(value);
    plain[key] = part;
  }
  return plain;
}

/** Most plain values a nested object may hold and still be copied as a whole. */
const FEW = 32;

/** Returns a mutable copy of a flat value or of one with few flat parts; undefined when it needs a draft. */
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

/** Counts the plain values in an object; Infinity if it holds nested objects. */
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
