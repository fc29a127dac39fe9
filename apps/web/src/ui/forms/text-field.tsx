import Box from "@mui/material/Box";
import { useId, type ComponentProps } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";

interface TextFieldProps extends FieldProps, Omit<ComponentProps<"input">, "id" | "color"> {
  /** Makes a field of several lines, which grows with its text where the browser supports it. */
  rows?: number;
  /** Offered while typing; other texts may be typed, too. */
  suggestions?: readonly string[];
}

/** A native input; `type` makes it one for e-mail, numbers, dates or times. */
export function TextField(props: TextFieldProps) {
  const { label, help, error, isOptional = false, isLabelHidden = false, ...others } = props;
  const frame = { label, help, error, isOptional, isLabelHidden };
  const { suggestions, ...input } = others;
  const isArea = input.rows !== undefined;
  const listId = useId();
  return (
    <Field {...frame}>
      {(control) => (
        <>
          <Box
            component={isArea ? "textarea" : "input"}
            {...(suggestions && { list: listId })}
            {...input}
            {...control}
            sx={isArea ? areaStyle : controlStyle}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text} value={text} />
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

const areaStyle = { ...controlStyle, resize: "vertical", fieldSizing: "content", minHeight: "7em" };
