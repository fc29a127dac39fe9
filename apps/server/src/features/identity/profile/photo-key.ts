/** Of the file of a photo, in a file store. */
export function photoKey(photoId: string): string {
  return `photos/${photoId}.webp`;
}
