import { lazy, Suspense, useCallback, useState, type ReactNode } from "react";
import { ApiError } from "#lib/http/api-client";
import { ProofContext, type WithProof } from "../hooks/use-with-proof.ts";

// Loaded on demand, because it is rarely asked for.
const ProofDialog = lazy(async () => ({
  default: (await import("./proof-dialog.tsx")).ProofDialog,
}));

interface Asked {
  answer: (isProven: boolean) => void;
}

/** Asks for a proof wherever a call beneath it is refused without one. */
export function ProofProvider({ email, children }: { email: string; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const withProof = useCallback<WithProof>(async (action) => {
    try {
      return await action();
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== "proof/required") throw error;
      const isProven = await new Promise<boolean>((answer) => setAsked({ answer }));
      if (!isProven) throw error;
      return await action();
    }
  }, []);
  const close = (isProven: boolean) => {
    setAsked(null);
    asked?.answer(isProven);
  };

  return (
    <ProofContext value={withProof}>
      {children}
      <Suspense fallback={null}>
        {asked && (
          <ProofDialog email={email} onProven={() => close(true)} onCancel={() => close(false)} />
        )}
      </Suspense>
    </ProofContext>
  );
}
