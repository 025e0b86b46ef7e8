const CLASS = /\bclass\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;

/** The class that a tag gives its element; empty for none. */
export function classOf(tag: string): string {
  const found = CLASS.exec(tag);
  return found?.[1] ?? found?.[2] ?? found?.[3] ?? '';
}
