import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId, useState, type KeyboardEvent } from "react";
import { plainList, sheet } from "#theme/surfaces";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";

export interface ComboboxOption {
  value: string;
  label: string;
  /** At the end of the line, such as an offset. */
  detail?: string;
}

interface ComboboxFieldProps<Option> extends FieldProps {
  /** Of the input, for the form that looks for it. */
  name: string;
  /** What the input shows: the chosen option or what is being typed. */
  text: string;
  /** What matches the text, the best first; empty while nothing is being looked for. */
  options: readonly Option[];
  /** Accessible name of the list. */
  listLabel: string;
  maxLength: number;
  onFocus: () => void;
  onType: (text: string) => void;
  onChoose: (option: Option) => void;
  /** The input is left without a choice. */
  onLeave: () => void;
}

/** A text field that offers what matches: arrow keys, Enter and Escape as in the ARIA pattern. */
export function ComboboxField<Option extends ComboboxOption>(props: ComboboxFieldProps<Option>) {
  const { label, help, error, name, text, options, listLabel, maxLength } = props;
  const { onFocus, onType, onChoose, onLeave } = props;
  const listId = useId();
  const [isClosed, setIsClosed] = useState(false);
  const [active, setActive] = useState(0);
  const isOpen = options.length > 0 && !isClosed;
  const current = isOpen ? Math.min(active, options.length - 1) : -1;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (index: number) => {
    const option = options[index];
    if (option) onChoose(option);
  };

  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((current + 1) % options.length),
    ArrowUp: () => setActive((current + options.length - 1) % options.length),
    Enter: () => choose(current),
    Escape: () => setIsClosed(true),
  };

  const press = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" && isClosed) setIsClosed(false);
    const act = isOpen ? keys[event.key] : undefined;
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Box sx={{ position: "relative" }}>
      <Field label={label} help={help} error={error}>
        {(control) => (
          <Box
            component="input"
            role="combobox"
            name={name}
            value={text}
            maxLength={maxLength}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-activedescendant={isOpen ? optionId(current) : undefined}
            {...control}
            onFocus={({ target }) => {
              target.select();
              onFocus();
            }}
            onBlur={onLeave}
            onKeyDown={press}
            onChange={({ target }) => {
              setIsClosed(false);
              setActive(0);
              onType(target.value);
            }}
            sx={controlStyle}
          />
        )}
      </Field>
      <Box
        component="ul"
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!isOpen}
        sx={list}
      >
        {options.map((option, index) => (
          <Box
            component="li"
            key={`${option.value} ${option.label}`}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            ref={index === current ? scrollIntoList : undefined}
            // A press must not take the focus from the input, which would leave it.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(index)}
            sx={entry}
          >
            <span>{option.label}</span>
            {option.detail && (
              <Typography component="span" variant="body2" color="text.secondary">
                {option.detail}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

/** Scrolls the list alone, not the page. */
function scrollIntoList(option: HTMLElement | null): void {
  const box = option?.parentElement;
  if (!option || !box) return;
  const { offsetTop, offsetHeight } = option;
  if (offsetTop < box.scrollTop) box.scrollTop = offsetTop;
  const overhang = offsetTop + offsetHeight - box.scrollTop - box.clientHeight;
  if (overhang > 0) box.scrollTop += overhang;
}

const list = {
  ...plainList,
  ...sheet,
  position: "absolute",
  zIndex: "modal",
  top: 78,
  left: 0,
  right: 0,
  maxHeight: 264,
  overflowY: "auto",
  py: 0.5,
  boxShadow: 8,
  "&[hidden]": { display: "none" },
} as const;

const entry = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 2,
  minHeight: 44,
  px: 1.75,
  cursor: "pointer",
  "&:hover": { bgcolor: "tone.quiet.wash" },
  "&[aria-selected=true]": { bgcolor: "tone.pine.wash" },
  "@media (forced-colors: active)": {
    "&[aria-selected=true]": { outline: "2px solid Highlight", outlineOffset: -2 },
  },
} as const;
