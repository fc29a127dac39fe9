CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "accounts_provider" UNIQUE("provider_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"window_ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"schedule_id" uuid NOT NULL,
	"sender_id" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chats" (
	"schedule_id" uuid PRIMARY KEY NOT NULL,
	"learner_id" text NOT NULL,
	"coder_id" text NOT NULL,
	"last_seq" integer DEFAULT 0 NOT NULL,
	"last_text" text,
	"last_at" bigint,
	"learner_read_seq" integer DEFAULT 0 NOT NULL,
	"coder_read_seq" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "mailbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"to" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"sent_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"schedule_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"id" text NOT NULL,
	"sender_id" text NOT NULL,
	"text" text NOT NULL,
	"image_id" uuid,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "messages_schedule_id_seq_pk" PRIMARY KEY("schedule_id","seq"),
	CONSTRAINT "messages_client_id" UNIQUE("schedule_id","id")
);
--> statement-breakpoint
CREATE TABLE "one_time_codes" (
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" integer NOT NULL,
	"sent_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"tries_since" bigint NOT NULL,
	CONSTRAINT "one_time_codes_email_purpose_pk" PRIMARY KEY("email","purpose")
);
--> statement-breakpoint
CREATE TABLE "openid_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"person" text NOT NULL,
	"return_to" text,
	"redirect_uri" text NOT NULL,
	"code_verifier" text NOT NULL,
	"nonce" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "problems" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"added_by" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profiles" (
	"uid" text NOT NULL,
	"person" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"created_at" bigint NOT NULL,
	CONSTRAINT "profiles_uid_person_pk" PRIMARY KEY("uid","person"),
	CONSTRAINT "profiles_person" CHECK ("profiles"."person" in ('user', 'coder'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"learner_id" text NOT NULL,
	"coder_id" text,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"time_zone" text NOT NULL,
	"difficulty" text NOT NULL,
	"language" text NOT NULL,
	"number_of_questions" integer NOT NULL,
	"company" text NOT NULL,
	"mode" text NOT NULL,
	"other_requests" text NOT NULL,
	"paid_at" bigint,
	"payment_reference" text,
	"started_at" bigint,
	"completed_at" bigint,
	"created_at" bigint NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "schedules_end_after_start" CHECK ("schedules"."ends_at" > "schedules"."starts_at"),
	CONSTRAINT "schedules_started_before_completed" CHECK ("schedules"."completed_at" is null or "schedules"."started_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"person" text DEFAULT 'user' NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"is_disabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_images" ADD CONSTRAINT "chat_images_schedule_id_chats_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."chats"("schedule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chats" ADD CONSTRAINT "chats_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_image_id_chat_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."chat_images"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_schedule_id_chats_schedule_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."chats"("schedule_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "problems" ADD CONSTRAINT "problems_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_uid_users_id_fk" FOREIGN KEY ("uid") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_learner_id_users_id_fk" FOREIGN KEY ("learner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_coder_id_users_id_fk" FOREIGN KEY ("coder_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "chats_learner" ON "chats" USING btree ("learner_id");--> statement-breakpoint
CREATE INDEX "chats_coder" ON "chats" USING btree ("coder_id");--> statement-breakpoint
CREATE INDEX "mailbox_to" ON "mailbox" USING btree ("to","sent_at");--> statement-breakpoint
CREATE INDEX "photos_owner" ON "photos" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "problems_latest" ON "problems" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "schedules_idempotency" ON "schedules" USING btree ("learner_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "schedules_learner" ON "schedules" USING btree ("learner_id","starts_at");--> statement-breakpoint
CREATE INDEX "schedules_coder" ON "schedules" USING btree ("coder_id","starts_at");--> statement-breakpoint
CREATE INDEX "schedules_open" ON "schedules" USING btree ("ends_at") WHERE "schedules"."coder_id" is null and "schedules"."paid_at" is not null;--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tickets_email" ON "tickets" USING btree ("email","purpose");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");