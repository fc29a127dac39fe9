import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useLocation } from "#lib/routing/navigation";
import { useSession } from "#lib/session/use-session";
import { renderRoutes } from "#testing/render-routes";
import { AddQuestionPage } from "../pages/add-question-page.tsx";
import { AllQuestionsPage } from "../pages/all-questions-page.tsx";

/** Opens one of the question bank's screens. */
export function renderBank(path: string) {
  const view = renderRoutes(
    [
      { path: "/all_questions", element: <AllQuestionsPage /> },
      {
        path: "/add_question",
        element: (
          <>
            <AddQuestionPage />
            <SessionKnown />
          </>
        ),
      },
      { path: "*", element: <Elsewhere /> },
    ],
    path,
  );
  return { ...view, user: userEvent.setup() };
}

export function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(label, { exact: true });
}

/** Shows up once the page knows who is signed in. */
function SessionKnown() {
  const { isLoading } = useSession();
  return isLoading ? null : <p>session known</p>;
}

/** Another feature's screen, known by its address and where it leads back to. */
function Elsewhere() {
  const { pathname, state } = useLocation();
  const { from } = (state ?? {}) as { from?: string };
  return <p>{from ? `at ${pathname} from ${from}` : `at ${pathname}`}</p>;
}
