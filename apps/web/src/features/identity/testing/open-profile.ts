import type { Session } from "@codetale/contract/identity";
import { screen } from "@testing-library/react";
import { vi } from "vitest";
import { field, renderScreen } from "./render-screen.tsx";
import { ok, stubServer, type Answers } from "./stub-server.ts";

/** Opens the profile screen of whoever `session` says, in a browser that can draw any image. */
export async function openProfile(session: Session, answers: Answers = {}, state?: object) {
  vi.stubGlobal("createImageBitmap", async () => ({
    width: 640,
    height: 480,
    close: () => undefined,
  }));
  URL.createObjectURL = (file) => `blob:${(file as File).name}`;
  URL.revokeObjectURL = () => undefined;

  const server = stubServer({ "/onboard/session": () => ok(session), ...answers });
  const path = session.person === "coder" ? "/coders_new_user" : "/new_user";
  const view = renderScreen(path, state);
  await screen.findByRole("button", { name: "Update Profile" });
  const upload = (file: File) => view.user.upload(field("Profile photo"), file);
  return { ...view, server, upload };
}

export function updated(session: Session): () => Response {
  return () => ok({ success: true, user: session });
}

export function portrait(): File {
  return new File(["GIF89a pixels"], "portrait.gif", { type: "image/gif" });
}

/** The photo as the screen shows it. */
export function preview(): HTMLImageElement | null {
  return document.querySelector("img");
}
