export function referenceFolder(): string | undefined;
