CREATE TABLE "connected_account" (
	"merchant_id" integer PRIMARY KEY NOT NULL,
	"ref" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout" ADD COLUMN "sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "connected_account" ADD CONSTRAINT "connected_account_merchant_id_merchant_id_fk" FOREIGN KEY ("merchant_id") REFERENCES "public"."merchant"("id") ON DELETE no action ON UPDATE no action;