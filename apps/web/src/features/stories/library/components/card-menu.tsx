import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import { useId, useState, type ReactNode } from "react";
import { ChevronDownIcon } from "#ui/display/icons";
import { words } from "../words.ts";

interface CardMenuProps {
  /** The story's title; empty where it has none. */
  title: string;
  /** The items; `choose` closes the menu and then acts. */
  children: (choose: (action?: () => void) => () => void) => ReactNode;
}

/** The menu of a story's card. */
export function CardMenu({ title, children }: CardMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  const close = () => setAnchor(null);
  const choose = (action?: () => void) => () => {
    close();
    action?.();
  };
  return (
    <>
      <Button
        variant="text"
        aria-label={words.more(title || words.untitled)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ position: "relative", zIndex: 1, minWidth: 44, px: 1 }}
      >
        <ChevronDownIcon />
      </Button>
      <Menu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={close}>
        {children(choose)}
      </Menu>
    </>
  );
}
