import Container from "@mui/material/Container";
import type { ReactNode } from "react";

interface PageContainerProps {
  /** `form` for one column of fields, `wide` for everything else. */
  width?: "form" | "wide";
  children: ReactNode;
}

/** What holds a screen's content in the middle, with its margins. */
export function PageContainer({ width = "wide", children }: PageContainerProps) {
  return (
    <Container disableGutters sx={{ ...margins, maxWidth: { xs: widths[width] } }}>
      {children}
    </Container>
  );
}

/** In pixels, margins included. */
const widths = { form: 696, wide: 1240 } as const;

const margins = { px: { xs: 2, sm: 3, md: 6 }, pt: { xs: 4, md: 6 }, pb: { xs: 6, md: 10 } };
