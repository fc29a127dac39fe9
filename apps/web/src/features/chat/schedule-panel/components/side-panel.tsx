import type { PublicProfile } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { useId, useState, type ReactNode } from "react";
import { Avatar } from "#ui/display/avatar";
import { ChevronDownIcon } from "#ui/display/icons";
import { PageHeading } from "#ui/layout/page-heading";
import { words } from "../../words.ts";

interface SidePanelProps {
  /** The other participant. */
  other: PublicProfile;
  /** The other participant's role, in words. */
  role: string;
  documentTitle: string;
  /** Shown beside the name on narrow screens, where the panel is folded. */
  figure: ReactNode;
  children: ReactNode;
}

/** The other participant and the schedule's data: beside the messages, or collapsed above them. */
export function SidePanel({ other, role, documentTitle, figure, children }: SidePanelProps) {
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box component="aside" sx={panel}>
      <Box sx={header}>
        <Avatar name={other.name} src={other.photoURL} size={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="caption" component="p" color="text.secondary">
            {role}
          </Typography>
          <Box sx={name}>
            <PageHeading title={documentTitle} variant="h4">
              {other.name}
            </PageHeading>
          </Box>
        </Box>
        <Box sx={{ display: { md: "none" } }}>{figure}</Box>
        <IconButton
          aria-label={words.details}
          aria-expanded={isOpen}
          aria-controls={detailsId}
          onClick={() => setIsOpen(!isOpen)}
          sx={{ display: { md: "none" }, rotate: isOpen ? "180deg" : "none" }}
        >
          <ChevronDownIcon size={24} />
        </IconButton>
      </Box>
      <Box
        id={detailsId}
        sx={{ ...details, display: { xs: isOpen ? "grid" : "none", md: "grid" } }}
      >
        {children}
      </Box>
    </Box>
  );
}

const panel = {
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  minHeight: 0,
  borderRight: { md: "1px solid" },
  borderBottom: { xs: "1px solid", md: 0 },
  borderColor: { xs: "divider", md: "divider" },
  bgcolor: "background.default",
} as const;

const header = {
  display: "flex",
  alignItems: "center",
  gap: { xs: 1, md: 1.5 },
  pl: { xs: 1.5, sm: 3 },
  pr: { xs: 0.5, sm: 2 },
  py: { xs: 0.75, md: 2.5 },
};

const name = {
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: { xs: 2, md: 3 },
  overflow: "hidden",
  overflowWrap: "anywhere",
} as const;

const details = {
  // Contains the visually hidden elements, which would otherwise extend the page.
  position: "relative",
  alignContent: "start",
  gap: 3,
  flex: { md: "1 1 0" },
  minHeight: 0,
  maxHeight: { xs: "56dvh", md: "none" },
  overflowY: "auto",
  px: { xs: 2, sm: 3 },
  pt: { xs: 1, md: 0 },
  pb: 3,
} as const;
