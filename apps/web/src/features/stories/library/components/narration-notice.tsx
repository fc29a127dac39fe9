import type { readVoiceStatus } from "@codetale/contract/stories-generation";
import Box from "@mui/material/Box";
import type { z } from "zod";
import { Notice } from "#ui/feedback/notice";
import { words } from "../words.ts";

type VoiceServiceStatus = z.output<(typeof readVoiceStatus)["response"]>;

/** Says that voices are being downloaded or unavailable; nothing in the other states. */
export function NarrationNotice({ voice }: { voice: VoiceServiceStatus }) {
  const { state, received, total, reason } = voice;
  if (state === "unavailable") {
    return <Notice>{words.voicesAway(reason ?? words.noVoices)}</Notice>;
  }
  if (state !== "fetching") return null;
  const percent = total === 0 ? 0 : Math.floor((100 * received) / total);
  return (
    <Notice>
      {words.voicesComing} {percent} %
      <Box
        role="progressbar"
        aria-label={words.voicesProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        sx={track}
      >
        <Box sx={{ ...bar, transform: `scaleX(${percent / 100})` }} />
      </Box>
    </Notice>
  );
}

const track = { mt: 1, height: 6, borderRadius: 1, overflow: "hidden", bgcolor: "divider" };

const bar = { height: 1, bgcolor: "currentColor", transformOrigin: "left" };
