DROP INDEX "problems_latest";--> statement-breakpoint
CREATE INDEX "chat_images_schedule" ON "chat_images" USING btree ("schedule_id");--> statement-breakpoint
CREATE INDEX "messages_image" ON "messages" USING btree ("image_id") WHERE "messages"."image_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_other" ON "notices" USING btree ("other_id");--> statement-breakpoint
CREATE INDEX "problems_added_by" ON "problems" USING btree ("added_by");--> statement-breakpoint
CREATE INDEX "schedules_left_coder" ON "schedules" USING btree ("left_coder_id") WHERE "schedules"."left_coder_id" is not null;--> statement-breakpoint
CREATE INDEX "stories_taken_down" ON "stories" USING btree ("taken_down_at") WHERE "stories"."taken_down_at" is not null and "stories"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "story_generations_attempt" ON "story_generations" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "story_generations_story" ON "story_generations" USING btree ("story_id") WHERE "story_generations"."story_id" is not null;--> statement-breakpoint
CREATE INDEX "problems_latest" ON "problems" USING btree ("created_at","id");