import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createBrowserRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { createQueryClient } from "#lib/query-client";
import "#theme/fonts";
import { createFocusClaim } from "./focus-claim.ts";
import { Providers } from "./providers.tsx";
import { routes } from "./router.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no element with the id root");

const router = createBrowserRouter(routes);
const claimFocus = createFocusClaim(router);

createRoot(root).render(
  <StrictMode>
    <Providers queryClient={createQueryClient()} claimFocus={claimFocus}>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
);
