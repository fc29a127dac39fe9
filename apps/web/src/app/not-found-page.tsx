import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useNavigate } from "react-router";
import { PageContainer } from "#ui/page-container";
import { PageHeading } from "#ui/page-heading";
import { canTransition } from "#ui/page-transition";
import { LostPath } from "./lost-path.tsx";
import { NightPanel } from "./night-panel.tsx";

/** What stands where no page is. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const goBack = () => void (hasHistory() ? navigate(-1) : navigate("/", { replace: true }));
  const goToLogin = () => void navigate("/login", { viewTransition: canTransition });
  return (
    <PageContainer>
      <NightPanel drawing={<LostPath />}>
        <PageHeading title="404 - Not Found" />
        <Typography variant="subtitle1" sx={{ mt: 1.5, color: "stage.mutedCream" }}>
          The page you are looking for does not exist.
        </Typography>
        <Box sx={{ display: "flex", gap: 1.5, mt: 3 }}>
          <Button variant="dusk" onClick={goToLogin}>
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

/** Whether this tab came here from one of our own screens; the router numbers them from 0. */
function hasHistory(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx !== undefined && idx > 0;
}
