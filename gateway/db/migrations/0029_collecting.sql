CREATE TABLE "collection" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"reminded_at" timestamp with time zone,
	CONSTRAINT "collection_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "collecting_slot" (
	"store_id" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"taken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "collecting_slot_store_id_starts_at_pk" PRIMARY KEY("store_id","starts_at"),
	CONSTRAINT "collecting_slot_taken" CHECK ("collecting_slot"."taken" >= 0)
);
--> statement-breakpoint
ALTER TABLE "merchant_order" ADD COLUMN "is_collected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "collection" ADD CONSTRAINT "collection_order_id_merchant_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."merchant_order"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collecting_slot" ADD CONSTRAINT "collecting_slot_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;