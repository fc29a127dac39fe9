import { useSession } from "#lib/session/use-session";
import { useWithProof } from "../../features/identity/proof/hooks/use-with-proof.ts";
import { ProofProvider } from "../../features/identity/proof/pages/proof-provider.tsx";
import { OperatorPage } from "../../features/operator/pages/operator-page.tsx";
import { NotFoundPage } from "../errors/not-found-page.tsx";

/** The operator's screen, which for any other account is not there. */
export function OperatorScreen() {
  const { session } = useSession();
  if (!session?.isOperator) return <NotFoundPage />;
  return (
    <ProofProvider email={session.email}>
      <ProvenOperator />
    </ProofProvider>
  );
}

function ProvenOperator() {
  return <OperatorPage withProof={useWithProof()} />;
}
