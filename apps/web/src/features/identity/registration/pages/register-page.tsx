/** Registration of learners (/register) and coders (/coders_register), up to the one-time code. */
import { rolePaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Redirect } from "wouter";
import { useClock } from "#lib/clock";
import { useLocation } from "#lib/routing/navigation";
import { CredentialsForm } from "../../forms/components/credentials-form.tsx";
import { formError } from "../../forms/form-error.ts";
import { IdentityFrame } from "../../frame/components/identity-frame.tsx";
import { InternalLink } from "../../frame/components/internal-link.tsx";
import { useGoogleSignIn } from "../../google/hooks/use-google-sign-in.ts";
import { readNavigationState } from "../../navigation-state.ts";
import { usePathAfterSignIn } from "../../sign-in/hooks/use-path-after-sign-in.ts";
import { readPendingRegistration } from "../../verification/pending-codes.ts";
import { registerTexts } from "../../words.ts";
import { LegalLinks } from "../components/legal-links.tsx";
import { useRegistration } from "../hooks/use-registration.ts";

export function RegisterPage({ person }: { person: AccountRole }) {
  return <Registration key={person} person={person} />;
}

function Registration({ person }: { person: AccountRole }) {
  const { from } = readNavigationState(useLocation().state);
  const clock = useClock();
  const [earlier] = useState(() => readPendingRegistration(person, clock.now()));
  const submit = useRegistration(person, from);
  const google = useGoogleSignIn(person, from);
  const destination = usePathAfterSignIn(person);

  if (destination !== null) return <Redirect to={destination} replace state={{ from }} />;
  return (
    <IdentityFrame {...registerTexts[person]} scene={person}>
      <CredentialsForm
        person={person}
        isNew
        google={google}
        defaultValues={earlier ? { ...earlier, password: earlier.password ?? "" } : undefined}
        initialError={earlier?.refused ? formError(earlier.refused.message, "password") : null}
        terms={<LegalLinks />}
        submit={submit}
      />
      <Typography variant="body2" color="text.secondary">
        Already have an account?{" "}
        <InternalLink to={rolePaths[person].login} state={{ from }}>
          Login
        </InternalLink>
      </Typography>
    </IdentityFrame>
  );
}
