import type { RequestAlert } from "@codetale/contract/request-alerts";
import { filterText, type RequestFilter } from "@codetale/domain/schedules/requests-calendar";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sheet } from "#theme/surfaces";
import { FocusOnMount } from "#ui/feedback/focus-on-mount";
import { SubmitButton } from "#ui/forms/submit-button";
import { RequestFilters } from "../../calendar/components/request-filters.tsx";
import { words } from "../words.ts";

interface AlertRowProps {
  alert: RequestAlert;
  /** Whether it is being saved or deleted. */
  isBusy: boolean;
  /** Whether another change is not answered yet, which has to be waited for. */
  mustWait: boolean;
  /** @param onSaved called once it is saved; not where that failed */
  onSave: (filter: RequestFilter, onSaved: () => void) => void;
  onDelete: () => void;
}

/** One alert in words, which is edited in its place. */
export function AlertRow({ alert, isBusy, mustWait, onSave, onDelete }: AlertRowProps) {
  const { id: _, ...kept } = alert;
  const [edited, setEdited] = useState<RequestFilter | null>(null);
  const textId = useId();
  const editButton = useRef<HTMLButtonElement>(null);
  const cancel = () => {
    flushSync(() => setEdited(null));
    editButton.current?.focus();
  };
  if (edited) {
    return (
      <Box component="li" sx={{ ...sheet, p: 2 }}>
        <FocusOnMount>
          <Box
            component="form"
            role="group"
            aria-label={`${words.edit}: ${filterText(kept)}`}
            onSubmit={(event) => {
              event.preventDefault();
              // What is changed while it is being saved stays, to be saved next.
              if (!isBusy && !mustWait) onSave(edited, () => setEdited(unlessIs(edited)));
            }}
            sx={{ display: "grid", gap: 2 }}
          >
            <RequestFilters filter={edited} onFilter={setEdited} />
            <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
              <SubmitButton size="small" isBusy={isBusy} disabled={mustWait}>
                {words.save}
              </SubmitButton>
              <Button variant="text" size="small" onClick={cancel}>
                {words.cancel}
              </Button>
            </Box>
          </Box>
        </FocusOnMount>
      </Box>
    );
  }
  return (
    <Box component="li" sx={row}>
      <Box id={textId} sx={{ fontWeight: 600, mr: "auto", overflowWrap: "anywhere" }}>
        {filterText(kept)}
      </Box>
      <Button
        variant="text"
        size="small"
        disabled={isBusy || mustWait}
        aria-describedby={textId}
        ref={editButton}
        onClick={() => setEdited(kept)}
      >
        {words.edit}
      </Button>
      <SubmitButton
        type="button"
        variant="text"
        size="small"
        isBusy={isBusy}
        disabled={mustWait}
        aria-describedby={textId}
        onClick={onDelete}
      >
        {words.delete}
      </SubmitButton>
    </Box>
  );
}

/** Closes the form of `saved`, unless something else stands in it by now. */
function unlessIs(saved: RequestFilter) {
  return (present: RequestFilter | null) => (present === saved ? null : present);
}

const row = {
  ...sheet,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
  px: 2,
  py: 1,
} as const;
