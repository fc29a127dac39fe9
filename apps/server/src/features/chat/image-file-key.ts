/** Of the file of a chat image, in a file store. */
export function imageFileKey(scheduleId: string, imageId: string): string {
  return `chats/${scheduleId}/${imageId.toLowerCase()}.webp`;
}
