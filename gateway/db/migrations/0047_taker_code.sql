ALTER TABLE "collection" ADD COLUMN "taker" text;--> statement-breakpoint
ALTER TABLE "collection" ADD COLUMN "handed_at" timestamp with time zone;