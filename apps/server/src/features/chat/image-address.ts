/** The address of a chat image, by which messages name it. */

const address = /^\/chats\/([0-9a-f-]{36})\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function imageAddress(scheduleId: string, imageId: string): string {
  return `/chats/${scheduleId}/images/${imageId}`;
}

/**
 * @returns the image's id, or null when `text` is not the address of an image of this
 *   conversation
 */
export function imageIdOf(text: string, scheduleId: string): string | null {
  const [, room, imageId] = address.exec(text) ?? [];
  return room === scheduleId && imageId !== undefined ? imageId : null;
}
