import { textDirection } from "../language-tag.ts";

interface StoryTextProps {
  /** The story's language; undefined where nobody knows its tag. */
  lang: string | undefined;
  children: string;
}

/** Words of a story among our own: read in its language, and in its direction. */
export function StoryText({ lang, children }: StoryTextProps) {
  return (
    <bdi lang={lang} dir={textDirection(lang)}>
      {children}
    </bdi>
  );
}
