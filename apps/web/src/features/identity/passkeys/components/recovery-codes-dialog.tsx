import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import GlobalStyles from "@mui/material/GlobalStyles";
import Typography from "@mui/material/Typography";
import { CopyIcon, DownloadIcon } from "#ui/display/icons";
import { Dialog } from "#ui/feedback/dialog";
import { useToast } from "#ui/feedback/toast";
import { codeWords } from "../words.ts";

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Codes that were just made, which nothing can show again. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const toast = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join("\n"));
      toast(codeWords.copied, "success");
    } catch {
      toast(codeWords.notCopied, "error");
    }
  };
  return (
    <Dialog
      title={codeWords.title}
      size="medium"
      isOpen
      holdsInput
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {codeWords.kept}
        </Button>
      }
    >
      <GlobalStyles styles={printedAlone} />
      <Typography>{codeWords.onceOnly}</Typography>
      <Box component="ol" aria-label={codeWords.title} sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5 }} className="not-printed">
        <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => void copy()}>
          {codeWords.copy}
        </Button>
        <Button
          component="a"
          variant="outlined"
          startIcon={<DownloadIcon />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(codeWords.file(codes))}`}
          download={codeWords.fileName}
        >
          {codeWords.download}
        </Button>
        <Button variant="outlined" onClick={() => window.print()}>
          {codeWords.print}
        </Button>
      </Box>
    </Dialog>
  );
}

/** On paper the codes are without the page behind them and without buttons. */
const printedAlone = {
  "@media print": {
    "#root, .not-printed, .MuiDialogActions-root": { display: "none !important" },
  },
} as const;

const list = {
  display: "grid",
  gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
  columnGap: 4,
  rowGap: 1,
  my: 2.5,
  mx: 0,
  p: 2,
  listStyle: "none",
  border: "1px solid",
  borderColor: "divider",
  borderRadius: 1,
  fontFamily: "code.fontFamily",
  fontSize: "1.0625rem",
  userSelect: "all",
} as const;
