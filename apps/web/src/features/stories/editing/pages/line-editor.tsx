import type { LinePlace } from "@codetale/domain/stories/story-line";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { errorNumberOf } from "#lib/http/error-number";
import { Notice } from "#ui/feedback/notice";
import { LineForm } from "../components/line-form.tsx";
import type { EditedLine } from "../components/story-lines.tsx";
import { useEditLine } from "../hooks/use-edit-line.ts";
import { useLineDraft } from "../line-drafts.ts";
import { words } from "../words.ts";

interface LineEditorProps {
  uid: string;
  storyId: string;
  /** The language of the story, for screen readers and the browser's spelling checks. */
  lang: string | undefined;
  /** Whether its lines are narrated here. */
  isSpoken: boolean;
  line: EditedLine;
}

/** A line with its button to edit it; after it is saved, with one to undo that. */
export function LineEditor({ uid, storyId, lang, isSpoken, line }: LineEditorProps) {
  const { place, text } = line;
  const { draft, setDraft } = useLineDraft(uid, storyId, place);
  const { mutate, isPending, error, reset } = useEditLine(storyId);
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState<SavedLine | null>(null);
  const edit = useRef<HTMLButtonElement>(null);

  const close = () => {
    flushSync(() => {
      setDraft(null);
      setProblem(undefined);
      reset();
    });
    edit.current?.focus();
  };
  const save = () => {
    const typed = draft?.text.trim() ?? "";
    if (typed === text) return close();
    setProblem(typed === "" ? words.missing : undefined);
    if (typed === "") return;
    const onSuccess = (answer: { text: string }) => {
      setSaved({ before: text, after: answer.text, isUndone: false });
      close();
    };
    mutate({ place, before: text, text: typed }, { onSuccess });
  };
  const undo = ({ before, after }: SavedLine) => {
    const onSuccess = () => {
      setSaved({ before: after, after: before, isUndone: true });
      edit.current?.focus();
    };
    mutate({ place, before: after, text: before }, { onSuccess });
  };

  if (draft) {
    return (
      <LineForm
        line={line}
        lang={lang}
        typed={draft.text}
        problem={problem ?? error?.message}
        isChangedElsewhere={draft.before !== text}
        isBusy={isPending}
        onType={(typed) => setDraft({ ...draft, text: typed })}
        onSave={save}
        onCancel={close}
      />
    );
  }
  const open = () => {
    setSaved(null);
    setDraft({ before: text, text });
  };
  return (
    <>
      <ShownLine ref={edit} line={line} lang={lang} onEdit={open} />
      {saved && (
        <SavedNotice {...{ saved, isSpoken }} part={place.part} onUndo={() => undo(saved)} />
      )}
      {error && (
        <Notice tone="error" number={errorNumberOf(error)}>
          {error.message}
        </Notice>
      )}
    </>
  );
}

interface ShownLineProps extends Pick<LineEditorProps, "line" | "lang"> {
  ref: Ref<HTMLButtonElement>;
  onEdit: () => void;
}

function ShownLine({ ref, line: { text, label, note }, lang, onEdit }: ShownLineProps) {
  return (
    <Box sx={shown}>
      <Typography
        lang={text ? lang : undefined}
        dir="auto"
        sx={{ flex: "1 1 0", minWidth: 0, ...long }}
      >
        {text || words.untitled}
        {note && (
          <Box component="span" lang="en" sx={{ color: "text.secondary" }}>
            {` (${note})`}
          </Box>
        )}
      </Typography>
      <Button ref={ref} variant="outlined" aria-label={words.editLine(label)} onClick={onEdit}>
        {words.edit}
      </Button>
    </Box>
  );
}

interface SavedNoticeProps {
  saved: SavedLine;
  part: LinePlace["part"];
  isSpoken: boolean;
  onUndo: () => void;
}

/** An untitled story cannot lose its title again: a title has to be words. */
function SavedNotice({ saved: { before, isUndone }, part, isSpoken, onUndo }: SavedNoticeProps) {
  const undo = (
    <Button variant="outlined" onClick={onUndo}>
      {words.undo}
    </Button>
  );
  const done = isSpoken && part !== "title" ? words.savedAndSpoken : words.saved;
  return (
    <Notice tone="success" action={!isUndone && before !== "" && undo}>
      {isUndone ? words.undone : done}
    </Notice>
  );
}

interface SavedLine {
  before: string;
  after: string;
  isUndone: boolean;
}

const shown = { display: "flex", alignItems: "start", gap: 1.5 } as const;

const long = { overflowWrap: "anywhere" } as const;
