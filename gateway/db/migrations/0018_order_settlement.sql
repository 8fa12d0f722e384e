ALTER TABLE "merchant_order" ADD COLUMN "settlement" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "merchant_order" ALTER COLUMN "settlement" SET DEFAULT 'open';