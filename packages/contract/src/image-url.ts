const LOCAL_HOST = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=\/|$)/i;

/** Older clients stored doubled paths and development hosts; both mean a file of this server. */
export function normalizeImageUrl(url: string): string {
  return url.replace(LOCAL_HOST, '').replaceAll('/api/api/uploads/', '/api/uploads/');
}
