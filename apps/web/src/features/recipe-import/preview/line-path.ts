/** The whole line that a part belongs to; any other field by its own path. */
export const linePath = (path: string): string => path.split('.').slice(0, 2).join('.');
