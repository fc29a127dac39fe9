-- A coder holds at most one session at any time: the database refuses the second of two that overlap.
CREATE EXTENSION IF NOT EXISTS btree_gist;
--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_coder_overlap"
  EXCLUDE USING gist ("coder_id" WITH =, int8range("starts_at", "ends_at") WITH &&)
  WHERE ("coder_id" IS NOT NULL AND "completed_at" IS NULL);
