// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { DocumentTitle } from "#ui/layout/document-title";
import { useCountInTitle } from "./count-in-title.ts";

afterEach(cleanup);

it("[NOTE-1] shows what every part of the app counts, together, before any screen's title", async () => {
  const { rerender } = render(<Parts counts={[3, 2]} title="Chat with Asha" />);
  await waitFor(() => expect(document.title).toBe("(5) Chat with Asha"));

  rerender(<Parts counts={[0, 2]} title="Chat with Asha" />);
  await waitFor(() => expect(document.title).toBe("(2) Chat with Asha"));

  rerender(<Parts counts={[3]} title="Home" />);
  await waitFor(() => expect(document.title).toBe("(3) Home"));

  rerender(<Parts counts={[0]} title="Home" />);
  await waitFor(() => expect(document.title).toBe("Home"));
});

function Parts({ counts, title }: { counts: number[]; title: string }) {
  return (
    <>
      <DocumentTitle title={title} />
      {counts.map((count, index) => (
        <Part key={index} count={count} />
      ))}
    </>
  );
}

function Part({ count }: { count: number }) {
  useCountInTitle(count);
  return null;
}
