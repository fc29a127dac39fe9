import { screenPaths } from "@codetale/contract/screens";
import Button from "@mui/material/Button";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import lostPath from "./lost-path.svg";
import { NightPanel } from "./night-panel.tsx";

/** The page for unknown addresses. */
export function NotFoundPage() {
  const { index } = useLocation();
  const navigate = useNavigate();
  // If this is the first page of ours in the tab, going back would leave the site.
  const goBack = () =>
    void (index > 0 ? navigate(-1) : navigate(screenPaths.landing, { replace: true }));
  return (
    <NightPanel
      picture={lostPath}
      title="404 - Not Found"
      text="The page you are looking for does not exist."
    >
      <Button variant="dusk" onClick={() => void navigate(screenPaths.login)}>
        Login
      </Button>
      <Button variant="duskOutlined" onClick={goBack}>
        Back
      </Button>
    </NightPanel>
  );
}
