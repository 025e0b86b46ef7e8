/** The photo turned clockwise by quarters; null where this browser cannot draw it. */
export async function turnedPhoto(
  photo: File | HTMLImageElement,
  degrees: number,
): Promise<Blob | null> {
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(photo);
  } catch {
    return null;
  }
  const isOnItsSide = degrees % 180 !== 0;
  const canvas = document.createElement('canvas');
  canvas.width = isOnItsSide ? bitmap.height : bitmap.width;
  canvas.height = isOnItsSide ? bitmap.width : bitmap.height;
  const context = canvas.getContext('2d');
  context?.translate(canvas.width / 2, canvas.height / 2);
  context?.rotate((degrees * Math.PI) / 180);
  context?.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  bitmap.close();
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg');
  });
}
