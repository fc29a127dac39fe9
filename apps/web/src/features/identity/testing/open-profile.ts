import { readSession, type Session } from "@codetale/contract/identity";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { field, renderScreen } from "./render-screen.tsx";
import { on } from "#testing/server";

/** Opens the profile screen of whoever `session` says, in a browser that can draw any image. */
export async function openProfile(session: Session, state?: object, search = "") {
  vi.stubGlobal("createImageBitmap", async () => ({
    width: 640,
    height: 480,
    close: () => undefined,
  }));
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;

  on(readSession, session);
  const path = session.person === "coder" ? "/coders_new_user" : "/new_user";
  const view = renderScreen(`${path}${search}`, state);
  await screen.findByRole("button", { name: "Update Profile" });
  const upload = (file: File) => view.user.upload(field("Profile photo"), file);
  return { ...view, upload };
}

export function updated(session: Session) {
  return { success: true, user: session } as const;
}

export function portrait(): File {
  return new File(["GIF89a pixels"], "portrait.gif", { type: "image/gif" });
}

/** The photo as the screen shows it. */
export function preview(): HTMLImageElement | null {
  return document.querySelector("img");
}
