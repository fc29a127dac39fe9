import { useParams } from "wouter";
import { useServiceWorker } from "#lib/service-worker-registration";
import { useSearchParams } from "#lib/routing/navigation";
import { NoStoryPage } from "./no-story-page.tsx";
import { OneStoryPage } from "./one-story-page.tsx";

/** The player at `/stories/play/:id` or `?story=`; without either, a link to the library. */
export function StoryPlayerPage() {
  useServiceWorker();
  const { id } = useParams();
  const [search] = useSearchParams();
  const storyId = id ?? search.get("story");
  return storyId ? <OneStoryPage key={storyId} storyId={storyId} /> : <NoStoryPage />;
}
