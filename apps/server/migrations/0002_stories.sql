CREATE TABLE "spoken_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"word_starts" jsonb,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text,
	"title" text NOT NULL,
	"title_for_others" text NOT NULL,
	"about" jsonb NOT NULL,
	"about_for_others" jsonb NOT NULL,
	"scenes" jsonb NOT NULL,
	"scenes_for_others" jsonb NOT NULL,
	"searched" text NOT NULL,
	"searched_for_others" text NOT NULL,
	"children" jsonb NOT NULL,
	"language" text NOT NULL,
	"level" text NOT NULL,
	"storyteller" text NOT NULL,
	"seed" text NOT NULL,
	"created_at" bigint NOT NULL,
	"shared_at" bigint,
	"deleted_at" bigint,
	CONSTRAINT "stories_level" CHECK ("stories"."level" in ('3-5', '6-9')),
	CONSTRAINT "stories_storyteller" CHECK ("stories"."storyteller" in ('builtin', 'model', 'author'))
);
--> statement-breakpoint
CREATE TABLE "story_generations" (
	"owner_id" text NOT NULL,
	"id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"state" text NOT NULL,
	"progress" jsonb NOT NULL,
	"story_id" uuid,
	"reason" text,
	"message" text,
	"tries" integer DEFAULT 1 NOT NULL,
	"attempt_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"alive_at" bigint NOT NULL,
	CONSTRAINT "story_generations_owner_id_id_pk" PRIMARY KEY("owner_id","id"),
	CONSTRAINT "story_generations_state" CHECK ("story_generations"."state" in ('working', 'done', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "story_voices" (
	"story_id" uuid NOT NULL,
	"telling" text NOT NULL,
	"scene_id" text NOT NULL,
	"line" text NOT NULL,
	"spoken_id" text NOT NULL,
	CONSTRAINT "story_voices_story_id_telling_scene_id_line_pk" PRIMARY KEY("story_id","telling","scene_id","line")
);
--> statement-breakpoint
ALTER TABLE "stories" ADD CONSTRAINT "stories_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_generations" ADD CONSTRAINT "story_generations_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_generations" ADD CONSTRAINT "story_generations_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_voices" ADD CONSTRAINT "story_voices_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_voices" ADD CONSTRAINT "story_voices_spoken_id_spoken_lines_id_fk" FOREIGN KEY ("spoken_id") REFERENCES "public"."spoken_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_owner" ON "stories" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "stories_shared" ON "stories" USING btree ("created_at") WHERE "stories"."shared_at" is not null and "stories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "stories_deleted" ON "stories" USING btree ("deleted_at") WHERE "stories"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "story_generations_working" ON "story_generations" USING btree ("alive_at") WHERE "story_generations"."state" = 'working';--> statement-breakpoint
CREATE INDEX "story_voices_spoken" ON "story_voices" USING btree ("spoken_id");