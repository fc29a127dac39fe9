import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useNavigate } from "react-router";
import { Page } from "#ui/page";
import { canTransition } from "#ui/page-transition";
import { LostPath } from "./lost-path.tsx";

/** What stands where no page is. */
export function NotFoundPage() {
  const navigate = useNavigate();
  const goBack = () => void (hasHistory() ? navigate(-1) : navigate("/", { replace: true }));
  const goToLogin = () => void navigate("/login", { viewTransition: canTransition });

  return (
    <Page title="404 - Not Found" width="form" intro="The page you are looking for does not exist.">
      <LostPath />
      <Box sx={{ display: "flex", gap: 1.5 }}>
        <Button variant="contained" onClick={goToLogin}>
          Login
        </Button>
        <Button variant="outlined" onClick={goBack}>
          Back
        </Button>
      </Box>
    </Page>
  );
}

/** Whether this tab came here from one of our own screens; the router numbers them from 0. */
function hasHistory(): boolean {
  const { idx } = (history.state ?? {}) as { idx?: number };
  return idx !== undefined && idx > 0;
}
