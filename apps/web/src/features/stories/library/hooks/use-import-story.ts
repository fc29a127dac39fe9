import { importStory } from "@codetale/contract/stories";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ApiError, call } from "#lib/http/api-client";
import { storyKeys } from "../../queries.ts";
import { words } from "../words.ts";

export interface ImportResult {
  tone: "success" | "error";
  message: string;
  /** The faults that prevent the import, each with its scene or line. */
  problems: readonly string[];
}

/** Imports a file: ink by its name's ending, else Twee; the library's lists are fetched again. */
export function useImportStory(): {
  importFile: (file: File, language: string) => void;
  isBusy: boolean;
  result: ImportResult | null;
} {
  const client = useQueryClient();
  const importing = useMutation({
    mutationFn: async ({ file, language }: { file: File; language: string }) => {
      const format = /\.ink$/i.test(file.name) ? "ink" : "twee";
      return call(importStory, { body: { format, source: await file.text(), language } });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: storyKeys.lists }),
  });
  const { data, error, isPending, mutate } = importing;
  return {
    importFile: (file, language) => mutate({ file, language }),
    isBusy: isPending,
    result: data
      ? { tone: "success", message: words.imported(data.story.title), problems: [] }
      : error && { tone: "error", message: error.message, problems: problemsOf(error) },
  };
}

function problemsOf(error: Error): string[] {
  return error instanceof ApiError ? error.errors.map(({ message }) => message) : [];
}
