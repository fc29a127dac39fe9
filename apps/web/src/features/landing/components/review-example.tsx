import Box from "@mui/material/Box";
import { Bubble } from "./bubble.tsx";
import { Example } from "./example.tsx";
import { Code, SampleCode } from "./sample-code.tsx";

/** A piece of a conversation, read again after the test. */
export function ReviewExample() {
  return (
    <Example label="Example of a review: the learner's one-pass solution and the coder's answer to it.">
      <Box sx={{ display: "grid", gap: 1 }}>
        <Bubble isMine>
          One pass, two sets:
          <SampleCode>
            <Code part="keyword">if</Code> c <Code part="keyword">in</Code> seen:{"\n"}
            {"  "}twice.add(c){"\n"}
            seen.add(c) <Code part="comment"># O(n)</Code>
          </SampleCode>
        </Bubble>
        <Bubble>That is the answer I would write down.</Bubble>
      </Box>
    </Example>
  );
}
