import type { Ref } from "react";
import { TextField } from "#ui/forms/text-field";

interface ReasonFieldProps {
  help: string;
  isOptional?: boolean;
  error?: string | undefined;
  value: string;
  ref?: Ref<HTMLInputElement>;
  onChange: (reason: string) => void;
}

/** Why, in words of one's own, for the other participant. */
export function ReasonField({ onChange, ...field }: ReasonFieldProps) {
  return (
    <TextField
      label="Reason"
      rows={2}
      maxLength={500}
      {...field}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
