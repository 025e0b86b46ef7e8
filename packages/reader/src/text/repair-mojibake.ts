const UTF8_READ_AS_LATIN = /[\u00C2-\u00F4][\u0080-\u00BF]{1,3}/g;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** "Â½" back to "½": UTF-8 that was read as Latin-1 somewhere before it reached the page. */
export function repairMojibake(text: string): string {
  return text.replace(UTF8_READ_AS_LATIN, (run) => {
    try {
      return decoder.decode(Uint8Array.from(run, (letter) => letter.charCodeAt(0)));
    } catch {
      return run;
    }
  });
}
