export const manifests = [];
