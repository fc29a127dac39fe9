CREATE TABLE "coder_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"note" text NOT NULL,
	"uid" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	CONSTRAINT "coder_invitations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "openid_sign_ins" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "coder_invitations" ADD CONSTRAINT "coder_invitations_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coder_invitations_uid" ON "coder_invitations" USING btree ("uid");