import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";

interface EmptyLogProps {
  message: string;
  hint?: string;
}

/** Shown in place of the log when there are no messages. */
export function EmptyLog({ message, hint }: EmptyLogProps) {
  return (
    <Box sx={{ flex: "1 1 0", display: "grid", placeContent: "center", p: 3, textAlign: "center" }}>
      <Typography variant="h4" component="p">
        {message}
      </Typography>
      {hint && (
        <Typography color="text.secondary" sx={{ mt: 1 }}>
          {hint}
        </Typography>
      )}
    </Box>
  );
}
