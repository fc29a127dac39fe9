CREATE TABLE "notice_settings" (
	"account_id" text PRIMARY KEY NOT NULL,
	"mail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"browser" boolean DEFAULT true NOT NULL,
	"sound" boolean DEFAULT false NOT NULL,
	"time_zone" text,
	"calendar_id" uuid,
	"changed_at" bigint NOT NULL,
	CONSTRAINT "notice_settings_calendar_id_unique" UNIQUE("calendar_id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"person" text NOT NULL,
	"schedule_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_own" boolean NOT NULL,
	"other_id" text,
	"occasion_at" bigint NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"revision" integer NOT NULL,
	"refund" text,
	"earlier_starts_at" bigint,
	"earlier_ends_at" bigint,
	"created_at" bigint NOT NULL,
	"told_at" bigint,
	"withdrawn_at" bigint,
	"read_at" bigint,
	CONSTRAINT "notices_once" UNIQUE("account_id","schedule_id","kind","occasion_at")
);
--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "calendar" jsonb;--> statement-breakpoint
ALTER TABLE "mailbox" ADD COLUMN "unsubscribe_link" text;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_account" ON "notices" USING btree ("account_id","told_at");--> statement-breakpoint
CREATE INDEX "notices_created" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "schedules_awaited" ON "schedules" USING btree ("starts_at") WHERE "schedules"."started_at" is null and "schedules"."cancelled_at" is null;