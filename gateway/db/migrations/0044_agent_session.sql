CREATE TABLE "agent_command" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"asked_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_handover" (
	"pre_order_no" uuid PRIMARY KEY NOT NULL,
	"checkout_hash" text NOT NULL,
	"agent" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_session" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"agent" text NOT NULL,
	"content" jsonb NOT NULL,
	"cart_hash" text,
	"round" integer,
	"cancelled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refused_agent" (
	"host" text PRIMARY KEY NOT NULL,
	"refused_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "agent_command_created" ON "agent_command" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "agent_handover_checkout" ON "agent_handover" USING btree ("checkout_hash");--> statement-breakpoint
CREATE INDEX "agent_handover_agent" ON "agent_handover" USING btree ("agent");--> statement-breakpoint
CREATE INDEX "agent_session_expires" ON "agent_session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "agent_session_cart" ON "agent_session" USING btree ("cart_hash");--> statement-breakpoint
CREATE INDEX "agent_session_agent" ON "agent_session" USING btree ("agent","created_at");