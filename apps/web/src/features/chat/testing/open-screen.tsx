import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderRoutes } from "#testing/render-routes";
import { ChatPage } from "../pages/chat-page.tsx";
import { stubBrowserParts } from "./browser-parts.ts";
import { FakeChatServer } from "./fake-chat-server.ts";
import { FakeLive } from "#testing/fake-live";

/** A chat screen before it is opened, connected to a server that a test may prepare. */
export function aChatScreen() {
  stubBrowserParts();
  const live = new FakeLive();
  live.connect();
  const server = new FakeChatServer(live);
  const routes = [
    { path: "/schedule_chat", element: <ChatPage isReview={false} /> },
    { path: "/review_chat", element: <ChatPage isReview /> },
    { path: "/coders_home", element: <h1>Coder home</h1> },
  ];
  const open = async (path = "/schedule_chat?scheduleId=s1") => {
    await live.open();
    const { router } = renderRoutes(routes, path, { live });
    await screen.findByRole("heading", { level: 1 });
    return { router, user: userEvent.setup() };
  };
  return { live, server, room: server.room, open };
}
