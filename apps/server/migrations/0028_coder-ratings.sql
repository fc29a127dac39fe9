CREATE TABLE "coder_ratings" (
	"schedule_id" uuid PRIMARY KEY NOT NULL,
	"coder_id" text NOT NULL,
	"learner_id" text NOT NULL,
	"stars" integer NOT NULL,
	"words" text NOT NULL,
	"rated_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "coder_ratings_stars" CHECK ("coder_ratings"."stars" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "coder_ratings" ADD CONSTRAINT "coder_ratings_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coder_ratings" ADD CONSTRAINT "coder_ratings_coder_id_users_id_fk" FOREIGN KEY ("coder_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coder_ratings" ADD CONSTRAINT "coder_ratings_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coder_ratings_coder" ON "coder_ratings" USING btree ("coder_id","rated_at");--> statement-breakpoint
CREATE INDEX "coder_ratings_learner" ON "coder_ratings" USING btree ("learner_id","rated_at");