CREATE TABLE "story_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"reporter_id" text,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"reported_at" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "story_reports_once" UNIQUE("story_id","reporter_id")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "taken_down_at" bigint;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reports" ADD CONSTRAINT "story_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_reports_reporter" ON "story_reports" USING btree ("reporter_id");--> statement-breakpoint
CREATE INDEX "story_reports_open" ON "story_reports" USING btree ("reported_at") WHERE "story_reports"."closed_at" is null;