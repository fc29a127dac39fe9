import Box from "@mui/material/Box";
import recordButton from "../pictures/record-button.svg";

/** A picture of the player's record button. */
export function RecordButton() {
  return (
    <Box
      component="img"
      src={recordButton}
      alt=""
      width={96}
      height={96}
      sx={{ display: "block", mx: "auto", mt: 3 }}
    />
  );
}
