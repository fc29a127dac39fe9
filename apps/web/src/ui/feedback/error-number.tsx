import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useState } from "react";

/**
 * The number under which the operators' log has a failure. One press copies it, and one click marks
 * it whole where the browser keeps the clipboard closed.
 */
export function ErrorNumber({ number }: { number: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(number);
      setIsCopied(true);
    } catch {
      // It can still be marked and copied by hand.
      setIsCopied(false);
    }
  };
  return (
    <Box component="p" sx={line}>
      <Box component="span" sx={{ overflowWrap: "anywhere" }}>
        Error number{" "}
        <Box component="code" sx={{ userSelect: "all" }}>
          {number}
        </Box>
      </Box>
      <Button
        size="small"
        color="inherit"
        sx={{ px: 0.5, ml: -0.5, minWidth: 0 }}
        aria-label={isCopied ? "Error number copied" : "Copy error number"}
        onClick={() => void copy()}
      >
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </Box>
  );
}

const line = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: 1,
  m: 0,
  mt: 0.5,
  typography: "body2",
} as const;
