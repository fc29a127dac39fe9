import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { LiveContext } from "#lib/live-connection";
import { renderRoutes } from "#testing/render-routes";
import { ChatPage } from "../pages/chat-page.tsx";
import { stubBrowserParts } from "./browser-parts.ts";
import { FakeChatServer } from "./fake-chat-server.ts";
import { FakeChatLive } from "./fake-chat-live.ts";

/** A chat screen before it is opened, connected to a server that a test may prepare. */
export function aChatScreen() {
  stubBrowserParts();
  const live = new FakeChatLive();
  live.connect();
  const server = new FakeChatServer(live);
  const connected = (screen: ReactElement) => <LiveContext value={live}>{screen}</LiveContext>;
  const routes = [
    { path: "/schedule_chat", element: connected(<ChatPage isReview={false} />) },
    { path: "/review_chat", element: connected(<ChatPage isReview />) },
    { path: "/coders_home", element: <h1>Coder home</h1> },
  ];
  const open = async (path = "/schedule_chat?scheduleId=s1") => {
    const { router } = renderRoutes(routes, path);
    await screen.findByRole("heading", { level: 1 });
    return { router, user: userEvent.setup() };
  };
  return { live, server, room: server.room, open };
}
