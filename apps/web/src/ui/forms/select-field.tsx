import Box from "@mui/material/Box";
import type { ComponentProps } from "react";
import { controlStyle } from "./control-style.tsx";
import { Field, type FieldProps } from "./field.tsx";

interface Option {
  value: string;
  label: string;
}

type SelectFieldProps = FieldProps &
  Omit<ComponentProps<"select">, "id" | "color" | "children"> & {
    options: readonly (string | Option)[];
    /** Shown while nothing is chosen; its value is the empty string. */
    placeholder?: string;
  };

/** A native select, so that the device's own picker and keyboard search work. */
export function SelectField(props: SelectFieldProps) {
  const { label, help, error, isOptional = false, options, placeholder, ...select } = props;
  return (
    <Field label={label} help={help} error={error} isOptional={isOptional}>
      {(control) => (
        <Box component="select" {...select} {...control} sx={selectStyle}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(asOption).map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Box>
      )}
    </Field>
  );
}

function asOption(option: string | Option): Option {
  return typeof option === "string" ? { value: option, label: option } : option;
}

/** A downward chevron. */
const chevron =
  "linear-gradient(45deg, transparent 50%, currentColor 50%), " +
  "linear-gradient(-45deg, transparent 50%, currentColor 50%)";

const selectStyle = {
  ...controlStyle,
  appearance: "none",
  pr: 5,
  backgroundImage: chevron,
  backgroundPosition: "right 20px center, right 14px center",
  backgroundSize: "6px 6px",
  backgroundRepeat: "no-repeat",
  textOverflow: "ellipsis",
};
