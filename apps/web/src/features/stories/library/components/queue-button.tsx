import Button from "@mui/material/Button";
import { useToast } from "#ui/feedback/toast";
import { CheckIcon, PlusIcon } from "#ui/display/icons";
import {
  addToQueue,
  LONGEST_QUEUE,
  removeFromQueue,
  useStoryQueue,
  type QueuedStory,
} from "../../queue/story-queue.ts";
import { words } from "../words.ts";

/** Puts a story into the queue, and takes it out again. */
export function QueueButton({ story }: { story: QueuedStory }) {
  const queue = useStoryQueue();
  const toast = useToast();
  const title = story.title || words.untitled;
  const isQueued = queue.some(({ id }) => id === story.id);
  const press = () => {
    if (isQueued) return removeFromQueue(story.id);
    if (queue.length >= LONGEST_QUEUE) return toast(words.queueFull, "warning");
    addToQueue(story);
    toast(words.addedToQueue(title), "success");
  };
  const label = isQueued ? words.removeFromQueue(title) : words.addToQueue(title);
  return (
    <Button variant="text" aria-label={label} title={label} onClick={press} sx={button}>
      {isQueued ? <CheckIcon /> : <PlusIcon />}
    </Button>
  );
}

/** Above the link that covers its card. */
const button = { position: "relative", zIndex: 1, minWidth: 44, px: 1 } as const;
