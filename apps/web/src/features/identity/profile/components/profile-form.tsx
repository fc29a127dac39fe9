import { failures } from "@codetale/contract/errors";
import { LONGEST_ACCOUNT_NAME } from "@codetale/contract/identity";
import type { AccountRole } from "@codetale/contract/values";
import { accountName } from "@codetale/domain/identity/account-name";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useEffect, useEffectEvent, useState } from "react";
import { CheckIcon } from "#ui/display/icons";
import { StatusChip } from "#ui/display/status-chip";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import { IdentityForm } from "../../forms/components/identity-form.tsx";
import { formError, notesFor, type FormError } from "../../forms/form-error.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.tsx";
import { words } from "../../words.ts";
import type { PhotoChoice } from "../hooks/use-photo.ts";
import { PhotoField } from "./photo-field.tsx";

export interface ProfileFields {
  name: string;
  email: string;
}

/** The photo's file is held outside the form. */
type ProfileField = keyof ProfileFields | "photo";

export type ProfileFormError = FormError<ProfileField>;

interface ProfileFormProps {
  person: AccountRole;
  defaultValues: ProfileFields;
  photo: PhotoChoice;
  /** Address of the saved photo. */
  presentPhoto: string | null;
  isVerified: (email: string) => boolean;
  verify: (fields: ProfileFields) => Promise<ProfileFormError | null>;
  submit: (fields: ProfileFields) => Promise<ProfileFormError | null>;
  /** Where the form leads, saved or skipped. */
  nextPath: string;
  /** Called with what the fields hold whenever they or the photo change. */
  onChange: (fields: ProfileFields) => void;
}

export function ProfileForm(props: ProfileFormProps) {
  const { person, defaultValues, photo, presentPhoto, isVerified, verify, submit } = props;
  const [{ name, email }, setTyped] = useState(defaultValues);
  const form = useIdentityForm<ProfileFields, ProfileField>({
    async refuse(fields) {
      // A password manager may have filled them in without events.
      setTyped(fields);
      const hasPhoto = presentPhoto !== null || (await photo.settled()) !== null;
      return refuseIncomplete(fields, isVerified(fields.email), person === "user" && !hasPhoto);
    },
    submit,
  });

  const change = useEffectEvent(() => props.onChange({ name, email }));
  useEffect(() => change(), [name, email, photo.chosen]);

  async function startVerification(): Promise<void> {
    form.showError(null);
    form.showError(refuseAddress(email) ?? (await verify({ name, email })));
  }

  return (
    <IdentityForm
      form={form}
      actions={
        <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, gap: 1.5 }}>
          <SubmitButton size="large" isBusy={form.isSending} sx={{ flex: 2 }}>
            Update Profile
          </SubmitButton>
          {person === "user" && (
            <Button variant="outlined" size="large" href={props.nextPath} sx={{ flex: 1 }}>
              Skip
            </Button>
          )}
        </Box>
      }
    >
      <PhotoField
        {...form.field("photo")}
        personName={name}
        chosen={photo.chosen}
        present={presentPhoto}
        error={photo.refusal ?? form.error?.notes.photo}
        onChoose={photo.choose}
        onCrop={photo.crop}
      />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={LONGEST_ACCOUNT_NAME}
        defaultValue={defaultValues.name}
        onChange={({ target }) => setTyped({ name: target.value, email })}
        {...form.field("name")}
      />
      <Box>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          defaultValue={defaultValues.email}
          onChange={({ target }) => setTyped({ name, email: target.value })}
          {...form.field("email")}
        />
        <EmailProof
          isVerified={isVerified(email)}
          isEmpty={email.trim() === ""}
          verify={startVerification}
        />
      </Box>
    </IdentityForm>
  );
}

interface EmailProofProps {
  isVerified: boolean;
  isEmpty: boolean;
  verify: () => Promise<void>;
}

/** Shows whether the typed address is verified, with a button to verify it. */
function EmailProof({ isVerified, isEmpty, verify }: EmailProofProps) {
  const [isBusy, setIsBusy] = useState(false);
  if (isEmpty) return null;
  if (isVerified)
    return (
      <Box sx={{ mt: 1 }}>
        <StatusChip icon={<CheckIcon size="1em" />} label="Verified" tone="pine" />
      </Box>
    );
  return (
    <Box sx={{ mt: 1.5 }}>
      <SubmitButton
        type="button"
        variant="outlined"
        isBusy={isBusy}
        onClick={() => {
          setIsBusy(true);
          void verify().finally(() => setIsBusy(false));
        }}
      >
        Verify Email
      </SubmitButton>
    </Box>
  );
}

function refuseAddress(email: string): ProfileFormError | null {
  return isEmail(email) ? null : formError(failures["register/invalid-email"].message, "email");
}

function refuseIncomplete(
  { name }: ProfileFields,
  hasVerifiedEmail: boolean,
  needsPhoto: boolean,
): ProfileFormError | null {
  const isMissing = { photo: needsPhoto, name: accountName(name) === "", email: !hasVerifiedEmail };
  const missing = (["photo", "name", "email"] as const).filter((field) => isMissing[field]);
  if (missing.length === 0) return null;
  return {
    ...formError(failures["profile/incomplete"].message),
    notes: notesFor(missing, (field) => words.profileNotes[field]),
  };
}
