CREATE TABLE "search_choice" (
	"day" date NOT NULL,
	"keyword" text NOT NULL,
	"next_keyword" text NOT NULL,
	"goods_id" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_choice_day_keyword_next_keyword_goods_id_pk" PRIMARY KEY("day","keyword","next_keyword","goods_id")
);
--> statement-breakpoint
CREATE TABLE "search_gram" (
	"gram" text collate "C" PRIMARY KEY NOT NULL,
	"written" text NOT NULL,
	"sound" text NOT NULL,
	"is_word" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "search_choice" ADD CONSTRAINT "search_choice_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_gram_sound" ON "search_gram" USING btree ("sound");