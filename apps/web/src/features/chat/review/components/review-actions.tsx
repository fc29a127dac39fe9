import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { MoreIcon } from "#ui/display/icons";
import { words } from "../../words.ts";

interface ReviewActionsProps {
  actions: readonly { label: string; run: () => Promise<void> }[];
  /** Whether they are in a menu behind one button. */
  isMenu: boolean;
}

/** What can be done with the whole conversation: buttons, or a menu where there is no place. */
export function ReviewActions({ actions, isMenu }: ReviewActionsProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  if (!isMenu) {
    return (
      <Box sx={{ display: "flex", flexShrink: 0 }}>
        {actions.map(({ label, run }) => (
          <Button key={label} onClick={() => void run()}>
            {label}
          </Button>
        ))}
      </Box>
    );
  }
  return (
    <>
      <IconButton
        aria-label={words.reviewActions}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {actions.map(({ label, run }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              void run();
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
