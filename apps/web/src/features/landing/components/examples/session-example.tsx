import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { Avatar } from "#ui/display/avatar";
import { RingTimer } from "#ui/display/ring-timer";
import { MessageBubble } from "./message-bubble.tsx";
import { ExampleFrame } from "./example-frame.tsx";
import { Code, SampleCode } from "./sample-code.tsx";

/** A picture of a running test, 24 minutes before its end. */
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
        <Box sx={talk}>
          <MessageBubble>What happens to your loop when the string is empty?</MessageBubble>
          <MessageBubble isMine>
            It never runs, so I return None.
            <SampleCode>
              <Code part="keyword">assert</Code> first_unique(<Code part="string">""</Code>){" "}
              <Code part="keyword">is</Code> <Code part="keyword">None</Code>
            </SampleCode>
          </MessageBubble>
          <MessageBubble>Good. Now make it one pass.</MessageBubble>
        </Box>
      </Box>
    </ExampleFrame>
  );
}

const frame = {
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 2,
  bgcolor: "background.paper",
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

const talk = { display: "grid", gap: 1, p: 2 };
