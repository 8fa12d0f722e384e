CREATE TABLE "backup" (
	"night" date PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text
);
