import { uploadChatImage } from "@codetale/contract/chat";
import { upload } from "#lib/http/api-client";

/**
 * Resolves with the address of an image of the schedule's conversation.
 *
 * @throws ApiError
 */
export async function uploadImage(scheduleId: string, image: Blob): Promise<string> {
  return (await upload(uploadChatImage, "image", image, { params: { scheduleId } })).img;
}
