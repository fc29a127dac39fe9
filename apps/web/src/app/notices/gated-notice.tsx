import { ParentQuestion } from "../../features/stories/shelf/components/parent-question.tsx";
import { leaveFullScreen } from "../../features/stories/shelf/full-screen.ts";
import { words } from "../words.ts";

interface GatedNoticeProps {
  onOpen: () => void;
  onClose: () => void;
}

/** The question of the shelf's gate, before a notice's screen takes the place of the child's. */
export function GatedNotice({ onOpen, onClose }: GatedNoticeProps) {
  const open = () => {
    leaveFullScreen();
    onOpen();
  };
  return <ParentQuestion openLabel={words.openNotice} onRight={open} onClose={onClose} />;
}
