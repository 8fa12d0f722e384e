CREATE TABLE "refund_dispute" (
	"refund_id" integer PRIMARY KEY NOT NULL,
	"refusal" text NOT NULL,
	"objection" text NOT NULL,
	"images" text[] NOT NULL,
	"verdict" text,
	"objected_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	CONSTRAINT "refund_dispute_pictures" CHECK (cardinality("refund_dispute"."images") <= 5),
	CONSTRAINT "refund_dispute_verdict" CHECK (("refund_dispute"."verdict" is null) = ("refund_dispute"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "refund_return" (
	"refund_id" integer PRIMARY KEY NOT NULL,
	"way" text NOT NULL,
	"store_id" integer,
	"due_at" timestamp with time zone,
	"courier" text,
	"tracking_no" text,
	"sent_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"images" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "refund_return_store" CHECK (("refund_return"."way" = 'pickUp') = ("refund_return"."store_id" is null)),
	CONSTRAINT "refund_return_pictures" CHECK (cardinality("refund_return"."images") <= 5)
);
--> statement-breakpoint
CREATE TABLE "refund_return_line" (
	"refund_id" integer NOT NULL,
	"line_id" integer NOT NULL,
	"condition" text NOT NULL,
	"restocked" smallint NOT NULL,
	CONSTRAINT "refund_return_line_refund_id_line_id_pk" PRIMARY KEY("refund_id","line_id"),
	CONSTRAINT "refund_return_line_restocked" CHECK ("refund_return_line"."restocked" = 0 or ("refund_return_line"."restocked" > 0 and "refund_return_line"."condition" = 'good'))
);
--> statement-breakpoint
CREATE TABLE "refund_split" (
	"refund_id" integer PRIMARY KEY NOT NULL,
	"from_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "refund_dispute" ADD CONSTRAINT "refund_dispute_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_return" ADD CONSTRAINT "refund_return_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_return" ADD CONSTRAINT "refund_return_store_id_store_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."store"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_return_line" ADD CONSTRAINT "refund_return_line_refund_id_refund_return_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund_return"("refund_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_return_line" ADD CONSTRAINT "refund_return_line_line_id_order_line_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_line"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_split" ADD CONSTRAINT "refund_split_refund_id_refund_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_split" ADD CONSTRAINT "refund_split_from_id_refund_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."refund"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_return_due" ON "refund_return" USING btree ("due_at") WHERE "refund_return"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "refund_split_from" ON "refund_split" USING btree ("from_id");