/** Pictures of a conversation: during the test, and under review after it. */
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { sheet } from "#theme/surfaces";
import { Avatar } from "#ui/display/avatar";
import { RingTimer } from "#ui/display/ring-timer";
import { ExampleFrame } from "./example-frame.tsx";

/** A running test, 24 minutes before its end. */
export function SessionExample() {
  return (
    <ExampleFrame label="Example of a session: a coder asks what a loop does with an empty string, the learner answers with a line of code, and 24 minutes are left.">
      <Box sx={frame}>
        <Box sx={head}>
          <Avatar name="Asha Rao" src={null} size={40} />
          <Box sx={{ flex: 1 }}>
            <Typography variant="h5" component="p">
              Asha Rao
            </Typography>
            <Typography variant="caption" component="p" color="text.secondary">
              your coder, question 2 of 3
            </Typography>
          </Box>
          <RingTimer label="24 minutes left" share={0.4} text="24:10" size={68} />
        </Box>
        <Box sx={{ display: "grid", gap: 1, p: 2 }}>
          <Box sx={theirs}>What happens to your loop when the string is empty?</Box>
          <Box sx={mine}>
            It never runs, so I return None.
            <Box component="pre" sx={code}>
              <Code part="keyword">assert</Code> first_unique(<Code part="string">""</Code>){" "}
              <Code part="keyword">is</Code> <Code part="keyword">None</Code>
            </Box>
          </Box>
          <Box sx={theirs}>Good. Now make it one pass.</Box>
        </Box>
      </Box>
    </ExampleFrame>
  );
}

/** A conversation under review after the test. */
export function ReviewExample() {
  return (
    <ExampleFrame label="Example of a review: the learner's one-pass solution and the coder's answer to it.">
      <Box sx={{ display: "grid", gap: 1 }}>
        <Box sx={mine}>
          One pass, two sets:
          <Box component="pre" sx={code}>
            <Code part="keyword">if</Code> c <Code part="keyword">in</Code> seen:{"\n"}
            {"  "}twice.add(c){"\n"}
            seen.add(c) <Code part="comment"># O(n)</Code>
          </Box>
        </Box>
        <Box sx={theirs}>That is the answer I would write down.</Box>
      </Box>
    </ExampleFrame>
  );
}

/** A part of the code in its syntax colour. */
function Code({ part, children }: { part: "keyword" | "string" | "comment"; children: ReactNode }) {
  return (
    <Box component="span" sx={{ color: `code.${part}` }}>
      {children}
    </Box>
  );
}

const frame = {
  ...sheet,
  overflow: "hidden",
};

const head = {
  display: "flex",
  alignItems: "center",
  gap: 1.5,
  px: 2,
  py: 1.25,
  borderBottom: "1px solid",
  borderColor: "divider",
};

const message = {
  width: "fit-content",
  maxWidth: "88%",
  px: 1.75,
  py: 1.25,
  border: "1px solid",
  typography: "body2",
} as const;

const theirs = {
  ...message,
  borderColor: "divider",
  borderRadius: "8px 8px 8px 2px",
  bgcolor: "background.default",
};

const mine = {
  ...message,
  ml: "auto",
  borderColor: "transparent",
  borderRadius: "8px 8px 2px 8px",
  bgcolor: "tone.pine.wash",
};

const code = {
  typography: "code",
  fontSize: "0.84rem",
  m: 0,
  mt: 1,
  px: 1.5,
  py: 1,
  whiteSpace: "pre-wrap",
  bgcolor: "background.paper",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
};
