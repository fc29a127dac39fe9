import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { useState, type ComponentProps } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";
import { EyeIcon, EyeOffIcon } from "../display/icons.tsx";

type PasswordFieldProps = FieldProps & Omit<ComponentProps<"input">, "id" | "type" | "color">;

/** A password field with a button that shows the password. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, help, error, isOptional = false, ...input } = props;
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <Box sx={{ position: "relative" }}>
          <Box
            component="input"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? "text" : "password"}
            sx={{ ...controlStyle, pr: 7 }}
          />
          <IconButton
            aria-label={isShown ? "Hide password" : "Show password"}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            sx={{ position: "absolute", right: 2, top: 2, color: "text.secondary" }}
          >
            {isShown ? <EyeOffIcon /> : <EyeIcon />}
          </IconButton>
        </Box>
      )}
    </Field>
  );
}
