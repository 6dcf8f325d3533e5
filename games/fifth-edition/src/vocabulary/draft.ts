/** Mutable version of a type, for building objects step by step. Conditional spreads are several times slower. */
export type Mutable<T> = { -readonly [K in keyof T]: T[K] };
