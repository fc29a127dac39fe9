import type { Message } from "@codetale/contract/chat";
import type { Schedule } from "@codetale/contract/schedules";
import { fromTimestamp } from "@codetale/contract/values";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useMemo, useState } from "react";
import { ListIcon } from "#ui/display/icons";
import { saveFile } from "#lib/save-file";
import { useToast } from "#ui/feedback/toast";
import type { MessageEntry } from "../../messages/message-entry.ts";
import { showBubble } from "../../messages/show-bubble.ts";
import { dayName, dayOf, timeOf } from "../../time-texts.ts";
import { words } from "../../words.ts";
import { ReviewActions } from "../components/review-actions.tsx";
import { ReviewContents } from "../components/review-contents.tsx";
import { ReviewSearch } from "../components/review-search.tsx";
import { contentsOf } from "../contents.ts";
import { findMessages } from "../find-messages.ts";
import { includedImages } from "../included-images.ts";
import { printPage } from "../print-page.ts";
import { transcriptHtml } from "../transcript-html.ts";
import { transcriptOf, transcriptText } from "../transcript.ts";

interface ReviewToolsProps {
  messages: readonly Message[];
  entries: readonly MessageEntry[];
  schedule: Schedule;
  uid: string;
  ownName: string;
  otherName: string;
  /** Called with the message that a search shows. */
  onFound: (id: string | null) => void;
}

/** What a review can do with a conversation: contents, search, copy, print and export. */
export function ReviewTools(props: ReviewToolsProps) {
  const { messages, entries, schedule, uid, ownName, otherName, onFound } = props;
  const [isContents, setIsContents] = useState(false);
  const [query, setQuery] = useState("");
  const [at, setAt] = useState(0);
  const toast = useToast();
  /** Where one row has no place for all of it. */
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("lg"));
  const found = useMemo(() => findMessages(entries, query), [entries, query]);
  const lines = useMemo(() => contentsOf(entries, dayOf), [entries]);
  const title = words.reviewTitle(otherName);
  const fileName = `codetale-review-${dayOf(fromTimestamp(schedule.startTimestamp))}`;

  const show = (list: readonly string[], index: number) => {
    const id = list[index] ?? null;
    setAt(index);
    onFound(id);
    if (id !== null) showBubble(id, { isFocused: false });
  };
  const search = (wanted: string) => {
    setQuery(wanted);
    show(findMessages(entries, wanted), 0);
  };
  const transcript = (images?: ReadonlyMap<string, string>) =>
    transcriptOf({
      messages,
      schedule,
      uid,
      ownName,
      otherName,
      origin: location.origin,
      ...(images && { images }),
    });
  const page = async () =>
    transcriptHtml(transcript(await includedImages(messages)), { title, timeOf: dateTimeOf });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(transcriptText(transcript(), dateTimeOf));
      toast(words.talkCopied, "success");
    } catch {
      toast(words.copyRefused, "error");
    }
  };
  const saveHtml = async () =>
    saveFile(`${fileName}.html`, new Blob([await page()], { type: "text/html" }));
  const saveJson = async () => {
    const whole = transcript(await includedImages(messages));
    saveFile(
      `${fileName}.json`,
      new Blob([JSON.stringify(whole, null, 2)], { type: "application/json" }),
    );
  };
  const actions = [
    { label: words.copyTalk, run: copy },
    { label: words.printTalk, run: () => page().then(printPage) },
    { label: words.saveHtml, run: saveHtml },
    { label: words.saveJson, run: saveJson },
  ];
  const contentsButton = {
    "aria-expanded": isContents,
    onClick: () => setIsContents(!isContents),
  };

  return (
    <Box sx={bar}>
      <Box sx={row}>
        {isNarrow ? (
          <IconButton aria-label={words.contents} {...contentsButton}>
            <ListIcon />
          </IconButton>
        ) : (
          <Button variant="outlined" {...contentsButton}>
            {words.contents}
          </Button>
        )}
        <ReviewSearch
          query={query}
          onQuery={search}
          found={found.length}
          at={at}
          onMove={(step) => show(found, (at + step + found.length) % found.length)}
        />
        <ReviewActions actions={actions} isMenu={isNarrow} />
      </Box>
      {isContents && (
        <ReviewContents
          lines={lines}
          uid={uid}
          otherName={otherName}
          onShow={(id) => {
            setIsContents(false);
            showBubble(id);
          }}
        />
      )}
    </Box>
  );
}

function dateTimeOf(instant: number): string {
  // Never "Today": a copy is read later.
  return `${dayName(instant, 0)}, ${timeOf(instant)}`;
}

const bar = {
  px: { xs: 1.5, sm: 3 },
  py: 1,
  borderBottom: "1px solid",
  borderColor: "divider",
};

const row = { display: "flex", alignItems: "center", gap: 1 };
