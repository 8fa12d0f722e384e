ALTER TABLE "account" ADD COLUMN "guesses_told_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "code_asked_at" timestamp with time zone;