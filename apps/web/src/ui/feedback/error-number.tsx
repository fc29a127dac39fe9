import Box from "@mui/material/Box";

/** The number under which the operators' log has a failure; one click marks it whole, to be copied. */
export function ErrorNumber({ number }: { number: string }) {
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5, typography: "body2", overflowWrap: "anywhere" }}>
      Error number <code style={{ userSelect: "all" }}>{number}</code>
    </Box>
  );
}
