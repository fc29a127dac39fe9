import { textDirection } from "../language-tag.ts";

interface StoryTextProps {
  /** The tag of the story's language; undefined where it is unknown. */
  lang: string | undefined;
  children: string;
}

/** A story's text within the interface, marked with the story's language and direction. */
export function StoryText({ lang, children }: StoryTextProps) {
  return (
    <bdi lang={lang} dir={textDirection(lang)}>
      {children}
    </bdi>
  );
}
