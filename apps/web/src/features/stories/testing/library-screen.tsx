import userEvent from "@testing-library/user-event";
import { renderRoutes } from "#testing/render-routes";
import { LibraryPage } from "../library/pages/library-page.tsx";

/** Opens the library, connected to the server. */
export function open(address = "/stories/library") {
  const view = renderRoutes([{ path: "/stories/library", element: <LibraryPage /> }], address);
  void view.live.open();
  return { ...view, user: userEvent.setup() };
}
