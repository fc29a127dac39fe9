import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<"textarea">, "id" | "color">;

/** A multi-line text field, which grows with its text where the browser supports it. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { label, help, error, isOptional = false, rows = 4, ...input } = props;
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => <Box component="textarea" rows={rows} {...input} {...control} sx={areaStyle} />}
    </Field>
  );
}

const areaStyle = { ...controlStyle, resize: "vertical", fieldSizing: "content", minHeight: "7em" };
