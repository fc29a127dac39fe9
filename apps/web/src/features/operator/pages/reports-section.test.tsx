// @vitest-environment jsdom
import { operatorReports, type OperatorReport } from "@codetale/contract/operator/stories";
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderRoutes } from "#testing/render-routes";
import { on } from "#testing/server";
import { ReportsSection } from "./reports-section.tsx";

const reported: OperatorReport = {
  storyId: "story-1",
  title: "The Pond",
  owner: "lena@mail.test",
  takenDownAt: null,
  reports: [{ reason: "personal", text: "", reportedAt: Date.UTC(2026, 4, 3) }],
};

afterEach(cleanup);

it.each([true, false])(
  "[OPEN-5] says whether there are more reports than it shows: %s",
  async (hasMore) => {
    on(operatorReports, { success: true, stories: [reported], hasMore });
    const element = <ReportsSection withProof={(act) => act()} />;
    renderRoutes([{ path: "/operator", element }], "/operator");

    expect(await screen.findByText("The Pond")).toBeTruthy();
    const isSaid = screen.queryByText("There are more reports. The oldest are shown.") !== null;
    expect(isSaid).toBe(hasMore);
  },
);
