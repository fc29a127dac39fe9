import Box from "@mui/material/Box";

/** Names with their values. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts.map(({ name, value }) => (
        <Box key={name} sx={pair}>
          <Box component="dt" sx={{ color: "text.secondary" }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: "anywhere" }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const list = { m: 0, maxWidth: 720 };

const pair = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 2fr) minmax(0, 3fr)" },
  columnGap: 3,
  py: 1.25,
  borderBottom: "1px solid",
  borderColor: "divider",
} as const;
