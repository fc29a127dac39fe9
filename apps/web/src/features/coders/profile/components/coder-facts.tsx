import type { CoderProfile } from "@codetale/contract/coders";
import { yearsOfExperience } from "@codetale/domain/coders/experience";
import type { EpochMs } from "@codetale/domain/time";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { plainList, sheet } from "#theme/surfaces";
import { RatingsTogether } from "../../rating/components/shown-ratings.tsx";
import { words } from "../../words.ts";

/** What coders say of themselves, a sentence where that is nothing, and how they were rated. */
export function CoderFacts({ coder, now }: { coder: CoderProfile; now: EpochMs }) {
  const { languages, companies, codingSince, about } = coder;
  const isSilent =
    languages.length + companies.length === 0 && codingSince === null && about === "";
  return (
    <Box sx={{ ...sheet, p: { xs: 2.5, sm: 4 } }}>
      {isSilent && <Typography sx={{ mb: 3 }}>{words.nothingSaid(coder.name)}</Typography>}
      <Box component="dl" sx={list}>
        {languages.length > 0 && (
          <Fact name={words.languages}>
            <Names names={languages} />
          </Fact>
        )}
        {companies.length > 0 && (
          <Fact name={words.companies}>
            <Names names={companies} />
          </Fact>
        )}
        {codingSince !== null && (
          <Fact name={words.experience}>
            {words.since(codingSince, yearsOfExperience(codingSince, now))}
          </Fact>
        )}
        {about !== "" && (
          <Fact name={words.about}>
            <Typography sx={{ whiteSpace: "pre-line", maxWidth: "62ch" }}>{about}</Typography>
          </Fact>
        )}
        <Fact name={words.ratings}>
          <RatingsTogether ratings={coder.ratings} />
        </Fact>
      </Box>
    </Box>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" sx={{ typography: "body2", color: "text.secondary", mb: 0.75 }}>
        {name}
      </Box>
      <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
        {children}
      </Box>
    </div>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return (
    <Box component="ul" sx={{ ...plainList, display: "flex", flexWrap: "wrap", gap: 1 }}>
      {names.map((name) => (
        <Box component="li" key={name} sx={tag}>
          {name}
        </Box>
      ))}
    </Box>
  );
}

const list = { display: "grid", gap: 3, m: 0 } as const;

const tag = {
  px: 1.25,
  py: 0.5,
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  typography: "body2",
} as const;
