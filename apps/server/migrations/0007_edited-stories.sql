ALTER TABLE "stories" ADD COLUMN "themes" jsonb;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "facts" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;