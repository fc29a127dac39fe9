import { updateUser, uploadPhoto, type Session } from "@codetale/contract/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, upload } from "#lib/http/api-client";
import { setSession } from "#lib/session/session-query";
import { cropPhoto } from "../crop-photo.ts";
import type { ChosenPhoto } from "../chosen-photo.ts";
import { forgetProfileDraft, type VerifiedEmail } from "../profile-draft.ts";

interface ProfileEntry {
  name: string;
  email: string;
  /** A new photo; null keeps the saved one. */
  photo: ChosenPhoto | null;
  /** Proof of a new e-mail address; null keeps the account's. */
  verified: VerifiedEmail | null;
}

/**
 * Saves the profile: uploads a new photo first, then saves all fields in one call.
 *
 * @throws ApiError
 */
export function useSaveProfile({ uid }: Session): (entry: ProfileEntry) => Promise<unknown> {
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

  const { mutateAsync } = useMutation({
    mutationFn: async ({ name, email, photo, verified }: ProfileEntry) =>
      call(updateUser, {
        body: {
          uid,
          name,
          email,
          emailVerified: true,
          ...(photo && { photoURL: await photoURLOf(photo) }),
          ...(verified && { ticket: verified.ticket }),
        },
      }),
    onSuccess: ({ user }) => {
      setSession(client, user);
      forgetProfileDraft();
    },
  });
  return mutateAsync;
}
