ALTER TABLE "chats" ADD COLUMN "learner_received_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "coder_received_seq" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chats" ADD COLUMN "last_change" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "edited_at" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "change" integer DEFAULT 0 NOT NULL;