import { screenPaths } from "@codetale/contract/screens";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useLocation, useNavigate } from "#lib/routing/navigation";
import { PageContainer } from "#ui/layout/page-container";
import { PageHeading } from "#ui/layout/page-heading";
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
    <PageContainer>
      <NightPanel picture={lostPath}>
        <PageHeading title="404 - Not Found" />
        <Typography variant="subtitle1" sx={{ mt: 1.5, color: "stage.mutedCream" }}>
          The page you are looking for does not exist.
        </Typography>
        <Box sx={{ display: "flex", gap: 1.5, mt: 3 }}>
          <Button variant="dusk" onClick={() => void navigate(screenPaths.login)}>
            Login
          </Button>
          <Button variant="duskOutlined" onClick={goBack}>
            Back
          </Button>
        </Box>
      </NightPanel>
    </PageContainer>
  );
}
