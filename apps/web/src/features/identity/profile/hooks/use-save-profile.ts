import { updateUser, uploadPhoto } from "@codetale/contract/identity/profile";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, upload } from "#lib/http/api-client";
import { setSession } from "#lib/session/session-query";
import type { ChosenPhoto } from "../chosen-photo.ts";
import { sideOf } from "../crop-geometry.ts";
import { forgetProfileDraft, type ProfileDraft } from "../profile-draft.ts";

/**
 * Saves the profile: uploads a new photo first, then saves all fields in one call.
 *
 * @throws ApiError
 */
export function useSaveProfile() {
  const client = useQueryClient();
  /** An uploaded photo is not uploaded again when only the second call failed. */
  const uploaded = useRef<{ photo: ChosenPhoto; photoURL: string } | null>(null);

  async function photoURLOf(photo: ChosenPhoto): Promise<string> {
    if (uploaded.current?.photo !== photo) {
      const { photoURL } = await upload(uploadPhoto, "photo", await cropPhoto(photo));
      uploaded.current = { photo, photoURL };
    }
    return uploaded.current.photoURL;
  }

  return async ({ uid, name, email, photo, verified }: ProfileDraft): Promise<void> => {
    const { user } = await call(updateUser, {
      body: {
        uid,
        name,
        email,
        emailVerified: true,
        ...(photo && { photoURL: await photoURLOf(photo) }),
        ...(verified && { ticket: verified.ticket }),
      },
    });
    setSession(client, user);
    forgetProfileDraft();
  };
}

/** Larger than any screen shows it, and far smaller than a camera's photo. */
const LONGEST_SIDE_PX = 600;

/** The cropped photo as a small image; the original file where the browser cannot crop. */
async function cropPhoto({ file, size, crop }: ChosenPhoto): Promise<Blob> {
  if (typeof OffscreenCanvas === "undefined") return file;
  const side = sideOf(crop, size);
  const cutSide = Math.round(Math.min(side, LONGEST_SIDE_PX));
  const canvas = new OffscreenCanvas(cutSide, cutSide);
  const pen = canvas.getContext("2d");
  if (!pen) return file;

  const bitmap = await createImageBitmap(file);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(bitmap, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, cutSide, cutSide);
  bitmap.close();
  // A browser that cannot encode WebP encodes PNG instead.
  return canvas.convertToBlob({ type: "image/webp", quality: 0.9 });
}
