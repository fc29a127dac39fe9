import type { ComponentProps } from "react";
import { TextField } from "#ui/forms/text-field";
import { stepWords } from "../../passkeys/words.ts";

/** @param props those of a form's field */
export function RecoveryCodeField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label={stepWords.code}
      help={stepWords.codeHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
