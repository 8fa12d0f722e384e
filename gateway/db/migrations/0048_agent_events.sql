CREATE TABLE "agent_listening" (
	"pre_order_no" uuid PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"sealed_id" text NOT NULL,
	"notified" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_webhook" (
	"host" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_listening_created" ON "agent_listening" USING btree ("created_at");