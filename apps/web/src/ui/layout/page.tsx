import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { PageContainer } from "./page-container.tsx";
import { PageHeading } from "./page-heading.tsx";

interface PageProps {
  /** The document's title; also the heading, unless `heading` is given. */
  title: string;
  heading?: ReactNode;
  /** One sentence below the heading. */
  intro?: ReactNode;
  /** The screen's main action, right of the heading. */
  actions?: ReactNode;
  /** `form` for one column of fields, `wide` for other content. */
  width?: "form" | "wide";
  children: ReactNode;
}

/** A screen's container and heading. */
export function Page({ title, heading, intro, actions, width = "wide", children }: PageProps) {
  return (
    <PageContainer width={width}>
      <Box sx={head}>
        <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
          <PageHeading title={title}>{heading ?? title}</PageHeading>
          {intro && (
            <Typography variant="subtitle1" color="text.secondary" sx={introStyle}>
              {intro}
            </Typography>
          )}
        </Box>
        {actions}
      </Box>
      {children}
    </PageContainer>
  );
}

const head = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: 2,
  mb: { xs: 3, md: 4 },
};

const introStyle = { mt: 1.5, maxWidth: "60ch", textWrap: "pretty" };
