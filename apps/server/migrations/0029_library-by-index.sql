-- Every run of one to three characters of a text that has neither space nor line feed: a word, or part of
-- one, is in a text only if its runs are.
CREATE FUNCTION "character_runs"("whole" text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT "run"), '{}')
    FROM generate_series(1, length("whole")) AS "at",
      generate_series(1, 3) AS "length",
      substr("whole", "at", "length") AS "run"
    WHERE "run" !~ '[ \n]'
  );
--> statement-breakpoint
DROP INDEX "stories_shared";--> statement-breakpoint
CREATE INDEX "stories_shared_language" ON "stories" USING btree ("language","created_at","id") WHERE "stories"."shared_at" is not null and "stories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stories_shared_level" ON "stories" USING btree ("level","created_at","id") WHERE "stories"."shared_at" is not null and "stories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stories_shared_search" ON "stories" USING gin (character_runs("searched_for_others")) WHERE "stories"."shared_at" is not null and "stories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stories_shared" ON "stories" USING btree ("created_at","id") WHERE "stories"."shared_at" is not null and "stories"."deleted_at" is null;--> statement-breakpoint
-- How common each run is, by which PostgreSQL chooses between this index and the order of the stories: what it
-- gathers of a partial index it does not use.
CREATE STATISTICS "stories_shared_search_runs" ON (character_runs("searched_for_others")) FROM "stories";--> statement-breakpoint
ALTER INDEX "stories_shared_search" ALTER COLUMN 1 SET STATISTICS 0;
