CREATE TABLE "request_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"language" text NOT NULL,
	"difficulty" text NOT NULL,
	"part" text NOT NULL,
	"days" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "request_alerts_once" UNIQUE("account_id","language","difficulty","part","days")
);
--> statement-breakpoint
ALTER TABLE "request_alerts" ADD CONSTRAINT "request_alerts_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;