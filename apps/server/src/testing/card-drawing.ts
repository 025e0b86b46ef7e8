import sharp, { type Sharp } from 'sharp';

/** The time of reading goes with the pixels; at this share of the drawing every word is still read. */
const SCALE = 0.7;

/** A printed recipe card, as a camera held straight would see it. */
export function drawCard(lines: readonly string[]): Sharp {
  const height = 90 + lines.length * 62;
  const texts = lines.map(
    (line, index) =>
      `<text x="60" y="${80 + index * 62}" font-size="${index === 0 ? 46 : 34}" font-family="sans-serif" fill="#222">${line}</text>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 ${height}" preserveAspectRatio="none" width="${1000 * SCALE}" height="${Math.round(height * SCALE)}">
        <rect width="1000" height="${height}" fill="#fdf8ec"/>${texts.join('')}</svg>`,
    ),
  );
}
