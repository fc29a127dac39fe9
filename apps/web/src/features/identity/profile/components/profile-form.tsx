import { failures } from "@codetale/contract/errors";
import { LONGEST_ACCOUNT_NAME } from "@codetale/contract/identity";
import { screenPaths } from "@codetale/contract/screens";
import type { AccountRole } from "@codetale/contract/values";
import { isEmail } from "@codetale/domain/identity/email";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useWatch } from "react-hook-form";
import { Link as RouterLink } from "#lib/routing/link";
import { SubmitButton } from "#ui/forms/submit-button";
import { TextField } from "#ui/forms/text-field";
import type { PhotoChoice } from "../hooks/use-photo.ts";
import { useIdentityForm } from "../../forms/hooks/use-identity-form.ts";
import { formError, type FormError } from "../../forms/form-error.ts";
import { words } from "../../words.ts";
import { announcedError } from "../../forms/components/announced-error.tsx";
import { EmailProof } from "./email-proof.tsx";
import { fieldStack } from "../../forms/components/field-stack.ts";
import { FormErrorNotice } from "../../forms/components/form-error-notice.tsx";
import { PhotoField } from "./photo-field.tsx";

export interface ProfileFields {
  name: string;
  email: string;
  /** Always empty: the file is held outside the form, and this field only carries its errors. */
  photo: string;
}

export type ProfileFormError = FormError<keyof ProfileFields>;

interface ProfileFormProps {
  person: AccountRole;
  name: string;
  email: string;
  photo: PhotoChoice;
  /** Address of the saved photo. */
  presentPhoto: string | null;
  isVerified: (email: string) => boolean;
  verify: (fields: ProfileFields) => Promise<ProfileFormError | null>;
  submit: (fields: ProfileFields) => Promise<ProfileFormError | null>;
}

export function ProfileForm(props: ProfileFormProps) {
  const { person, photo, presentPhoto, isVerified, verify, submit } = props;
  const needsPhoto = person === "user" && photo.chosen === null && presentPhoto === null;
  const form = useIdentityForm<ProfileFields>({
    defaultValues: { name: props.name, email: props.email, photo: "" },
    refuse: (fields) => refuseIncomplete(fields, isVerified(fields.email), needsPhoto),
    submit,
  });
  const typed = useWatch({ control: form.control });
  const email = typed.email ?? "";
  const { ref: photoInput } = form.register("photo");

  async function startVerification(): Promise<void> {
    form.showError(null);
    form.showError(
      refuseAddress(email) ?? (await verify({ name: typed.name ?? "", email, photo: "" })),
    );
  }

  return (
    <Box component="form" noValidate onSubmit={form.send} sx={fieldStack}>
      <PhotoField
        ref={photoInput}
        name={typed.name ?? ""}
        chosen={photo.chosen}
        present={presentPhoto}
        error={photo.refusal ?? form.errorOf("photo")}
        onChoose={(file) => {
          form.clearError("photo");
          photo.choose(file);
        }}
        onCrop={photo.crop}
      />
      <TextField
        label="Name"
        autoComplete="name"
        maxLength={LONGEST_ACCOUNT_NAME}
        error={announcedError(form.errorOf("name"))}
        {...form.register("name")}
      />
      <Box>
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          error={announcedError(form.errorOf("email"))}
          {...form.register("email")}
        />
        <EmailProof
          isVerified={isVerified(email)}
          isEmpty={email.trim() === ""}
          verify={startVerification}
        />
      </Box>
      <FormErrorNotice problem={form.generalError} />
      <Box sx={{ display: "flex", flexDirection: { xs: "column", sm: "row" }, gap: 1.5 }}>
        <SubmitButton size="large" isBusy={form.isSending} sx={{ flex: 2 }}>
          Update Profile
        </SubmitButton>
        {person === "user" && (
          <Button
            variant="outlined"
            size="large"
            component={RouterLink}
            to={screenPaths.home}
            sx={{ flex: 1 }}
          >
            Skip
          </Button>
        )}
      </Box>
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
  const isMissing = { photo: needsPhoto, name: name.trim() === "", email: !hasVerifiedEmail };
  const missing = (["photo", "name", "email"] as const).filter((field) => isMissing[field]);
  if (missing.length === 0) return null;
  return {
    ...formError(failures["profile/incomplete"].message, ...missing),
    notes: words.profileNotes,
  };
}
