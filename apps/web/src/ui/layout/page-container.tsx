import Box from "@mui/material/Box";
import type { ReactNode } from "react";

interface PageContainerProps {
  /** `form` for one column of fields, `wide` for other content. */
  width?: "form" | "wide";
  children: ReactNode;
}

/** Centres a screen's content, with margins. */
export function PageContainer({ width = "wide", children }: PageContainerProps) {
  return <Box sx={{ ...margins, maxWidth: widths[width] }}>{children}</Box>;
}

/** In pixels, margins included. */
const widths = { form: 696, wide: 1240 } as const;

const margins = {
  width: 1,
  mx: "auto",
  px: { xs: 2, sm: 3, md: 6 },
  pt: { xs: 4, md: 6 },
  pb: { xs: 6, md: 10 },
};
