import { Problem } from '@tessera/protocol';

/** Error of an API request that the server refused, or with the code `unreachable` when no server answered. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly params: Problem['params'];

  constructor(
    { code, status, detail, params }: Pick<Problem, 'code' | 'status' | 'detail' | 'params'>,
    cause?: unknown,
  ) {
    super(detail, { cause });
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.params = params;
  }
}

/** Checks whether the server did not answer. Callers then offer a local table instead. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable';
}

/** Returns the error for an unsuccessful response. */
export function problemOf(status: number, body: unknown): ApiError {
  const problem = Problem.safeParse(body);
  if (problem.success) return new ApiError(problem.data);
  // A proxy without a server behind it answers with its own error page, which is not a `Problem`.
  const code = status >= 502 && status <= 504 ? 'unreachable' : 'unreadable-answer';
  return new ApiError({ code, status, detail: `The server answered ${status}.`, params: {} });
}

/** Returns the error for a request that got no response. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError({ code: 'unreachable', status: 0, detail: 'The server cannot be reached.', params: {} }, cause);
}
