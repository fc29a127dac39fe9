import type { Story } from "@codetale/contract/stories";
import Box from "@mui/material/Box";
import { memo, type ReactNode } from "react";
import { StoryCover } from "../../drawing/story-cover.tsx";
import { languageTag, textDirection } from "../../player/language-tag.ts";
import type { BookPage } from "../book-pages.ts";
import { bookWordsOf, listOf, type BookWords } from "../book-words.ts";
import { words } from "../words.ts";
import { sheetStyle } from "./print-styles.tsx";

interface BookProps {
  story: Story;
  /** Of the children whose story it is; empty in the shared edition. */
  names: readonly string[];
  pages: readonly BookPage[];
}

/** The cover and the pages, each a sheet of paper: light in both colour schemes. */
export function Book({ story, names, pages }: BookProps) {
  const lang = languageTag(story.language);
  const texts = bookWordsOf(story.language);
  return (
    <Box
      component="section"
      aria-label={words.book}
      lang={lang}
      dir={textDirection(lang)}
      data-scheme="light"
      sx={sheets}
    >
      <Box component="section" aria-label={words.page(1)} data-sheet sx={sheetStyle}>
        <Box component="p" dir="auto" sx={coverTitle}>
          {story.title || texts.untitled}
        </Box>
        <Picture>
          <StoryCover story={story} mostPeople={MOST_PEOPLE} isFilling />
        </Picture>
        {names.length > 0 && (
          <Box component="p" dir="auto" sx={dedication}>
            {texts.for(listOf(names, lang))}
          </Box>
        )}
      </Box>
      {pages.map((page) => (
        <Sheet key={page.scene.id} storyId={story.id} page={page} texts={texts} />
      ))}
    </Box>
  );
}

/** As many as the player draws. */
const MOST_PEOPLE = 6;

interface SheetProps {
  storyId: string;
  page: BookPage;
  texts: BookWords;
}

const Sheet = memo(function Sheet({ storyId, page, texts }: SheetProps) {
  const { scene, number, choices, goesOnAt, isEnding } = page;
  const { setting, sky, thing, cast, title, speaker, dialogue } = scene;
  return (
    <Box component="section" aria-label={words.page(number)} data-sheet sx={sheetStyle}>
      <Picture>
        <StoryCover
          story={{ id: storyId, setting, sky, thing, cast, title }}
          mostPeople={MOST_PEOPLE}
          isFilling
        />
      </Picture>
      {speaker !== null && (
        <Box component="p" sx={speakerStyle}>
          {speaker}
        </Box>
      )}
      <Box component="p" sx={dialogueStyle}>
        {dialogue}
      </Box>
      {choices.length > 0 && (
        <Box component="ul" sx={choiceList}>
          {choices.map(({ text, page: to }) => (
            <li key={text}>
              <strong>{text}</strong>
              <Box component="span" sx={{ whiteSpace: "nowrap" }}>
                {texts.turnTo(to)}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {goesOnAt !== null && (
        <Box component="p" sx={goesOn}>
          {texts.turnTo(goesOnAt)}
        </Box>
      )}
      {isEnding && (
        <Box component="p" sx={theEnd}>
          {texts.theEnd}
        </Box>
      )}
      <Box component="p" aria-hidden sx={pageNumber}>
        {number}
      </Box>
    </Box>
  );
});

function Picture({ children }: { children: ReactNode }) {
  return (
    <Box aria-hidden sx={picture}>
      {children}
    </Box>
  );
}

const sheets = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 420px), 1fr))",
  "@media print": { display: "block" },
} as const;

const picture = {
  position: "relative",
  flex: "1 0 42mm",
  overflow: "hidden",
  borderRadius: 2,
  printColorAdjust: "exact",
} as const;

const coverTitle = {
  m: 0,
  mb: "6mm",
  typography: "h1",
  fontSize: "26pt",
  lineHeight: 1.25,
  textAlign: "center",
  textWrap: "balance",
  overflowWrap: "anywhere",
} as const;

const dedication = { m: 0, mt: "6mm", typography: "h3", textAlign: "center" } as const;

const speakerStyle = {
  m: 0,
  mt: "5mm",
  mb: "-4mm",
  fontSize: "11pt",
  fontWeight: 700,
  color: "secondary.main",
} as const;

const dialogueStyle = {
  m: 0,
  mt: "5mm",
  fontSize: "14pt",
  lineHeight: 1.45,
  textWrap: "pretty",
  overflowWrap: "anywhere",
  // Devanagari puts vowel signs above and below the line.
  "&:lang(hi)": { lineHeight: 1.6 },
} as const;

const choiceList = {
  m: 0,
  mt: "4mm",
  p: 0,
  listStyle: "none",
  display: "grid",
  gap: "2mm",
  fontSize: "12.5pt",
  "& li": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    columnGap: "4mm",
    pl: "3mm",
    borderInlineStart: "1mm solid",
    borderColor: "secondary.main",
    breakInside: "avoid",
  },
} as const;

const goesOn = { m: 0, mt: "4mm", fontSize: "12.5pt", textAlign: "end", fontWeight: 600 } as const;

const theEnd = { m: 0, mt: "4mm", typography: "h3", textAlign: "center" } as const;

const pageNumber = {
  m: 0,
  mt: "3mm",
  fontSize: "10pt",
  textAlign: "center",
  color: "text.secondary",
} as const;
