DROP INDEX "mails_created";--> statement-breakpoint
CREATE INDEX "mails_created" ON "mails" USING btree ("created_at","id");