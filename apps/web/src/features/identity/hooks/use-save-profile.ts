import { updateUser, uploadPhoto, type Session } from "@codetale/contract/identity";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, upload } from "#lib/api-client";
import { sessionKey } from "#lib/session";
import type { ChosenPhoto } from "../photo.ts";
import { forgetProfileDraft, type VerifiedEmail } from "../profile-draft.ts";

interface ProfileEntry {
  name: string;
  email: string;
  /** A new photo; null keeps the present one. */
  photo: ChosenPhoto | null;
  /** Proof of an address that the account does not have yet. */
  verified: VerifiedEmail | null;
}

/**
 * Saves the profile: the photo first, if a new one was chosen, then everything at once.
 *
 * @throws ApiError
 */
export function useSaveProfile({ uid }: Session): (entry: ProfileEntry) => Promise<unknown> {
  const client = useQueryClient();
  /** A photo that went up is not sent again when only the rest failed. */
  const uploaded = useRef<{ file: File; photoURL: string } | null>(null);

  async function photoURLOf({ file }: ChosenPhoto): Promise<string> {
    if (uploaded.current?.file !== file) {
      const { photoURL } = await upload(uploadPhoto, "photo", file);
      uploaded.current = { file, photoURL };
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
      client.setQueryData(sessionKey, user);
      forgetProfileDraft();
    },
  });
  return mutateAsync;
}
