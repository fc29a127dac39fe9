CREATE TABLE "story_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"story_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"label" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_on" text,
	CONSTRAINT "story_links_secret_hash" UNIQUE("secret_hash")
);
--> statement-breakpoint
ALTER TABLE "story_links" ADD CONSTRAINT "story_links_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "story_links_story" ON "story_links" USING btree ("story_id","created_at");