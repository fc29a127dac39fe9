CREATE TABLE "address_undos" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"email" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"uid" text NOT NULL,
	"device_hash" text NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "known_devices_uid_device_hash_pk" PRIMARY KEY("uid","device_hash")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "provider_email" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "last_used_at" bigint;--> statement-breakpoint
ALTER TABLE "openid_sign_ins" ADD COLUMN "proven_session_id" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "proof_ends_at" bigint;--> statement-breakpoint
ALTER TABLE "address_undos" ADD CONSTRAINT "address_undos_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_undos_uid" ON "address_undos" USING btree ("uid");