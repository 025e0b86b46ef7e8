/** What A4 and Letter both offer inside the margins of the page. */
const PAGE = { width: '178mm', heightMm: 250 } as const;
const PX_PER_MM = 96 / 25.4;

/** From roomy to close; the type never goes below what can be read beside the stove. */
const DENSITIES = ['roomy', 'snug', 'tight', 'close'] as const;

function heightOf(sheet: HTMLElement): number {
  const { width, minHeight, padding } = sheet.style;
  Object.assign(sheet.style, { width: PAGE.width, minHeight: '0', padding: '0' });
  const { height } = sheet.getBoundingClientRect();
  Object.assign(sheet.style, { width, minHeight, padding });
  return height;
}

/** Sets the sheet closer where that brings it onto one page; a recipe too long for that keeps its room. */
export function fitToPage(sheet: HTMLElement): void {
  for (const density of DENSITIES) {
    sheet.dataset['density'] = density;
    if (heightOf(sheet) <= PAGE.heightMm * PX_PER_MM) return;
  }
  sheet.dataset['density'] = DENSITIES[0];
}
