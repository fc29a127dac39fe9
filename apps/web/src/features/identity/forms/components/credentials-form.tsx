import { failures } from "@codetale/contract/errors";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import { useState, type ReactNode, type SyntheticEvent } from "react";
import { GoogleIcon, PasskeyIcon } from "#ui/display/icons";
import { Notice } from "#ui/feedback/notice";
import { PasswordField } from "#ui/forms/password-field";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import type { GoogleSignInState } from "../../google/hooks/use-google-sign-in.ts";
import type { PasskeySignInState } from "../../passkeys/hooks/use-passkey-sign-in.ts";
import { passkeyWords } from "../../passkeys/words.ts";
import { words } from "../../words.ts";
import { formError, type FormError } from "../form-error.ts";
import { useIdentityForm } from "../hooks/use-identity-form.tsx";
import { refusePassword } from "../password-rules.ts";
import { CodersKeyField } from "./coders-key-field.tsx";
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
  /** Where they are to be signed in. */
  passkey?: PasskeySignInState | undefined;
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
    passkey,
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

  /** What the other ways last said is then older than what the form says. */
  const [isFormLast, setIsFormLast] = useState(false);
  const send = (event: SyntheticEvent) => {
    setIsFormLast(true);
    form.send(event);
  };

  return (
    <IdentityForm
      form={{ ...form, send }}
      actions={
        <SubmitButton size="large" fullWidth isBusy={form.isSending}>
          {isNew ? "Get Started" : "Sign In"}
        </SubmitButton>
      }
    >
      <OtherWays
        google={google}
        passkey={passkey}
        hasNotices={!isFormLast}
        onPress={({ start }) => {
          setIsFormLast(false);
          form.showError(null);
          void start(form.read().codersKey ?? null).then(form.showError);
        }}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete={autoCompleteOf(passkey)}
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
        <CodersKeyField
          help={isNew && words.codersKeyHint}
          defaultValue={defaultValues.codersKey ?? ""}
          {...form.field("codersKey")}
        />
      )}
      {terms}
    </IdentityForm>
  );
}

/** Where passkeys are offered, the browser has them among the addresses that it fills in. */
function autoCompleteOf(passkey: PasskeySignInState | undefined): string {
  return passkey?.isOffered ? "username webauthn" : "username";
}

interface OtherWaysProps extends Pick<CredentialsFormProps, "google" | "passkey"> {
  /** Whether what the ways say is shown. */
  hasNotices: boolean;
  onPress: (way: GoogleSignInState | PasskeySignInState) => void;
}

/** The buttons of the ways without a password, with a divider between them and the form. */
function OtherWays({ google, passkey, hasNotices, onPress }: OtherWaysProps) {
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <WayButton
        icon={<GoogleIcon />}
        label="Continue with Google"
        isBusy={google.isLeaving}
        onPress={() => onPress(google)}
      />
      {hasNotices && google.notice && (
        <Notice tone={google.notice.tone}>
          <div>{google.notice.message}</div>
          {google.notice.advice !== null && <div>{google.notice.advice}</div>}
        </Notice>
      )}
      {passkey?.isOffered && (
        <WayButton
          sx={onlyWithPasskeys}
          icon={<PasskeyIcon />}
          label={passkeyWords.signIn}
          isBusy={passkey.isBusy}
          onPress={() => onPress(passkey)}
        />
      )}
      {hasNotices && passkey?.notice && <Notice tone="error">{passkey.notice}</Notice>}
      <Box sx={divider}>OR</Box>
    </Box>
  );
}

interface WayButtonProps {
  icon: ReactNode;
  label: string;
  isBusy: boolean;
  onPress: () => void;
  sx?: object;
}

function WayButton({ icon, label, isBusy, onPress, sx }: WayButtonProps) {
  return (
    <SubmitButton
      type="button"
      variant="outlined"
      size="large"
      fullWidth
      startIcon={icon}
      isBusy={isBusy}
      onClick={onPress}
      {...(sx && { sx })}
    >
      {label}
    </SubmitButton>
  );
}

async function refuseCredentials(
  { email, password, codersKey }: Credentials,
  person: AccountRole,
  isNew: boolean,
): Promise<CredentialsError | null> {
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
  const tooWeak = isNew ? await refusePassword(password, email.trim()) : null;
  if (tooWeak !== null) return formError(tooWeak, "password");
  // Without the key, the call to sign in would do so as a learner.
  return person === "coder" && codersKey?.trim() === ""
    ? formError(failures["coders-key/wrong"].message, "codersKey")
    : null;
}

/** On a page that was written at build time, until the app knows the browser: `public/start.js`. */
const onlyWithPasskeys = { "[data-passkeys=none] &": { display: "none" } };

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
