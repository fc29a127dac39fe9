import type { ComponentProps } from "react";
import { TextField } from "#ui/forms/text-field";

/** @param props those of a form's field */
export function CodersKeyField(props: Omit<ComponentProps<typeof TextField>, "label">) {
  return (
    <TextField
      label="Coders Key"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  );
}
