import Box from "@mui/material/Box";
import { MessageBubble } from "./message-bubble.tsx";
import { ExampleFrame } from "./example-frame.tsx";
import { Code, SampleCode } from "./sample-code.tsx";

/** A picture of a conversation under review after the test. */
export function ReviewExample() {
  return (
    <ExampleFrame label="Example of a review: the learner's one-pass solution and the coder's answer to it.">
      <Box sx={{ display: "grid", gap: 1 }}>
        <MessageBubble isMine>
          One pass, two sets:
          <SampleCode>
            <Code part="keyword">if</Code> c <Code part="keyword">in</Code> seen:{"\n"}
            {"  "}twice.add(c){"\n"}
            seen.add(c) <Code part="comment"># O(n)</Code>
          </SampleCode>
        </MessageBubble>
        <MessageBubble>That is the answer I would write down.</MessageBubble>
      </Box>
    </ExampleFrame>
  );
}
