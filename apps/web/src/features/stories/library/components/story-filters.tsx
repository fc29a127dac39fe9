import Box from "@mui/material/Box";
import { SearchField } from "#ui/forms/search-field";
import { SelectField } from "#ui/forms/select-field";
import { languageName } from "../../languages.ts";
import { LONGEST_SEARCH, type LibraryView } from "../library-address.ts";
import { words } from "../words.ts";

interface StoryFiltersProps {
  view: LibraryView;
  /** The languages of all stories that the account or visitor may see. */
  languages: readonly string[];
  isSignedIn: boolean;
  onView: (view: LibraryView) => void;
}

/** The library's search and filters; every change returns to the first page. */
export function StoryFilters({ view, languages, isSignedIn, onView }: StoryFiltersProps) {
  const change = (part: Partial<LibraryView>) => onView({ ...view, ...part, page: 1 });
  return (
    <Box sx={row}>
      <SearchField
        label={words.search}
        help={words.searchHelp}
        longest={LONGEST_SEARCH}
        search={view.search}
        onSearch={(search) => change({ search })}
      />
      <SelectField
        label={words.language}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        placeholder={words.anyLanguage}
        value={view.language}
        onChange={(event) => change({ language: event.currentTarget.value })}
      />
      <SelectField
        label={words.level}
        options={Object.entries(words.levels).map(([value, label]) => ({ value, label }))}
        placeholder={words.anyLevel}
        value={view.level}
        onChange={(event) => change({ level: event.currentTarget.value as LibraryView["level"] })}
      />
      {isSignedIn && (
        <SelectField
          label={words.whose}
          options={[
            { value: "all", label: words.all },
            { value: "mine", label: words.mine },
          ]}
          value={view.whose}
          onChange={(event) => change({ whose: event.currentTarget.value as LibraryView["whose"] })}
        />
      )}
    </Box>
  );
}

const row = {
  display: "grid",
  gap: 2,
  alignItems: "start",
  gridTemplateColumns: {
    xs: "repeat(2, minmax(0, 1fr))",
    sm: "repeat(3, minmax(0, 1fr))",
    md: "minmax(0, 2fr) repeat(3, minmax(0, 1fr))",
  },
  "& > form": { gridColumn: { xs: "1 / -1", md: "auto" }, maxWidth: "none" },
};
