import { updateUser, uploadPhoto } from "@codetale/contract/identity";
import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, upload } from "#lib/http/api-client";
import { setSession } from "#lib/session/session-query";
import { cropPhoto } from "../crop-photo.ts";
import type { ChosenPhoto } from "../chosen-photo.ts";
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
