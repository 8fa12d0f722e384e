ALTER TABLE "staff_invitation" ADD COLUMN "sent_by" integer;--> statement-breakpoint
-- allow constraint-reads: a shop has some ten invitations
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_sent_by_account_id_fk" FOREIGN KEY ("sent_by") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;