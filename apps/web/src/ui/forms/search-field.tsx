import Box from "@mui/material/Box";
import { useEffect, useRef, type SubmitEvent } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field } from "./field.tsx";
import { SearchIcon } from "../display/icons.tsx";

/** Pause in typing after which the search starts. */
const PAUSE_MS = 300;

interface SearchFieldProps {
  label: string;
  help: string;
  /** Largest number of characters. */
  longest: number;
  /** The current search text. */
  search: string;
  onSearch: (search: string) => void;
}

/** A search field that searches while the user types, at every pause. */
export function SearchField({ label, help, longest, search, onSearch }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const asked = useRef(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A search after a pause is that of the page as it is then, with what was chosen meanwhile.
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  }, [onSearch]);

  // Takes over a search that changed elsewhere, for example by the back button.
  useEffect(() => {
    if (asked.current === search) return;
    asked.current = search;
    if (input.current) input.current.value = search;
  }, [search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = () => {
    clearTimeout(timer.current);
    const typed = input.current?.value.trim() ?? "";
    if (typed === asked.current) return;
    asked.current = typed;
    latest.current(typed);
  };
  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, PAUSE_MS);
  };
  const askNow = (event: SubmitEvent) => {
    event.preventDefault();
    ask();
  };

  return (
    <Box component="form" role="search" onSubmit={askNow} sx={{ maxWidth: 560 }}>
      <Field label={label} help={help}>
        {(control) => (
          <Box sx={{ position: "relative" }}>
            <Box aria-hidden sx={lens}>
              <SearchIcon size={20} />
            </Box>
            <Box
              component="input"
              ref={input}
              type="search"
              name="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={longest}
              defaultValue={search}
              onChange={askSoon}
              {...control}
              sx={{ ...controlStyle, pl: 5.5 }}
            />
          </Box>
        )}
      </Field>
    </Box>
  );
}

const lens = {
  position: "absolute",
  left: 14,
  top: 0,
  bottom: 0,
  display: "flex",
  alignItems: "center",
  color: "text.secondary",
  pointerEvents: "none",
};
