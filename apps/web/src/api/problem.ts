import { Problem } from '@tessera/protocol';

/** The server refused, or could not be reached: then the code is `unreachable`. */
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

/** Whether nobody answered: the moment to offer a local table instead. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unreachable';
}

/** The error that an unsuccessful answer stands for. */
export function problemOf(status: number, body: unknown): ApiError {
  const problem = Problem.safeParse(body);
  if (problem.success) return new ApiError(problem.data);
  // A proxy with nobody behind it answers for itself, in words of its own.
  const code = status >= 502 && status <= 504 ? 'unreachable' : 'unreadable-answer';
  return new ApiError({ code, status, detail: `The server answered ${status}.`, params: {} });
}

/** The error that no answer at all stands for. */
export function unreachable(cause: unknown): ApiError {
  return new ApiError({ code: 'unreachable', status: 0, detail: 'The server cannot be reached.', params: {} }, cause);
}
