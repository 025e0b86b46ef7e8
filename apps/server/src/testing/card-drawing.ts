import sharp, { type Sharp } from 'sharp';

/** A printed recipe card, as a camera held straight would see it. */
export function drawCard(lines: readonly string[]): Sharp {
  const height = 90 + lines.length * 62;
  const texts = lines.map(
    (line, index) =>
      `<text x="60" y="${80 + index * 62}" font-size="${index === 0 ? 46 : 34}" font-family="sans-serif" fill="#222">${line}</text>`,
  );
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="${height}">
        <rect width="1000" height="${height}" fill="#fdf8ec"/>${texts.join('')}</svg>`,
    ),
  );
}
