CREATE TABLE "coder_profiles" (
	"uid" text PRIMARY KEY NOT NULL,
	"languages" text[] NOT NULL,
	"companies" text[] NOT NULL,
	"coding_since" integer,
	"about" text NOT NULL,
	"changed_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coder_profiles" ADD CONSTRAINT "coder_profiles_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;