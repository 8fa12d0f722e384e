CREATE TABLE "search_miss" (
	"keyword" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text collate "C" PRIMARY KEY NOT NULL
);
