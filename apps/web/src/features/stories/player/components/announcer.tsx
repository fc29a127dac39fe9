import { VisuallyHidden } from "#ui/visually-hidden";

/** Says to screen readers what is new on the stage, each thing once. */
export function Announcer({ text }: { text: string }) {
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        {text}
      </span>
    </VisuallyHidden>
  );
}
