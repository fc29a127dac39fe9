import { readProof, type ProofKind } from "@codetale/contract/identity/proof";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState, type ComponentType } from "react";
import { errorNumberOf } from "#lib/http/error-number";
import { call } from "#lib/http/api-client";
import { Dialog } from "#ui/feedback/dialog";
import { FailureNotice } from "#ui/feedback/failure-notice";
import { SkeletonList } from "#ui/feedback/skeleton-list";
import { hasPasskeys } from "../../passkeys/web-authn.ts";
import { proofWords } from "../../words.ts";
import type { ProofProps } from "../proof-props.ts";
import { CodeProof } from "./code-proof.tsx";
import { GoogleProof } from "./google-proof.tsx";
import { PasskeyProof } from "./passkey-proof.tsx";
import { PasswordProof } from "./password-proof.tsx";

const proofs: Record<ProofKind, ComponentType<ProofProps>> = {
  passkey: PasskeyProof,
  password: PasswordProof,
  google: GoogleProof,
  code: CodeProof,
};

/** Asks the user to prove to own the account, in one of the ways that it has. */
export function ProofDialog(props: ProofProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ["proof"],
    queryFn: ({ signal }) => call(readProof, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Dialog title={proofWords.title} isOpen onClose={props.onCancel} size="small">
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2.5, textWrap: "pretty" }}>
        {proofWords.intro}
      </Typography>
      {data ? (
        <ChosenProof {...props} kinds={data.kinds.filter(isPossible)} />
      ) : error ? (
        <FailureNotice
          number={errorNumberOf(error)}
          message={proofWords.notRead}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonList count={1} />
      )}
    </Dialog>
  );
}

/** Some browsers have no passkeys, whatever the account has. */
function isPossible(kind: ProofKind): boolean {
  return kind !== "passkey" || hasPasskeys();
}

/** The first of the ways, and buttons for the others. */
function ChosenProof({ kinds, ...props }: ProofProps & { kinds: readonly ProofKind[] }) {
  const [chosen, setChosen] = useState(kinds[0] ?? "code");
  const Chosen = proofs[chosen];
  return (
    <>
      <Chosen {...props} />
      <Box sx={others}>
        {kinds
          .filter((kind) => kind !== chosen)
          .map((kind) => (
            <Button key={kind} variant="text" onClick={() => setChosen(kind)}>
              {proofWords.instead[kind]}
            </Button>
          ))}
      </Box>
    </>
  );
}

const others = { display: "grid", justifyItems: "start", mt: 1.5, ml: -1 } as const;
