import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "id" | "color">;

/** A one-line input; `type` makes it a native input for e-mail, numbers, dates or times. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, isOptional = false, isLabelHidden = false, ...input } = props;
  const frame = { label, help, error, isOptional, isLabelHidden };
  return (
    <Field {...frame}>
      {(control) => <Box component="input" {...input} {...control} sx={controlStyle} />}
    </Field>
  );
}
