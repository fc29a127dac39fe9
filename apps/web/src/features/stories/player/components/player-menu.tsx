import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { DownloadIcon } from "#ui/display/icons";
import { words } from "../words.ts";
import { StageButton } from "./stage-button.tsx";
import { BinIcon, MapIcon, MoreIcon } from "./stage-icons.tsx";

/** `impossible`: the story is not loaded, or the browser has no cache for it. */
export type DownloadState = "impossible" | "none" | "busy" | "done";

interface PlayerMenuProps {
  download: DownloadState;
  onMap: () => void;
  onDownload: () => void;
  onRemove: () => void;
}

/** The button of the story map, and a menu to download the story or remove its download. */
export function PlayerMenu({ download, onMap, onDownload, onRemove }: PlayerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const pick = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  return (
    <>
      <StageButton isBare icon={<MapIcon />} label={words.map} onClick={onMap} />
      {download !== "impossible" && (
        <>
          <StageButton
            isBare
            icon={<MoreIcon />}
            label={words.menu}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={(event) => setAnchor(event.currentTarget)}
          />
          <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
            {download === "done" ? (
              <MenuItem onClick={pick(onRemove)} sx={item}>
                <ListItemIcon>
                  <BinIcon />
                </ListItemIcon>
                {words.removeDownload}
              </MenuItem>
            ) : (
              <MenuItem onClick={pick(onDownload)} disabled={download === "busy"} sx={item}>
                <ListItemIcon>
                  <DownloadIcon size="1.375em" />
                </ListItemIcon>
                {download === "busy" ? words.downloading : words.download}
              </MenuItem>
            )}
          </Menu>
        </>
      )}
    </>
  );
}

const item = { minHeight: 48 } as const;
