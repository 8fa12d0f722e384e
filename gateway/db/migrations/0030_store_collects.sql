ALTER TABLE "store" ADD COLUMN "collects" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "collecting_capacity" integer DEFAULT 20 NOT NULL;