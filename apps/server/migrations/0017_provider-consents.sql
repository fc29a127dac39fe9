CREATE TABLE "provider_consents" (
	"uid" text NOT NULL,
	"use" text NOT NULL,
	"name" text NOT NULL,
	"agreed_at" bigint NOT NULL,
	CONSTRAINT "provider_consents_uid_use_name_pk" PRIMARY KEY("uid","use","name")
);
--> statement-breakpoint
ALTER TABLE "provider_consents" ADD CONSTRAINT "provider_consents_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;