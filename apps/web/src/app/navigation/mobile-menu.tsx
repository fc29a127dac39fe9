import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { lazy, Suspense, useState } from "react";
import { CloseIcon, MenuIcon } from "#ui/display/icons";
import type { AccountState } from "../account/use-account.ts";
import { BarLinks } from "./bar-links.tsx";
import { NavAccount } from "./nav-account.tsx";
import { SchemeSwitch } from "../layout/scheme-switch.tsx";
import { words } from "../words.ts";

const loadDrawer = () => import("@mui/material/Drawer");
const Drawer = lazy(loadDrawer);

const MENU_ID = "menu";

/** The bar's links in a menu, below the md breakpoint. */
export function MobileMenu(props: AccountState) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <Box sx={{ display: { md: "none" }, ml: props.session ? 0 : "auto" }}>
      <IconButton
        aria-label={words.openMenu}
        aria-expanded={isOpen}
        aria-controls={isOpen ? MENU_ID : undefined}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDrawer()}
        onFocus={() => void loadDrawer()}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon size={24} />
      </IconButton>
      <Suspense fallback={null}>
        {isOpen && (
          <Drawer
            open
            anchor="right"
            onClose={close}
            slotProps={{ paper: { id: MENU_ID, sx: panel, role: "dialog", "aria-label": "Menu" } }}
          >
            <IconButton aria-label={words.closeMenu} onClick={close} sx={{ alignSelf: "end" }}>
              <CloseIcon size={24} />
            </IconButton>
            <Box component="nav" aria-label={words.mainNavigation} sx={column}>
              <BarLinks session={props.session} onFollow={close} />
            </Box>
            <Box sx={column}>
              <NavAccount
                {...props}
                isInMenu
                onFollow={close}
                onLogout={() => {
                  close();
                  props.onLogout();
                }}
              />
            </Box>
            <Box sx={{ mt: "auto" }}>
              <SchemeSwitch hasLabel />
            </Box>
          </Drawer>
        )}
      </Suspense>
    </Box>
  );
}

const panel = {
  display: "flex",
  gap: 2,
  width: "min(340px, 88vw)",
  px: 2,
  py: 1,
  borderLeft: "1px solid",
  borderColor: "divider",
} as const;

const column = { display: "flex", flexDirection: "column", gap: 1.5 } as const;
