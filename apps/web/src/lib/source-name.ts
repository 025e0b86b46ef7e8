/** The site a recipe came from, short enough for a line: its host without "www.". */
export function sourceName(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
