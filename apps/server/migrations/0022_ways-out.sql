DROP INDEX "schedules_open";--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "cancelled_at" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "cancel_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "refund" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "refunded_at" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "refund_reference" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "paid_with_credit_of" uuid;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "left_coder_id" text;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "left_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_left_coder_id_users_id_fk" FOREIGN KEY ("left_coder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_credit_spent" ON "schedules" USING btree ("paid_with_credit_of");--> statement-breakpoint
CREATE INDEX "schedules_without_coder" ON "schedules" USING btree ("starts_at") WHERE "schedules"."coder_id" is null and "schedules"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_cancelled_whole" CHECK (("schedules"."cancelled_at" is null) = ("schedules"."cancelled_by" is null)
        and ("schedules"."cancelled_at" is null) = ("schedules"."refund" is null));--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_cancelled_before_started" CHECK ("schedules"."cancelled_at" is null or "schedules"."started_at" is null);--> statement-breakpoint
-- A cancelled session leaves its coder free for another one at that time. Deleted accounts share one
-- stand-in.
ALTER TABLE "schedules" DROP CONSTRAINT "schedules_coder_overlap";--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_coder_overlap"
  EXCLUDE USING gist ("coder_id" WITH =, int8range("starts_at", "ends_at") WITH &&)
  WHERE ("coder_id" IS NOT NULL AND "coder_id" <> 'deleted-account'
    AND "completed_at" IS NULL AND "cancelled_at" IS NULL);
