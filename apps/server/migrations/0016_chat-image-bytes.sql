ALTER TABLE "chat_images" ADD COLUMN "bytes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "chat_images_sender" ON "chat_images" USING btree ("sender_id");