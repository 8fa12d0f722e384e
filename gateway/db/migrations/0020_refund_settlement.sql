ALTER TABLE "refund" ADD COLUMN "settlement" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "refund" ALTER COLUMN "settlement" SET DEFAULT 'open';