import { previewOf } from "@codetale/domain/chat/preview";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Typography from "@mui/material/Typography";
import { CloseIcon } from "#ui/display/icons";
import type { MessageEntry } from "../../messages/message-entry.ts";
import { words } from "../../words.ts";

interface ReplyBarProps {
  entry: MessageEntry;
  /** Of who wrote it; null for the user's own message. */
  name: string | null;
  onCancel: () => void;
}

/** Which message is being answered. */
export function ReplyBar({ entry, name, onCancel }: ReplyBarProps) {
  return (
    <Box sx={bar}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="caption" component="p" sx={{ fontWeight: 650 }}>
          {name === null ? words.replyingToYourself : words.replyingTo(name)}
        </Typography>
        <Typography variant="body2" color="text.secondary" dir="auto" align="left" noWrap>
          {previewOf(entry.text) || words.image}
        </Typography>
      </Box>
      <IconButton aria-label={words.noReply} onClick={onCancel}>
        <CloseIcon />
      </IconButton>
    </Box>
  );
}

const bar = {
  display: "flex",
  alignItems: "center",
  gap: 1,
  mb: 0.5,
  pl: 1.25,
  borderLeft: "3px solid",
  borderColor: "primary.main",
};
