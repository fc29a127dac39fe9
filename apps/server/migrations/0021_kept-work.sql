CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"state" text NOT NULL,
	"content" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" bigint NOT NULL,
	"tried_at" bigint,
	"sent_at" bigint,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'refused', 'failed', 'expired'))
);
--> statement-breakpoint
CREATE TABLE "narration_leases" (
	"story_id" uuid NOT NULL,
	"edition" text NOT NULL,
	"holder" uuid NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "narration_leases_story_id_edition_pk" PRIMARY KEY("story_id","edition")
);
--> statement-breakpoint
ALTER TABLE "story_generations" ADD COLUMN "blamed" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "story_generations" ADD COLUMN "order" jsonb;--> statement-breakpoint
ALTER TABLE "story_generations" ADD COLUMN "runs" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "narration_leases" ADD CONSTRAINT "narration_leases_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to","created_at");--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "narration_leases_until" ON "narration_leases" USING btree ("until");