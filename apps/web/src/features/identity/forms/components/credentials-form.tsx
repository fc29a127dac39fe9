import { failures } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import { GoogleIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import type { GoogleSignInState } from "../../google/hooks/use-google-sign-in.ts";
import { words } from "../../words.ts";
import { formError, type FormError } from "../form-error.ts";
import { useIdentityForm } from "../hooks/use-identity-form.tsx";
import { refusePassword } from "../password-rules.ts";
import { IdentityForm } from "./identity-form.tsx";

export interface Credentials {
  email: string;
  password: string;
  /** Of coders only. */
  codersKey?: string | null;
}

export type CredentialsError = FormError<keyof Credentials>;

interface CredentialsFormProps {
  person: AccountRole;
  /** Whether they are to be registered: the password is then a new one. */
  isNew?: boolean;
  google: GoogleSignInState;
  defaultValues?: Credentials | undefined;
  /** The error of an earlier try that was found on another screen. */
  initialError?: CredentialsError | null;
  /** Shown above the button. */
  terms?: ReactNode;
  submit: (fields: Credentials) => Promise<CredentialsError | null>;
}

/** The form of signing in and of registering. */
export function CredentialsForm(props: CredentialsFormProps) {
  const {
    person,
    isNew = false,
    google,
    defaultValues = { email: "", password: "" },
    initialError = null,
    terms,
    submit,
  } = props;
  const form = useIdentityForm<Credentials>({
    initialError,
    refuse: (fields) => refuseCredentials(fields, person, isNew),
    submit,
  });

  return (
    <IdentityForm
      form={form}
      actions={
        <SubmitButton size="large" fullWidth isBusy={form.isSending}>
          {isNew ? "Get Started" : "Sign In"}
        </SubmitButton>
      }
    >
      <GoogleSignIn
        notice={google.notice}
        isLeaving={google.isLeaving}
        onPress={() => void google.start(form.read().codersKey ?? null).then(form.showError)}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        defaultValue={defaultValues.email}
        {...form.field("email")}
      />
      <PasswordField
        label="Password"
        autoComplete={isNew ? "new-password" : "current-password"}
        help={isNew && words.passwordHint}
        defaultValue={defaultValues.password}
        {...form.field("password")}
      />
      {person === "coder" && (
        <TextField
          label="Coders Key"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          help={isNew && words.codersKeyHint}
          defaultValue={defaultValues.codersKey ?? ""}
          {...form.field("codersKey")}
        />
      )}
      {terms}
    </IdentityForm>
  );
}

type GoogleSignInProps = Omit<GoogleSignInState, "start"> & { onPress: () => void };

/** The button "Continue with Google", with a divider between it and the form. */
function GoogleSignIn({ notice, isLeaving, onPress }: GoogleSignInProps) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <SubmitButton
        type="button"
        variant="outlined"
        size="large"
        fullWidth
        startIcon={<GoogleIcon />}
        isBusy={isLeaving}
        onClick={onPress}
      >
        Continue with Google
      </SubmitButton>
      {notice && (
        <Notice tone={notice.tone}>
          <div>{notice.message}</div>
          {notice.advice !== null && <div>{notice.advice}</div>}
        </Notice>
      )}
      <Box sx={divider}>OR</Box>
    </Box>
  );
}

function refuseCredentials(
  { email, password, codersKey }: Credentials,
  person: AccountRole,
  isNew: boolean,
): CredentialsError | null {
  const typed = { email, password };
  const empty = (["email", "password"] as const).filter((field) => typed[field].trim() === "");
  if (empty.length > 0) {
    const message = isNew ? words.registerIncomplete : failures["login/incomplete"].message;
    return formError(message, ...empty);
  }
  if (!isEmail(email)) {
    const reason = isNew ? "register/invalid-email" : "login/invalid-email";
    return formError(failures[reason].message, "email");
  }
  const tooWeak = isNew ? refusePassword(password) : null;
  if (tooWeak !== null) return formError(tooWeak, "password");
  // Without the key, the call to sign in would do so as a learner.
  return person === "coder" && codersKey?.trim() === ""
    ? formError(failures["coders-key/wrong"].message, "codersKey")
    : null;
}

const divider = {
  display: "flex",
  alignItems: "center",
  gap: 2,
  my: 1,
  typography: "eyebrow",
  color: "text.secondary",
  "&::before, &::after": {
    content: '""',
    flex: 1,
    borderTop: "1px solid",
    borderColor: "divider",
  },
} as const;
