import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, "id" | "color">;

/** One line of text; with `type` also an e-mail, a number, a date or a time, as native inputs. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, isOptional = false, isLabelHidden = false, ...input } = props;
  const frame = { label, help, error, isOptional, isLabelHidden };
  return (
    <Field {...frame}>
      {(control) => <Box component="input" {...input} {...control} sx={controlStyle} />}
    </Field>
  );
}
