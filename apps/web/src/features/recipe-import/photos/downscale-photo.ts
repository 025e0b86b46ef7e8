/** Enough to read small handwriting, and a tenth of what a phone takes. */
const MAX_EDGE = 2_400;
const JPEG_QUALITY = 0.9;
const LIGHT_BYTES = 1_500_000;

const toJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY);
  });

async function drawSmaller(bitmap: ImageBitmap, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return toJpeg(canvas);
}

/** Makes a photo small enough to send quickly. What this browser cannot decode is sent as it is: the server knows more kinds. */
export async function downscalePhoto(file: File): Promise<File> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file);
  } catch {
    return file;
  }
  try {
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
    if (scale === 1 && file.size <= LIGHT_BYTES) return file;
    const smaller = await drawSmaller(bitmap, scale);
    if (smaller === null || smaller.size >= file.size) return file;
    return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    bitmap.close();
  }
}
