import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useRouteError } from "react-router";
import { Page } from "#ui/page";
import { words } from "./words.ts";

/** What stands where a screen broke: a sentence and two ways on, both of which load it all anew. */
export function ErrorPage() {
  const error = useRouteError();
  return (
    <Page
      title={words.errorTitle}
      width="form"
      intro={isLoadFailure(error) ? words.outdatedText : words.errorText}
    >
      <Box sx={{ display: "flex", gap: 1.5 }}>
        <Button variant="contained" onClick={() => location.reload()}>
          Try again
        </Button>
        <Button variant="outlined" onClick={() => location.assign("/")}>
          Start page
        </Button>
      </Box>
    </Page>
  );
}

/** Browsers have different words for a module that could not be fetched, but one type. */
function isLoadFailure(error: unknown): boolean {
  return error instanceof TypeError && /import|module/i.test(error.message);
}
