import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useId, useRef, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { CloseIcon } from "#ui/display/icons";
import { FieldRow } from "#ui/forms/field-group";

interface EntryListProps {
  heading: string;
  intro: string;
  /** The word for one entry in labels, such as `child`. */
  noun: string;
  addLabel: string;
  /** Whether an entry has several fields, which are then grouped and labelled by the noun. */
  isGroup: boolean;
  /** One stable React key per entry. */
  keys: readonly number[];
  most: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
  /** The fields of one entry. */
  children: (index: number) => ReactNode;
}

/** A list of the form, with at least one entry; adding and removing move the focus along. */
export function EntryList(props: EntryListProps) {
  const { heading, intro, noun, addLabel, isGroup, keys, most, onAdd, onRemove, children } = props;
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const focusEntry = (index: number) =>
    list.current?.children[index]?.querySelector("input")?.focus();

  const add = () => {
    flushSync(onAdd);
    focusEntry(keys.length);
  };
  const remove = (index: number) => {
    flushSync(() => onRemove(index));
    focusEntry(Math.max(0, index - 1));
  };

  return (
    <Box component="section" aria-labelledby={headingId} sx={frame}>
      <Typography id={headingId} variant="h3" component="h2">
        {heading}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        {intro}
      </Typography>
      <Box ref={list} sx={{ display: "grid", gap: 2 }}>
        {keys.map((key, index) => (
          <Box
            key={key}
            {...(isGroup && { role: "group", "aria-label": `${capital(noun)} ${index + 1}` })}
            sx={keys.length > 1 ? { ...entry, ...card } : entry}
          >
            <FieldRow narrowest={180}>{children(index)}</FieldRow>
            {keys.length > 1 && (
              <Button
                variant="text"
                startIcon={<CloseIcon />}
                onClick={() => remove(index)}
                sx={{ justifySelf: "start" }}
              >
                {`Remove ${noun} ${index + 1}`}
              </Button>
            )}
          </Box>
        ))}
      </Box>
      {keys.length < most && (
        <Button variant="outlined" color="secondary" onClick={add} sx={{ mt: 2 }}>
          {addLabel}
        </Button>
      )}
    </Box>
  );
}

function capital(noun: string): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

const frame = { minWidth: 0 };

const entry = { display: "grid", gap: 1.5, minWidth: 0 };

const card = {
  p: { xs: 2, sm: 2.5 },
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
};
