ALTER TABLE "account" VALIDATE CONSTRAINT "account_role_id_staff_role_id_fk";
