/** Registration of learners (/register) and coders (/coders_register), up to the code by e-mail. */
import type { Person } from "@codetale/contract/values";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useClock } from "#lib/clock";
import { Navigate, useLocation } from "#lib/navigation";
import { ArrivalNotice } from "../components/arrival-notice.tsx";
import { IdentityFrame } from "../components/identity-frame.tsx";
import { InnerLink } from "../components/inner-link.tsx";
import { LegalLinks } from "../components/legal-links.tsx";
import { RegisterForm } from "../components/register-form.tsx";
import { StudySide } from "../components/study-side.tsx";
import { useDestination } from "../hooks/use-destination.ts";
import { useGoogleSignIn } from "../hooks/use-google-sign-in.ts";
import { useRegistration } from "../hooks/use-registration.ts";
import { readNavigationState } from "../navigation-state.ts";
import { pathsOf } from "../paths.ts";
import { readPendingRegistration } from "../pending-verification.ts";
import { problem } from "../problem.ts";
import { registerTexts } from "../words.ts";

export function RegisterPage({ person }: { person: Person }) {
  return <Registration key={person} person={person} />;
}

function Registration({ person }: { person: Person }) {
  const { arrival, said, from } = readNavigationState(useLocation().state);
  const clock = useClock();
  const [earlier] = useState(() => readPendingRegistration(person, clock.now()));
  const submit = useRegistration(person, from);
  const google = useGoogleSignIn(person, from);
  const destination = useDestination(person);

  if (destination !== null) return <Navigate to={destination} replace state={{ from }} />;
  return (
    <IdentityFrame {...registerTexts[person]} side={<StudySide scene={person} />}>
      <ArrivalNotice arrival={arrival} said={said} />
      <RegisterForm
        person={person}
        google={google}
        defaultValues={{
          email: earlier?.email ?? "",
          password: earlier?.password ?? "",
          codersKey: earlier?.codersKey ?? "",
        }}
        initialProblem={earlier?.refused ? problem(earlier.refused.message, "password") : null}
        terms={<LegalLinks />}
        submit={submit}
      />
      <Typography variant="body2" color="text.secondary">
        Already have an account?{" "}
        <InnerLink to={pathsOf[person].login} state={{ from }}>
          Login
        </InnerLink>
      </Typography>
    </IdentityFrame>
  );
}
